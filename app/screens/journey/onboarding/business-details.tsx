import type { OnboardingAnswers, OnboardingProblem } from "#domain/journey/onboarding.ts";
import type { Option } from "./question.ts";
import type { Words } from "./words.ts";

/** Trade and town, an optional part of the step about the business; for "Mi negocio". */
export function BusinessDetails({
  words,
  trades,
  answers,
  problem,
  typed,
}: {
  words: Words;
  trades: readonly Option[];
  answers: OnboardingAnswers;
  problem: OnboardingProblem | null;
  /** The town as typed, after a refusal. */
  typed?: string;
}) {
  const isTooLong = problem === "town-too-long";
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="font-700">
        {words.detailsTitle}
      </h2>
      <p className="text-sm text-ink-soft">{words.detailsHelp}</p>
      <div className="grid gap-3 mt-3 sm:grid-cols-2">
        <label className="flex flex-col gap-1 font-600">
          {words.trade}
          <select name="trade" defaultValue={answers.trade ?? ""} className="field select font-400">
            <option value="">{words.unsaid}</option>
            {trades.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex flex-col gap-1 font-600">
          {words.town}
          <input
            name="town"
            autoComplete="address-level2"
            defaultValue={typed ?? answers.town}
            aria-invalid={isTooLong}
            aria-describedby="town-problem"
            className="field font-400"
          />
        </label>
      </div>
      <p id="town-problem" role="alert" className="text-danger font-600">
        {isTooLong && words.townTooLong}
      </p>
    </section>
  );
}
