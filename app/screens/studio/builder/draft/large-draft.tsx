import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Replaces the canvas without JavaScript if the draft is only in localStorage. */
export function LargeDraft() {
  const lang = useLang();
  return (
    <section className="card flex flex-col items-start gap-3 p-4">
      <h2 className="text-lg font-800">{m.builder_large_title({}, lang)}</h2>
      <p>{m.builder_large({}, lang)}</p>
      <form method="post" action={paths.builder}>
        <button name="intent" value="start" className="btn">
          {m.builder_large_start({}, lang)}
        </button>
      </form>
    </section>
  );
}
