import type { OnboardingAnswers, OnboardingProblem } from "#domain/journey/onboarding.ts";
import {
  ONBOARDING_STEP_COUNT,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from "#domain/journey/onboarding-steps.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { BrandMark } from "#app/ui/art/brand-mark.tsx";
import { BusinessDetails } from "./business-details.tsx";
import { Collaborators } from "./collaborators.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { OptionCards } from "./option-cards.tsx";
import type { Option, Questions } from "./question.ts";
import type { Words } from "./words.ts";
import { Summary } from "./summary.tsx";
import { useWizard } from "./use-wizard.ts";
import { Welcome } from "./welcome.tsx";

/** Colours of the progress bar's segments, in turn. */
const COLOURS = ["space", "artifakt", "agentik", "challenge"] as const;

/**
 * The onboarding wizard, one step at a time. Every button submits the step's form, so it works
 * without JavaScript; with JavaScript only the last step makes a request.
 */
export function Wizard({
  next,
  questions,
  trades,
  words,
  loaded,
  refused,
}: {
  next: string;
  questions: Questions;
  trades: Option[];
  words: Words;
  loaded: OnboardingAnswers;
  /** The server's refusal, when the form was submitted to it. */
  refused?: { reason: OnboardingProblem; typed?: string };
}) {
  const lang = useLang();
  const { step, edits, answers, isRestored, problem, hasFailed, form, heading, ...wizard } =
    useWizard(loaded, next, refused?.reason ?? null);
  const reach = () => void wizard.reach();
  const name = ONBOARDING_STEPS[step - 1] ?? "welcome";
  const question = name in questions ? questions[name as keyof Questions] : null;
  const [title, body] = question ? [question.title, question.body] : headingOf(name, words);
  const isLast = step === ONBOARDING_STEP_COUNT;
  const main = isLast ? words.start : edits ? words.save : words.goOn;
  return (
    <main id="main" className="flex-1 flex flex-col gap-5 w-full max-w-160 mx-auto p-4 sm:p-6">
      <div className="flex flex-col gap-3">
        <p className="flex items-center gap-2 text-xl font-800 text-accent">
          <BrandMark className="w-8 h-8" />
          {m.common_product({}, lang)}
          <span className="ml-auto text-base font-600 text-ink-soft tabular">
            {m.onboarding_step({ step, count: ONBOARDING_STEP_COUNT }, lang)}
          </span>
        </p>
        <div
          role="progressbar"
          aria-label={words.progress}
          aria-valuemin={1}
          aria-valuemax={ONBOARDING_STEP_COUNT}
          aria-valuenow={step}
          aria-valuetext={m.onboarding_step({ step, count: ONBOARDING_STEP_COUNT }, lang)}
          className="flex gap-1"
        >
          {ONBOARDING_STEPS.map((each, index) => (
            <span
              key={each}
              className={`kind-${COLOURS[index % 4]} h-2 flex-1 rounded-full ${index < step ? "bg-kind" : "bg-line"}`}
            />
          ))}
        </div>
      </div>
      {name === "welcome" && <LanguageChoice words={words} next={next} />}
      <form
        key={step}
        ref={form}
        method="post"
        onSubmit={wizard.submit}
        onChange={wizard.noteChoice}
        onFocus={reach}
        onPointerEnter={reach}
        onTouchStart={reach}
        className="flex-1 flex flex-col gap-5"
      >
        <div className="flex flex-col gap-2 mt-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-800 outline-none">
            {title}
          </h1>
          <p className="text-lg text-ink-soft">{body}</p>
        </div>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="paso" value={step} />
        {edits && <input type="hidden" name="desde" value="resumen" />}
        {name === "welcome" && <Welcome words={words} />}
        {question && <OptionCards question={question} answers={answers} />}
        {name === "business" && (
          <BusinessDetails
            // Remounts when answers are restored: `defaultValue` of a select is read once.
            key={String(isRestored)}
            words={words}
            trades={trades}
            answers={answers}
            problem={problem}
            typed={refused?.typed}
          />
        )}
        {name === "collaborators" && (
          <Collaborators
            words={words}
            list={answers.collaborators}
            problem={problem}
            typed={refused?.typed}
          />
        )}
        {name === "summary" && (
          <Summary
            answers={answers}
            questions={questions}
            trades={trades}
            words={words}
            next={next}
          />
        )}
        <p role="alert" className="text-danger font-600">
          {hasFailed && words.failed}
        </p>
        {/* First submit button of the form: Enter triggers it. */}
        <div className="sticky bottom-0 mt-auto flex flex-row-reverse gap-3 py-3 bg-ground">
          <button className="btn-primary flex-1" name="intent" value="continue">
            {main}
          </button>
          <button
            className="btn disabled:opacity-50"
            name="intent"
            value="back"
            disabled={step === 1}
          >
            {words.back}
          </button>
        </div>
        <button
          className="self-center min-h-11 text-ink-soft underline underline-offset-4"
          name="intent"
          value="skip"
        >
          {words.skip}
        </button>
      </form>
    </main>
  );
}

/** Title and text of the steps without options: welcome, collaborators, summary. */
function headingOf(step: OnboardingStep, words: Words): [title: string, body: string] {
  if (step === "collaborators") return [words.collaboratorsTitle, words.collaboratorsBody];
  if (step === "summary") return [words.summaryTitle, words.summaryBody];
  return [words.welcomeTitle, words.welcomeBody];
}
