import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "#domain/people/passwords.ts";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { PasswordInput } from "./password-input.tsx";

/** A required field for the current password or, with `isNew`, for one to be set. */
export function PasswordField({
  isNew = false,
  name = "password",
  ...field
}: {
  isNew?: boolean;
  name?: string;
  label: string;
  help?: string;
  /** Error text. */
  problem?: string | undefined;
}) {
  return (
    <FormField
      {...field}
      name={name}
      as={PasswordInput}
      required
      minLength={isNew ? PASSWORD_MIN_CHARACTERS : undefined}
      maxLength={PASSWORD_MAX_CHARACTERS}
      autoComplete={isNew ? "new-password" : "current-password"}
    />
  );
}
