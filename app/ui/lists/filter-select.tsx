/** A choice in a list's filter: a field of its GET form. */
export function FilterSelect<V extends string>({
  name,
  label,
  value,
  values,
  names,
}: {
  /** What it is called in the address. */
  name: string;
  label: string;
  /** What is chosen when the page opens. */
  value: V;
  values: readonly V[];
  names: Record<V, string>;
}) {
  return (
    <label className="flex flex-col gap-1 font-600">
      {label}
      <select name={name} defaultValue={value} className="field font-400">
        {values.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
