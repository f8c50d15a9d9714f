import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { OnboardingAnswers, OnboardingProblem } from "#domain/journey/onboarding.ts";
import { ONBOARDING_STEP_COUNT, parseStep } from "#domain/journey/onboarding-steps.ts";
import { paths } from "#domain/addresses/paths.ts";
import { STORAGE_KEYS } from "#app/preferences/browser-preferences.ts";
import { usePreferences } from "#app/preferences/preferences-context.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type * as Moves from "./wizard-moves.client.ts";
import { hasAnswers } from "./has-answers.ts";
import { pathChoiceAddress, stepAddress } from "./step-address.ts";

const loadMoves = loadWhenReached(() => import("./wizard-moves.client.ts"));

/**
 * The wizard in the browser, with the same rules as the server's action. Answers are stored in the
 * browser as they are given, so only the last step needs a connection. The rules are imported when
 * the user first touches the form; until then the form is submitted to the server.
 *
 * @param loaded the answers from the cookie
 * @param refused why the server refused what was typed
 */
export function useWizard(
  loaded: OnboardingAnswers,
  next: string,
  refused: OnboardingProblem | null,
) {
  const [params] = useSearchParams();
  const step = parseStep(params.get("paso"));
  const edits = params.get("desde") === "resumen";
  const [answers, setAnswers] = useState(loaded);
  const [isRestored, setIsRestored] = useState(false);
  const [problem, setProblem] = useState(refused);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { change } = usePreferences();

  const moves = useRef<typeof Moves>();

  const reach = () =>
    loadMoves().then(
      (loadedMoves) => (moves.current = loadedMoves),
      () => undefined,
    );

  function keep(kept: OnboardingAnswers) {
    setAnswers(kept);
    moves.current?.rememberAnswers(kept);
  }

  useEffect(() => {
    // The cookie is gone but localStorage has a copy: restore the answers from it.
    if (!hasMirror() || hasAnswers(document.cookie)) return;
    void reach().then((loadedMoves) => {
      const forgotten = loadedMoves?.findForgottenAnswers();
      if (!forgotten) return;
      keep(forgotten);
      setIsRestored(true);
    });
  }, []);

  // Focus the heading of a new step: this scrolls to it and screen readers announce it.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  /** Stores answers at once; a typed collaborator is stored by its Add button. */
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
      // The response is a redirect. It is not followed: this page navigates once its own flag is set.
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

  return {
    step,
    edits,
    answers,
    isRestored,
    problem,
    hasFailed,
    form,
    heading,
    reach,
    noteChoice,
    submit,
  };
}

function hasMirror(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.onboardingAnswers) !== null;
  } catch {
    return false;
  }
}
