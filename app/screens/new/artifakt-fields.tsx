import { useId } from "react";
import type { TypedFields } from "#domain/items/item-fields.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { describedBy, FieldFrame } from "#app/ui/forms/field-frame.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { LicenceField, type ShownLicence } from "#app/ui/item-fields/licence-field.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** The types of one category, each with its name. */
export type TypeGroup = [category: LocalText, types: [type: string, name: LocalText][]];

/** The fields of a new artifakt besides name and description: type, price, tags, licence, file. */
export function ArtifaktFields({
  types,
  terms,
  file,
  typed,
  problems,
}: {
  /** The known types by category. */
  types: readonly TypeGroup[];
  /** The licences, the default one first, with the label of their choice. */
  terms: { licence: LocalText; licences: readonly ShownLicence[] } | undefined;
  /** Help of the file's field, and whether a large one may be sent in parts. */
  file: { text: LocalText; inParts: boolean } | undefined;
  typed: TypedFields;
  /** Error texts by field name. */
  problems: Readonly<Record<string, string>>;
}) {
  const lang = useLang();
  const id = useId();
  const text = { problem: problems.type };
  return (
    <>
      <FieldFrame id={id} label={m.money_type({}, lang)} {...text}>
        <select
          {...describedBy(id, text)}
          name="type"
          required
          defaultValue={typed.type}
          className="field select"
        >
          {types.map(([category, types]) => (
            <optgroup key={category.en} label={category[lang.locale]}>
              {types.map(([type, name]) => (
                <option key={type} value={type}>
                  {name[lang.locale]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </FieldFrame>
      <MoneyField
        label={m.money_price({}, lang)}
        name="price"
        currency="MXN"
        maxLength={9}
        value={typed.price ?? "0"}
        problem={problems.price}
      />
      <FormField
        label={m.money_tags({}, lang)}
        name="tags"
        autoComplete="off"
        maxLength={400}
        defaultValue={typed.tags}
      />
      {terms && (
        <LicenceField
          label={terms.licence[lang.locale]}
          licences={terms.licences}
          value={typed.licence ?? ""}
        />
      )}
      <FormField
        type="file"
        label={m.money_file({}, lang)}
        help={file?.text[lang.locale]}
        name="file"
        data-parts={file?.inParts ? "" : undefined}
        problem={problems.file}
      />
    </>
  );
}
