import type { OnboardingAnswers } from "#domain/journey/onboarding.ts";
import { ONBOARDING_STEPS, type OnboardingStep } from "#domain/journey/onboarding-steps.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { Option, Question, Questions } from "./question.ts";
import { stepAddress } from "./step-address.ts";
import type { Words } from "./words.ts";

type Row = [step: OnboardingStep, label: string, answer: string];

/** A row of what need not be answered, if it was. */
const optional = (step: OnboardingStep, label: string, answer: string | undefined): Row[] =>
  answer ? [[step, label, answer]] : [];

/** All answers, each with a link to its step. */
export function Summary({
  answers,
  questions,
  trades,
  words,
  next,
}: {
  answers: OnboardingAnswers;
  questions: Questions;
  trades: readonly Option[];
  words: Words;
  next: string;
}) {
  const lang = useLang();
  const chosenOf = ({ field, options }: Question): string => {
    const chosen = answers[field];
    const values: readonly (string | null)[] = Array.isArray(chosen) ? chosen : [chosen];
    const names = options.filter(({ value }) => values.includes(value)).map(({ name }) => name);
    return names.join(", ") || words.unanswered;
  };
  const trade = trades.find(({ value }) => value === answers.trade)?.name;
  const platform = chosenOf(questions.migration);
  const rows: Row[] = [
    ["business", words.businessLabel, chosenOf(questions.business)],
    ...optional("business", words.trade, trade),
    ...optional("business", words.town, answers.town),
    ["areas", words.areasLabel, chosenOf(questions.areas)],
    ["experience", words.experienceLabel, chosenOf(questions.experience)],
    [
      "migration",
      words.migrationLabel,
      answers.migrating ? m.onboarding_summary_migrating({ platform }, lang) : platform,
    ],
    ["collaborators", words.collaboratorsLabel, answers.collaborators.join(", ") || words.nobody],
  ];
  return (
    <dl className="card flex flex-col px-4">
      {rows.map(([step, label, answer], index) => (
        <div key={label} className={`flex items-center gap-3 py-3 ${index > 0 ? "border-t" : ""}`}>
          <div className="flex-1 min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-600">{answer}</dd>
          </div>
          <Link
            to={stepAddress(ONBOARDING_STEPS.indexOf(step) + 1, next, { edits: true })}
            aria-label={`${words.change}: ${label}`}
            className="btn"
          >
            {words.change}
          </Link>
        </div>
      ))}
    </dl>
  );
}
