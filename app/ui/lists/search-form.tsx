import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * One search field that asks an address with GET: the search is in the URL and works without script.
 *
 * @param kept what else the address says and has to keep saying
 */
export function SearchForm({
  action,
  q,
  placeholder,
  kept,
}: {
  action: string;
  /** What was searched for. */
  q: string;
  placeholder: string;
  kept: Readonly<Record<string, string>>;
}) {
  const lang = useLang();
  return (
    // A new form for a new search: the field shows what was found, also after going back.
    <Form key={q} action={action} role="search" preventScrollReset className="flex gap-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label={placeholder}
        placeholder={placeholder}
        className="field flex-1"
      />
      <button className="btn">
        <span className="i-lucide-search" aria-hidden="true" />
        <span className="<sm:sr-only">{m.catalogue_search({}, lang)}</span>
      </button>
    </Form>
  );
}
