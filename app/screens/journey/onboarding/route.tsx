import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";
import { safeNext } from "#domain/journey/gate.ts";
import { applyStep } from "#domain/journey/onboarding.ts";
import { ONBOARDING_STEP_COUNT, parseStep } from "#domain/journey/onboarding-steps.ts";
import { TRADES } from "#domain/people/business/trades.ts";
import { isOn } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithPreferences } from "#app/preferences/change-preferences.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection } from "#app/preferences/preferences-context.tsx";
import { useReturnOnceKnown } from "#app/preferences/use-return-once-known.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { tradeName } from "#app/presenters/business/trade-names.server.ts";
import { keepAnswers } from "./keep-answers.server.ts";
import { parseAnswers, serializeAnswers } from "./answers-cookie.ts";
import { questionsIn } from "./questions.server.ts";
import { pathChoiceAddress, stepAddress } from "./step-address.ts";
import { Wizard } from "./wizard.tsx";
import { wordsIn } from "./words.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const cookie = request.headers.get("Cookie");
  const { locale } = requestLang(request, "spanish");
  return {
    next: safeNext(new URL(request.url).searchParams.get("next")),
    answers: parseAnswers(cookie),
    questions: questionsIn(locale),
    trades: TRADES.map((value) => ({ value, name: tradeName(value, { locale }) })),
    words: wordsIn(locale),
  };
}

/** The step is in the URL and the answers are in the browser: changing steps needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/**
 * Stores one step's answers in the cookie and redirects to the next or previous step, or to the
 * summary if the step was opened from there. "Omitir por ahora" sets both flags and redirects to
 * `next`. The last step redirects to the path selection (docs/product.md, Gate, wizard and path).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const next = safeNext(form.get("next"));
  const intent = form.get("intent");
  if (intent === "skip") {
    return redirectWithPreferences(request, { onboarded: true, pathSelected: true }, next);
  }
  const step = parseStep(form.get("paso"));
  const edits = form.get("desde") === "resumen";
  const stays = intent === "add" || form.has("remove");
  const { answers, problem } = applyStep(parseAnswers(request.headers.get("Cookie")), step, form);
  // Send back what was typed, so that the field keeps it, and the step's other answers.
  if (problem) {
    const typed = String(form.get(problem === "town-too-long" ? "town" : "collaborator"));
    return refuse({ intent: "add", status: 400, reason: problem, typed, value: answers });
  }
  const isLast = step === ONBOARDING_STEP_COUNT && intent !== "back" && !stays;
  const response = isLast
    ? redirectWithPreferences(request, { onboarded: true }, pathChoiceAddress(next))
    : redirect(
        stays
          ? stepAddress(step, next, { edits })
          : stepAddress(edits ? ONBOARDING_STEP_COUNT : step + (intent === "back" ? -1 : 1), next),
        303,
      );
  if (isLast) await keepAnswers({ request, context }, answers, response.headers);
  const secure = new URL(request.url).protocol === "https:";
  const isForSession = isOn(cookiePreferences(request), "incognito");
  response.headers.append("Set-Cookie", serializeAnswers(answers, { secure, isForSession }));
  return response;
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, m.journey_welcome_title, "spanish");

export default function Onboarding() {
  const { answers, ...shown } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  useReturnOnceKnown(shown.next);
  return (
    <SpanishSection className="min-h-screen flex flex-col">
      <Wizard {...shown} loaded={refused?.value ?? answers} refused={refused} />
    </SpanishSection>
  );
}
