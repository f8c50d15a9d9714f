import { useEffect, useRef } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** A new token, the only time that it is shown: scrolled to, since its form is further down. */
export function NewToken({ secret }: { secret: string }) {
  const lang = useLang();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "center" }), [secret]);
  return (
    <p ref={place} role="status" className="p-3 rounded-control bg-raised border border-success">
      {secret === "" ? (
        m.tokens_shown({}, lang)
      ) : (
        <>
          {m.tokens_new_secret({}, lang)} <code className="break-all font-700">{secret}</code>
        </>
      )}
    </p>
  );
}
