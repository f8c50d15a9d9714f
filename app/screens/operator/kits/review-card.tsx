import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { KitContents } from "#app/ui/kits/kit-contents.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { DecisionForm, type DecisionResult } from "#app/screens/operator/decision-form.tsx";
import type { loadKits } from "./load-kits.server.ts";

type ReviewedKit = Awaited<ReturnType<typeof loadKits>>["data"]["kits"][number];

/** A kit as other people see it, with all its texts in full, and the operator's decisions. */
export function ReviewCard({
  kit,
  isPublished,
  result,
}: {
  kit: ReviewedKit;
  isPublished: boolean;
  result: DecisionResult | undefined;
}) {
  const lang = useLang();
  const { id, name, summary, textLang, by, version, number, since, seen } = kit;
  const { downReason, adds, permissions, texts, changes } = kit;
  const approve = { intent: "approve", name: m.operator_kits_approve({}, lang) };
  const refuse = { intent: "refuse", name: m.operator_kits_refuse({}, lang) };
  const down = { intent: "take-down", name: m.operator_take_down({}, lang) };
  return (
    <li className="kind-offer card flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-xl font-800 break-words" lang={textLang}>
          {name}
        </h2>
        <p className="text-sm text-ink-soft">
          {by} · {version} · <LocalTime time={since} />
        </p>
        <p className="break-words" lang={textLang}>
          {summary}
        </p>
      </div>
      {downReason !== null && (
        <p className="break-words whitespace-pre-line">
          <b>{m.operator_kits_was_down({}, lang)}:</b> {downReason}
        </p>
      )}
      {changes && (
        <div>
          <h3 className="font-700">{m.operator_kits_changes({}, lang)}</h3>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change} className="break-words">
                {change}
              </li>
            ))}
          </ul>
        </div>
      )}
      <KitContents adds={adds} permissions={permissions} />
      <details open={!isPublished}>
        <summary className="fold-line">{m.operator_kits_full({}, lang)}</summary>
        <dl className="flex flex-col gap-3 pt-3">
          {texts.map(({ title, texts: inLanguages }) => (
            <div key={title}>
              <dt className="font-600 break-words">{title}</dt>
              {inLanguages.map(({ language, text }) => (
                <dd
                  key={language}
                  lang={language}
                  className="mt-1 p-3 rounded-control bg-raised text-sm whitespace-pre-wrap break-words"
                >
                  {text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
      <DecisionForm
        about={id}
        hidden={{ kit: id, version: String(number), seen }}
        label={isPublished ? m.operator_kits_down_words({}, lang) : m.operator_kits_words({}, lang)}
        result={result}
        buttons={isPublished ? [down] : [approve, refuse]}
      />
    </li>
  );
}
