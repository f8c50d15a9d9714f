import type { ReactNode } from "react";

/** Texts of a field of the kit, besides its input. */
export interface FieldTexts {
  label: string;
  help?: string | undefined;
  /** Error text. */
  problem?: string | undefined;
}

/** Attributes that tie an input to the texts of its `FieldFrame`. */
export const describedBy = (id: string, { help, problem }: Omit<FieldTexts, "label">) => ({
  id,
  "aria-invalid": problem ? (true as const) : undefined,
  "aria-describedby":
    [problem && `${id}problem`, help && `${id}help`].filter(Boolean).join(" ") || undefined,
});

/** A label and a help text above an input, an error text below it. */
export function FieldFrame({
  id,
  label,
  help,
  problem,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 min-w-0">
      <label htmlFor={id} className="font-600">
        {label}
      </label>
      {help && (
        <p id={`${id}help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      {children}
      {problem && (
        <p id={`${id}problem`} role="alert" className="text-sm font-600 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
