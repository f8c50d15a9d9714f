import { useId, type ComponentType, type InputHTMLAttributes } from "react";

/**
 * An input with its label above it, a help text and an error text.
 */
export function FormField({
  label,
  help,
  problem,
  as: Input = PlainInput,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  help?: string;
  /** Error text. */
  problem?: string | undefined;
  /** Input component, if not a plain `<input>`. */
  as?: ComponentType<InputHTMLAttributes<HTMLInputElement>>;
}) {
  const id = useId();
  const described = [problem && `${id}problem`, help && `${id}help`].filter(Boolean).join(" ");
  const field = {
    ...input,
    id,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-600">
        {label}
      </label>
      {help && (
        <p id={`${id}help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <Input {...field} />
      {problem && (
        <p id={`${id}problem`} role="alert" className="text-sm font-600 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

const PlainInput = (input: InputHTMLAttributes<HTMLInputElement>) => (
  <input {...input} className="field" />
);
