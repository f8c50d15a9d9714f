import { Form } from "@remix-run/react";
import { CELL_MAX_CHARACTERS } from "#domain/spaces/tables/table.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { RefusedDocument } from "#app/ui/documents/document-fields.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownRowForm } from "./shown-table.server.ts";

/** A longer text, or one with lines, is written in a larger field. */
const LINE_CHARACTERS = 60;

/** The form of a table's row, a field for each column that is not calculated. */
export function RowForm({
  form,
  version,
  action,
  cancelTo,
  formKey,
  refused,
}: {
  form: ShownRowForm;
  /** The version that the form was made with. */
  version: number;
  action: string;
  cancelTo: string;
  formKey: string;
  refused: RefusedDocument | undefined;
}) {
  const lang = useLang();
  const typed = refused?.typed?.cells;
  // After a refusal the row may be another one: where it is now, or a new one in place of one that is gone.
  const row = (typed && refused.typed?.row) ?? String(form.row);
  const isNew = row === "new";
  const isGone = isNew && form.row !== "new";
  const isSameRow = row === String(form.row);
  return (
    <Form
      id="row"
      key={`${row} ${version}`}
      method="post"
      action={action}
      className="card p-4 flex flex-col gap-4 scroll-mt-20"
    >
      <h3 className="text-lg font-700">
        {isNew ? m.tables_new({}, lang) : m.tables_change({}, lang)}
      </h3>
      {isGone && <Notice tone="note">{m.tables_row_gone({}, lang)}</Notice>}
      <FormKey value={formKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="row" value={row} />
      {form.fields.map(({ name, value, isNumeric, formula }, at) => {
        if (formula)
          return (
            <div key={at} className="flex flex-col gap-1">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-600">{name}</span>
                {isSameRow && <span className="tabular font-600">{formula.result}</span>}
              </p>
              <p className="text-sm text-ink-soft">
                {m.tables_formula({ formula: formula.text }, lang)}
              </p>
            </div>
          );
        const was = typed?.[at] ?? undefined;
        const field = {
          label: name,
          name: `c${at}`,
          maxLength: CELL_MAX_CHARACTERS,
          defaultValue: was ?? value,
          autoComplete: "off",
          problem: refused?.fields?.[`c${at}`],
          // The row's newest value, where it was changed meanwhile.
          help:
            was !== undefined && isSameRow && !isNew && was !== value
              ? m.tables_now({ value: value || m.tables_nothing({}, lang) }, lang)
              : undefined,
        };
        const isLong = value.includes("\n") || value.length > LINE_CHARACTERS;
        return isLong ? (
          <TextAreaField key={at} rows={3} {...field} />
        ) : (
          <FormField key={at} {...(isNumeric && { inputMode: "decimal" as const })} {...field} />
        );
      })}
      <div className="flex flex-wrap gap-3">
        <button name="intent" value="row-save" className="btn-primary">
          {m.tables_save({}, lang)}
        </button>
        {isNew && (
          <button name="intent" value="row-more" className="btn">
            {m.tables_save_more({}, lang)}
          </button>
        )}
        <Link to={cancelTo} className="btn">
          {m.documents_cancel({}, lang)}
        </Link>
        {!isNew && (
          <button name="intent" value="row-delete" className="btn text-danger">
            {m.tables_delete({}, lang)}
          </button>
        )}
      </div>
    </Form>
  );
}
