import type { ComponentProps, InputHTMLAttributes } from "react";
import { FormField } from "./form-field.tsx";

/**
 * A file input that fills its box: a file can be chosen, or dropped anywhere on it, without a script. When
 * it is reached, the shell's late part (app/shell/late/chosen-file.client.tsx) shows the file's name, size
 * and picture, and how much of it has been sent.
 */
export const FileField = (field: ComponentProps<typeof FormField>) => (
  <FormField {...field} type="file" as={FileBox} />
);

const FileBox = (input: InputHTMLAttributes<HTMLInputElement>) => (
  <div className="filebox nav-icon i-lucide-upload text-kind">
    <input {...input} />
  </div>
);
