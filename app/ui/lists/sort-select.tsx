import { useEffect, useRef } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * The order of a list, standing open. It is sent with the search form; with script a choice sends
 * it at once. It stands outside the form, which is made anew with each answer, so that it keeps the
 * focus.
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
  // Going back changes the address without a choice. What was chosen before the script came stays.
  useEffect(() => {
    if (shown.current !== value && select.current) select.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <label className="flex items-center gap-2 text-sm font-600">
      {m.catalogue_sort_by({}, lang)}
      <select
        ref={select}
        form={formId}
        name="sort"
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="field w-auto text-base font-400"
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
