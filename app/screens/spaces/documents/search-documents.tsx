import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Finds documents by their names. The forms of the lists would load the chunk of the lists. */
export function SearchDocuments({
  action,
  q,
  label,
}: {
  action: string;
  q: string;
  /** The label that stays chosen. */
  label: string;
}) {
  const lang = useLang();
  return (
    <Form action={action} role="search" className="flex gap-2">
      {label && <input type="hidden" name="label" value={label} />}
      <input
        type="search"
        name="q"
        defaultValue={q}
        className="field flex-1 min-w-0"
        placeholder={m.documents_search({}, lang)}
        aria-label={m.documents_search({}, lang)}
      />
      <button className="btn">{m.catalogue_search({}, lang)}</button>
    </Form>
  );
}
