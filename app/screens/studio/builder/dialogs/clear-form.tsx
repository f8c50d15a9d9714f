import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * Text and form that confirm Clear All; the frame around it has the title.
 *
 * @param children the Cancel button or link
 */
export function ClearForm({ count, children }: { count: number; children: ReactNode }) {
  const lang = useLang();
  return (
    <>
      <p>{m.builder_clear_body({ count }, lang)}</p>
      <form method="post" action={paths.builder} className="flex flex-wrap gap-3">
        <button name="intent" value="clear" className="btn text-danger">
          {m.builder_clear_yes({}, lang)}
        </button>
        {children}
      </form>
    </>
  );
}

/** The confirmation in the page, without JavaScript. */
export function ClearQuestion({ count }: { count: number }) {
  const lang = useLang();
  return (
    <section id="clear" className="card flex flex-col gap-3 p-4 mb-3 border-line-strong">
      <h2 className="text-lg font-800">{m.builder_clear_title({}, lang)}</h2>
      <ClearForm count={count}>
        <a href={paths.builder} className="btn">
          {m.builder_cancel({}, lang)}
        </a>
      </ClearForm>
    </section>
  );
}
