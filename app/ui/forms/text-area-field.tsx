import { useId, type TextareaHTMLAttributes } from "react";

/** A text area with its label above it and an error text below. */
export function TextAreaField({
  label,
  problem,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  /** Error text. */
  problem?: string | undefined;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-600">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}problem`}
        className="field py-2"
      />
      {problem && (
        <p id={`${id}problem`} role="alert" className="text-sm font-600 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
