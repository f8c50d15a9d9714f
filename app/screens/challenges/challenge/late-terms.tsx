import { Form } from "@remix-run/react";
import { RULES_MAX_CHARACTERS } from "#domain/challenges/prizes.ts";
import type { ShownTerms, TermsFormProps } from "./entries-words.server.ts";

/** The rules of a challenge and its prizes, for everyone. */
export function Terms({
  terms: { title, rules, prizesTitle, prizes, fewer },
  language,
}: {
  terms: ShownTerms;
  /** Language of the rules, if it differs from the page's. */
  language: string | undefined;
}) {
  return (
    <div className="flex flex-col gap-4">
      {rules && (
        <section className="card p-5 flex flex-col gap-2">
          <h2 className="text-xl font-800">{title}</h2>
          <p lang={language} className="whitespace-pre-wrap break-words">
            {rules}
          </p>
        </section>
      )}
      {prizes.length > 0 && (
        <section className="kind-challenge card p-5 flex flex-col gap-2">
          <h2 className="text-xl font-800">{prizesTitle}</h2>
          <ul className="tabular">
            {prizes.map((prize) => (
              <li key={prize} className="font-600 text-gold">
                {prize}
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{fewer}</p>
        </section>
      )}
    </div>
  );
}

/** The form of the rules and prizes, for the creator until the first participant joins. */
export function TermsForm({
  form: { rules, split, splits, words },
  typed,
  problem,
}: {
  form: TermsFormProps;
  /** The rules as typed into a form that was not taken. */
  typed: string | undefined;
  problem: string | undefined;
}) {
  return (
    <section aria-labelledby="terms" className="kind-challenge card p-5 flex flex-col gap-3">
      <h2 id="terms" className="text-xl font-800">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.text}</p>
      <Form method="post" className="flex flex-col gap-4">
        <label className="flex flex-col gap-1 font-600">
          {words.rules}
          <span className="text-sm font-400 text-ink-soft">{words.rulesHelp}</span>
          <textarea
            name="rules"
            rows={5}
            maxLength={RULES_MAX_CHARACTERS}
            defaultValue={typed ?? rules}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && "rules-problem"}
            className="field py-2 font-400"
          />
        </label>
        {problem && (
          <p id="rules-problem" role="alert" className="text-sm font-600 text-danger">
            {problem}
          </p>
        )}
        <label className="flex flex-col gap-1 font-600">
          {words.split}
          <select name="split" defaultValue={split} className="field select font-400">
            {splits.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button name="intent" value="save-terms" className="btn self-start">
          {words.save}
        </button>
      </Form>
    </section>
  );
}
