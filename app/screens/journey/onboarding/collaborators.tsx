import type { OnboardingProblem } from "#domain/journey/onboarding.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Words } from "./words.ts";

/** The list of collaborators to invite later. Any text is accepted, except an empty one or a duplicate. */
export function Collaborators({
  words,
  list,
  problem,
  typed,
}: {
  words: Words;
  list: readonly string[];
  problem: OnboardingProblem | null;
  /** Typed value, after a refusal. */
  typed?: string;
}) {
  const lang = useLang();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <label htmlFor="collaborator" className="block mb-1 font-600">
          {words.collaborator}
        </label>
        <div className="flex gap-2">
          <input
            id="collaborator"
            name="collaborator"
            type="text"
            autoComplete="off"
            autoCapitalize="words"
            defaultValue={typed}
            aria-invalid={problem !== null}
            aria-describedby="collaborator-problem"
            className="field flex-1 min-w-0"
          />
          {/* First submit button of the form, so that Enter in the field adds instead of going back. */}
          <button className="btn" name="intent" value="add">
            {words.add}
          </button>
        </div>
        <p id="collaborator-problem" role="alert" className="text-danger font-600">
          {problem && (problem === "too-long" ? words.tooLong : words.tooMany)}
        </p>
      </div>
      {list.length === 0 ? (
        <p className="text-ink-soft">{words.nobody}</p>
      ) : (
        <ul className="card flex flex-col" aria-live="polite">
          {list.map((who) => (
            <li key={who} className="flex items-center gap-2 pl-4">
              <span className="flex-1 min-w-0 truncate">{who}</span>
              <button
                name="remove"
                value={who}
                className="btn-icon"
                aria-label={m.onboarding_collaborator_remove({ who }, lang)}
                title={m.onboarding_collaborator_remove({ who }, lang)}
              >
                <span className="i-lucide-x" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
