import { useId, type InputHTMLAttributes } from "react";
import { PasswordInput } from "./password-input.tsx";

/**
 * A field with its name over it, what helps to fill it in, and what was wrong with what was typed.
 */
export function FormField({
  label,
  help,
  problem,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  help?: string;
  /** What to do about it, in words. */
  problem?: string | undefined;
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
      {input.type === "password" ? (
        <PasswordInput {...field} />
      ) : (
        <input {...field} className="field" />
      )}
      {problem && (
        <p id={`${id}problem`} role="alert" className="text-sm font-600 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
