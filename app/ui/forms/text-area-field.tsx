import { useId, type TextareaHTMLAttributes } from "react";
import { describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

/** A text area with its label above it, a help text and an error text. */
export function TextAreaField({
  label,
  help,
  problem,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & FieldTexts) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <textarea {...area} {...describedBy(id, { help, problem })} className="field py-2" />
    </FieldFrame>
  );
}
