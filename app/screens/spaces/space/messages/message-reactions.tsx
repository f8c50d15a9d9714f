import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ShownMessage } from "#app/screens/spaces/space/load-conversation.server.ts";

/** A message's reactions, each a button that adds or removes the viewer's. */
export function Reactions({
  address,
  message: { seq, reactions },
}: {
  address: string;
  message: ShownMessage;
}) {
  const lang = useLang();
  if (reactions.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-1">
      {reactions.map(({ reaction, count, isOwn }) => (
        <Form key={reaction} method="post" action={address} preventScrollReset>
          <input type="hidden" name="intent" value="react" />
          <input type="hidden" name="seq" value={seq} />
          <input type="hidden" name="reaction" value={reaction} />
          <button
            name="on"
            value={isOwn ? "" : "1"}
            aria-pressed={isOwn}
            aria-label={m.threads_reaction({ reaction, count }, lang)}
            className={`badge ${isOwn ? "border-accent text-accent" : ""}`}
          >
            {reaction} {count}
          </button>
        </Form>
      ))}
    </div>
  );
}
