import { useId, type ComponentType, type InputHTMLAttributes } from "react";
import { describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

/**
 * An input with its label above it, a help text and an error text.
 */
export function FormField({
  label,
  help,
  problem,
  as: Input = PlainInput,
  ...input
}: InputHTMLAttributes<HTMLInputElement> &
  FieldTexts & {
    /** Input component, if not a plain `<input>`. */
    as?: ComponentType<InputHTMLAttributes<HTMLInputElement>>;
  }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <Input {...input} {...describedBy(id, { help, problem })} />
    </FieldFrame>
  );
}

const PlainInput = (input: InputHTMLAttributes<HTMLInputElement>) => (
  <input {...input} className="field" />
);
