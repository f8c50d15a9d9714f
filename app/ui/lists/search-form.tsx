import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * A GET form with one search field: the query is in the URL, and it works without JavaScript.
 *
 * @param kept the URL's other parameters, which the search preserves
 */
export function SearchForm({
  action,
  q,
  placeholder,
  kept,
}: {
  action: string;
  /** The current search query. */
  q: string;
  placeholder: string;
  kept: Readonly<Record<string, string>>;
}) {
  const lang = useLang();
  return (
    // The key remounts the form for each query, so that the field shows it, also after Back.
    <Form
      key={q}
      action={action}
      role="search"
      preventScrollReset
      className="search-hint relative flex gap-2"
      data-hint={m.shell_search({}, lang)}
    >
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
        <span className="max-sm:sr-only">{m.catalogue_search({}, lang)}</span>
      </button>
    </Form>
  );
}
