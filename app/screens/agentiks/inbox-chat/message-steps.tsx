import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ChatData, ShownMessage } from "./load-chat.server.ts";

/** Why the agentik said this: what its run did, step by step, in words. */
export function MessageSteps({
  steps,
  why,
}: Pick<ShownMessage, "steps"> & Pick<ChatData["words"], "why">) {
  const { locale } = useLang();
  if (steps.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="text-ink-soft underline">{why[locale]}</summary>
      <ol className="mt-1 pl-4 list-decimal">
        {steps.map(({ n, text }) => (
          <li key={n}>{text[locale]}</li>
        ))}
      </ol>
    </details>
  );
}
