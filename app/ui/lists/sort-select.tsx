import { useEffect, useRef } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * A visible select for the sort order of a list. It belongs to the search form `formId`; with
 * JavaScript a change submits that form. It keeps the focus when the list has changed. On a phone its label
 * is for screen readers alone.
 */
export function SortSelect<S extends string>({
  formId,
  value,
  values,
  names,
}: {
  formId: string;
  value: S;
  values: readonly S[];
  names: Record<S, string>;
}) {
  const lang = useLang();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  // Going back changes the URL, and so the value. A choice made before hydration is kept.
  useEffect(() => {
    if (shown.current !== value && select.current) select.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <label className="flex shrink-0 items-center gap-2 text-sm font-600">
      <span className="max-sm:sr-only">{m.catalogue_sort_by({}, lang)}</span>
      <select
        ref={select}
        form={formId}
        name="sort"
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="field select w-auto text-base font-400"
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
