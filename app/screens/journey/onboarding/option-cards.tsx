import type { OnboardingAnswers } from "#domain/journey/onboarding.ts";
import { Cover } from "#app/ui/art/cover.tsx";
import type { Question } from "./question.ts";

const KINDS = ["space", "artifakt", "agentik", "challenge"] as const;

/** One card per option: a radio button or a checkbox, with a decorative tile. */
export function OptionCards({
  question: { field, isMultiple, title, options },
  answers,
}: {
  question: Question;
  answers: OnboardingAnswers;
}) {
  const chosen = answers[field];
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{title}</legend>
      {options.map(({ value, name, body }, index) => (
        <label
          key={value}
          className="card flex items-center gap-3 p-3 min-h-18 cursor-pointer hover:border-ink has-[:checked]:border-accent has-[:checked]:bg-raised"
        >
          <Cover
            kind={KINDS[index % 4] ?? "space"}
            id={field + value}
            className="w-12 h-12 rounded-control shrink-0"
          />
          <span className="flex-1 leading-tight">
            <span className="block font-700">{name}</span>
            {body && <span className="block text-sm text-ink-soft">{body}</span>}
          </span>
          <input
            type={isMultiple ? "checkbox" : "radio"}
            name={field}
            value={value}
            defaultChecked={
              Array.isArray(chosen) ? chosen.some((one) => one === value) : chosen === value
            }
            className="tick"
          />
        </label>
      ))}
    </fieldset>
  );
}
