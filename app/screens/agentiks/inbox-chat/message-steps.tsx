import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ShownMessage } from "./load-chat.server.ts";

/** Why the agentik said this: what its run did, step by step, in words. */
export function MessageSteps({ steps }: Pick<ShownMessage, "steps">) {
  const lang = useLang();
  if (steps.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="text-ink-soft underline">{m.inbox_why({}, lang)}</summary>
      <ol className="mt-1 pl-4 list-decimal">
        {steps.map(({ n, text }) => (
          <li key={n}>{text[lang.locale]}</li>
        ))}
      </ol>
    </details>
  );
}
