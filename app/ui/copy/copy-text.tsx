import { useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Copies the text of an element; needs JavaScript. */
export function CopyText({
  of,
}: {
  /** Id of the element. */
  of: string;
}) {
  const lang = useLang();
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const copy = () => {
    const text = document.getElementById(of)?.innerText ?? "";
    // Browsers have no clipboard on pages without TLS.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("none"));
    written.then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  return (
    <button type="button" className="btn scripted" onClick={copy}>
      <span role="status">
        {state === "ready"
          ? m.creator_copy({}, lang)
          : state === "copied"
            ? m.creator_copied({}, lang)
            : m.creator_copy_failed({}, lang)}
      </span>
    </button>
  );
}
