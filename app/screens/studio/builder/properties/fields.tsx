import { useEffect, useState, type ChangeEvent } from "react";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Change handler for a block's fields; the field's form contains the block's id. */
export type OnEdit = (event: ChangeEvent<Field>) => void;

export function SelectField<Value extends string>({
  label,
  name,
  value,
  values,
  nameOf,
  onEdit,
}: {
  label: string;
  name: string;
  value: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onEdit: OnEdit;
}) {
  return (
    <label className="flex flex-col gap-1 text-sm font-600 min-w-0">
      {label}
      <select
        name={name}
        value={value}
        onChange={onEdit}
        className="field select text-base font-400"
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number field that may be empty while it is being typed. */
export function NumberField({
  label,
  name,
  value,
  max,
  onEdit,
}: {
  label: string;
  name: string;
  value: number;
  max: number;
  onEdit: OnEdit;
}) {
  const [text, setText] = useState(String(value));
  useEffect(() => {
    setText((written) => (Number(written) === value && written !== "" ? written : String(value)));
  }, [value]);
  return (
    <label className="flex flex-col gap-1 text-sm font-600 min-w-0">
      {label}
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        max={max}
        step={1}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // Empty: the user is about to type another number.
          if (event.currentTarget.value !== "") onEdit(event);
        }}
        onBlur={() => setText(String(value))}
        className="field text-base font-400 tabular"
      />
    </label>
  );
}

export function CheckField({
  label,
  name,
  isOn,
  onEdit,
}: {
  label: string;
  name: string;
  isOn: boolean;
  onEdit: OnEdit;
}) {
  return (
    <label className="flex items-center gap-3 min-h-11 font-600">
      {/* An unchecked checkbox is not submitted; this value is read instead. */}
      <input type="hidden" name={name} value="off" />
      <input type="checkbox" name={name} checked={isOn} onChange={onEdit} className="tick" />
      {label}
    </label>
  );
}
