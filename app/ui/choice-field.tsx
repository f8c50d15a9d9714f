import type { ReactNode } from "react";

/** A choice of a few, with its name over it. */
export function ChoiceField({
  label,
  name,
  value,
  children,
}: {
  label: string;
  name: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <label className="flex flex-col gap-1 font-600">
      {label}
      <select name={name} defaultValue={value} className="field font-400">
        {children}
      </select>
    </label>
  );
}
