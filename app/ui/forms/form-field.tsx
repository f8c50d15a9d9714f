import { useId, type ComponentType, type InputHTMLAttributes } from "react";
import { describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

/**
 * An input with its label above it, a help text and an error text.
 *
 * A file input fills its box: a file can be chosen, or dropped anywhere on it, without a script. When it
 * is reached, the shell's late part (app/shell/late/chosen-file.tsx) shows the file's name, size
 * and picture, and how much of it has been sent.
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

/** Hydration leaves alone what is in such an element: a file may be shown there before its form hydrates. */
const NOTHING = { __html: "" };

const PlainInput = (input: InputHTMLAttributes<HTMLInputElement>) =>
  input.type === "file" ? (
    <div className="filebox nav-icon i-lucide-upload text-kind">
      <input {...input} />
      <div dangerouslySetInnerHTML={NOTHING} />
    </div>
  ) : (
    <input {...input} className="field" />
  );
