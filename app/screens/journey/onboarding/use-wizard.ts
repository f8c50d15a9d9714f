import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { OnboardingAnswers, OnboardingProblem } from "#domain/journey/onboarding.ts";
import { ONBOARDING_STEP_COUNT, parseStep } from "#domain/journey/onboarding-steps.ts";
import { paths } from "#app/paths.ts";
import { STORAGE_KEYS } from "#app/preferences/browser-preferences.ts";
import { usePreferences } from "#app/preferences/preferences-context.tsx";
import type * as Moves from "./wizard-moves.client.ts";
import { pathChoiceAddress, stepAddress } from "./step-address.ts";

/**
 * The wizard in the browser: the same rules as the server's action, without asking it. Answers are
 * kept as they are given, so that no step needs a connection; only the end does. The rules are
 * loaded when somebody reaches for the form; until they are there, it is sent as without script.
 *
 * @param loaded what the cookie held
 */
export function useWizard(loaded: OnboardingAnswers, next: string) {
  const [params] = useSearchParams();
  const step = parseStep(params.get("paso"));
  const edits = params.get("desde") === "resumen";
  const [answers, setAnswers] = useState(loaded);
  const [problem, setProblem] = useState<OnboardingProblem | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { change } = usePreferences();

  const moves = useRef<typeof Moves>();
  const loading = useRef<Promise<typeof Moves | undefined>>();

  function reach() {
    loading.current ??= import("./wizard-moves.client.ts").then(
      (loadedMoves) => (moves.current = loadedMoves),
      // The next reach tries again.
      () => (loading.current = undefined),
    );
    return loading.current;
  }

  function keep(kept: OnboardingAnswers) {
    setAnswers(kept);
    moves.current?.rememberAnswers(kept);
  }

  useEffect(() => {
    // A cookie that is gone: the mirror in local storage is all there is.
    if (!hasMirror() || document.cookie.includes("plaza-onboarding=")) return;
    void reach().then((loadedMoves) => {
      const forgotten = loadedMoves?.findForgottenAnswers();
      if (forgotten) keep(forgotten);
    });
  }, []);

  // A new step begins at its heading, for the eye and for a screen reader.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  /** What is chosen is kept at once; what is typed, when it is added. */
  function noteChoice() {
    if (!form.current || !moves.current) return;
    const fields = new FormData(form.current);
    fields.delete("collaborator");
    keep(moves.current.applyStep(answers, step, fields).answers);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!moves.current) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    if (submitter instanceof HTMLButtonElement) fields.append(submitter.name, submitter.value);
    const intent = fields.get("intent");
    if (intent === "skip") return;
    event.preventDefault();
    const applied = moves.current.applyStep(answers, step, fields);
    setProblem(applied.problem);
    if (applied.problem) return;
    keep(applied.answers);
    const field = form.current?.elements.namedItem("collaborator");
    if (field instanceof HTMLInputElement) field.value = "";
    if (intent === "add" || fields.has("remove")) {
      if (field instanceof HTMLInputElement) field.focus();
    } else if (intent === "back" || !(step === ONBOARDING_STEP_COUNT)) {
      const after = edits ? ONBOARDING_STEP_COUNT : step + (intent === "back" ? -1 : 1);
      navigate(stepAddress(after, next));
    } else {
      void finish();
    }
  }

  async function finish() {
    setHasFailed(false);
    const body = new URLSearchParams({ paso: String(step), intent: "continue", next });
    try {
      // The answer is a redirect: it is followed once the flag is kept here too.
      const { ok, type } = await fetch(paths.onboarding, {
        method: "POST",
        body,
        redirect: "manual",
      });
      if (!ok && type !== "opaqueredirect") throw new Error("not saved");
    } catch {
      return setHasFailed(true);
    }
    change({ onboarded: true });
    navigate(pathChoiceAddress(next));
  }

  return { step, edits, answers, problem, hasFailed, form, heading, reach, noteChoice, submit };
}

function hasMirror(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.onboardingAnswers) !== null;
  } catch {
    return false;
  }
}
