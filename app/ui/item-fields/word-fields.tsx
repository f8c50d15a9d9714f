import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { DESCRIPTION_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#domain/items/item-limits.ts";

/** The fields for an item's name and description. */
export function WordFields({
  typed,
  problems,
  descriptionHelp,
  onName,
}: {
  typed: { name?: string | undefined; description?: string | undefined };
  /** Error texts by field. */
  problems: Readonly<Record<string, string>>;
  /** What can be written in the description. */
  descriptionHelp?: string | undefined;
  /** Called with the name at each change. */
  onName?: (name: string) => void;
}) {
  const lang = useLang();
  return (
    <>
      <FormField
        label={m.create_name({}, lang)}
        name="name"
        required
        maxLength={NAME_MAX_CHARACTERS}
        defaultValue={typed.name}
        onChange={onName && ((event) => onName(event.currentTarget.value))}
        problem={problems.name}
      />
      <TextAreaField
        label={m.create_description({}, lang)}
        help={descriptionHelp}
        name="description"
        rows={4}
        maxLength={DESCRIPTION_MAX_CHARACTERS}
        defaultValue={typed.description}
        problem={problems.description}
      />
    </>
  );
}
