import type { OnboardingAnswers, OnboardingProblem } from "#domain/journey/onboarding.ts";
import {
  ONBOARDING_STEP_COUNT,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from "#domain/journey/onboarding-steps.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { BrandMark } from "#app/ui/art/brand-mark.tsx";
import { Collaborators } from "./collaborators.tsx";
import { OptionCards } from "./option-cards.tsx";
import type { Questions } from "./question.ts";
import type { Words } from "./words.ts";
import { Summary } from "./summary.tsx";
import { useWizard } from "./use-wizard.ts";
import { Welcome } from "./welcome.tsx";

/** Each part of the way in the colour of a kind, as the woven edge of the house. */
const COLOURS = ["space", "artifakt", "agentik", "challenge"] as const;

/**
 * The wizard (spec 2 "Onboarding wizard"), one step at a time. Every button sends the step's form,
 * so that all of it works without script; with script nothing is asked until the end.
 */
export function Wizard({
  next,
  questions,
  words,
  loaded,
  refused,
}: {
  next: string;
  questions: Questions;
  words: Words;
  loaded: OnboardingAnswers;
  /** What the server could not take, without script. */
  refused?: { reason: OnboardingProblem; typed?: string };
}) {
  const lang = useLang();
  const { step, edits, answers, problem, hasFailed, form, heading, reach, noteChoice, submit } =
    useWizard(loaded, next);
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
      <form
        key={step}
        ref={form}
        method="post"
        onSubmit={submit}
        onChange={noteChoice}
        onFocus={() => void reach()}
        onPointerEnter={() => void reach()}
        onTouchStart={() => void reach()}
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
        {name === "collaborators" && (
          <Collaborators
            words={words}
            list={answers.collaborators}
            problem={problem ?? refused?.reason ?? null}
            typed={refused?.typed}
          />
        )}
        {name === "summary" && (
          <Summary answers={answers} questions={questions} words={words} next={next} />
        )}
        <p role="alert" className="text-danger font-600">
          {hasFailed && words.failed}
        </p>
        {/* The main button is the first in the form: it is what Enter presses. */}
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

/** What stands over the steps that ask no question of their own. */
function headingOf(step: OnboardingStep, words: Words): [title: string, body: string] {
  if (step === "collaborators") return [words.collaboratorsTitle, words.collaboratorsBody];
  if (step === "summary") return [words.summaryTitle, words.summaryBody];
  return [words.welcomeTitle, words.welcomeBody];
}
