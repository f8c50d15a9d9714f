import { Link } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { notWrittenText } from "#app/ui/forms/not-written-text.ts";
import type { answerPortalsAction } from "./portals-action.server.ts";

type Data<Answer> = Answer extends { data: infer Held } ? Held : never;

const OUTCOMES = {
  installed: m.money_outcome_installed,
  "was-installed": m.money_outcome_was_installed,
  "needs-pro": m.money_outcome_needs_pro,
  "coming-soon": m.money_outcome_coming_soon,
} as const;

/** What came of a press, in words: of a suite, app by app. */
export function PortalsAnswer({
  answer,
}: {
  answer: Data<Awaited<ReturnType<typeof answerPortalsAction>>>;
}) {
  const lang = useLang();
  if ("waitSeconds" in answer)
    return (
      <p role="alert" className="font-600">
        {notWrittenText(answer, lang)}
      </p>
    );
  if ("problem" in answer)
    return (
      <p role="alert" className="font-600">
        {answer.problem === "needs-pro" ? (
          <>
            {m.money_needs_pro({}, lang)}{" "}
            <Link to={paths.pro} className="underline">
              {m.money_see_pro({}, lang)}
            </Link>
          </>
        ) : answer.problem === "coming-soon" ? (
          m.portals_not_yet({}, lang)
        ) : (
          m.money_app_is_open({}, lang)
        )}
      </p>
    );
  const { done } = answer;
  if (done.intent === "install-suite")
    return (
      <div role="status">
        <p className="font-600">{m.money_suite_result({ name: done.name }, lang)}</p>
        <ul className="text-sm">
          {done.apps.map(({ name, outcome }) => (
            <li key={name}>
              {name}: <b>{OUTCOMES[outcome]({}, lang)}</b>
            </li>
          ))}
        </ul>
      </div>
    );
  const { name } = done;
  const text = {
    "install-app": m.money_app_there({ name }, lang),
    "uninstall-app":
      done.intent === "uninstall-app" && done.heldBy[0] !== undefined
        ? m.money_held_by({ name, suite: done.heldBy[0] }, lang)
        : m.money_app_gone({ name }, lang),
    "await-app": m.money_awaiting({}, lang),
    "remove-suite": m.money_suite_removed({ name }, lang),
  }[done.intent];
  return (
    <p role="status" className="font-600 text-success">
      {text}
    </p>
  );
}
