/** A select in the filter of a list: a field of its GET form. */
export function FilterSelect<V extends string>({
  name,
  label,
  value,
  values,
  names,
}: {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  /** Initially selected value. */
  value: V;
  values: readonly V[];
  names: Record<V, string>;
}) {
  return (
    <label className="flex flex-col gap-1 font-600">
      {label}
      <select name={name} defaultValue={value} className="field select font-400">
        {values.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
