import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { RefusedDocument } from "#app/ui/documents/document-fields.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { RowForm } from "./row-form.tsx";
import type { ShownRowForm, ShownTable } from "./shown-table.server.ts";
import { placeQuery, type TablePlace } from "./table-place.ts";
import { TablePages, TableSort } from "./table-sort.tsx";

/** A table of a document: its rows, or the form of one. */
export function DocumentTable({
  shown,
  form,
  place,
  undo,
  path,
  version,
  newest,
  canEdit,
  formKey,
  refused,
}: {
  shown: ShownTable | undefined;
  form: ShownRowForm | undefined;
  place: TablePlace;
  /** A row that was just deleted. */
  undo: { version: number; row: number } | undefined;
  /** Address of the document. */
  path: string;
  /** An older version on the page. */
  version: number | undefined;
  newest: number;
  canEdit: boolean;
  formKey: string;
  refused: (RefusedDocument & { intent: string }) | undefined;
}) {
  const lang = useLang();
  /** The address of a place of this version. */
  const addressOf = (place: TablePlace) =>
    `${path}${placeQuery(place, version === undefined ? {} : { version })}`;
  /** The address of a row's form. */
  const formOf = (row: number | "new") => `${path}${placeQuery(place, { row })}`;
  if (form)
    return (
      <RowForm
        form={form}
        version={newest}
        action={formOf(form.row)}
        cancelTo={addressOf(place)}
        formKey={formKey}
        refused={refused}
      />
    );
  if (!shown) return null;
  const { columns, rows, sums, count } = shown;
  return (
    <section aria-label={m.tables_table({}, lang)} className="flex flex-col gap-3">
      {undo && (
        <Form
          method="post"
          action={addressOf(place)}
          className="flex flex-wrap items-center gap-3 p-3 rounded-control bg-raised border border-accent"
        >
          <FormKey value={formKey} />
          <input type="hidden" name="version" value={undo.version} />
          <input type="hidden" name="row" value={undo.row} />
          <p className="flex-1 basis-40">{m.tables_deleted({}, lang)}</p>
          <button name="intent" value="row-restore" className="btn">
            {m.tables_undo({}, lang)}
          </button>
        </Form>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {canEdit && (
          <Link to={`${formOf("new")}#row`} className="btn-primary">
            <span className="i-lucide-plus" aria-hidden="true" />
            {m.tables_add({}, lang)}
          </Link>
        )}
        <p className="text-ink-soft tabular">{m.tables_count({ count }, lang)}</p>
      </div>
      {count === 0 && <p>{m.tables_empty({}, lang)}</p>}
      {count > 1 && <TableSort shown={shown} addressOf={addressOf} />}
      {count > 0 && (
        <div className="card overflow-x-auto">
          <table className="block lg:table w-full lg:text-left border-collapse">
            <thead className="hidden lg:table-header-group">
              <tr className="lg:table-row">
                {columns.map(({ name, isNumeric }, at) => (
                  <th
                    key={at}
                    scope="col"
                    className={`px-4 py-2 font-600 text-ink-soft align-bottom ${isNumeric ? "text-right" : ""}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block lg:table-row-group">
              {rows.map(({ row, cells }) => (
                <tr
                  key={row}
                  id={`row-${row}`}
                  className="block lg:table-row py-2 border-t border-line target:bg-tint"
                >
                  {cells.map((cell, at) =>
                    at === 0 ? (
                      <th
                        key={at}
                        scope="row"
                        className="block lg:table-cell px-4 lg:py-1 text-left"
                      >
                        <RowName
                          name={cell || m.tables_no_name({ row }, lang)}
                          to={canEdit ? `${formOf(row)}#row` : undefined}
                        />
                      </th>
                    ) : (
                      <Cell key={at} column={columns[at]!} text={cell} />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
            {sums && (
              <tfoot className="block lg:table-row-group bg-raised">
                <tr className="block lg:table-row py-2 border-t border-line-strong">
                  {sums.map((sum, at) =>
                    at === 0 ? (
                      <th
                        key={at}
                        scope="row"
                        className="block lg:table-cell px-4 py-2 text-left font-700"
                      >
                        {m.tables_sum({}, lang)}
                      </th>
                    ) : (
                      <Cell key={at} column={columns[at]!} text={sum ?? ""} isStrong />
                    ),
                  )}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      <TablePages shown={shown} addressOf={addressOf} />
    </section>
  );
}

/** The first cell of a row, which leads to its form. */
function RowName({ name, to }: { name: string; to: string | undefined }) {
  const lang = useLang();
  if (to === undefined) return <span className="block py-2 font-700 break-words">{name}</span>;
  return (
    <Link to={to} className="flex items-center gap-2 min-h-11 font-700 hover:underline">
      <span className="flex-1 min-w-0 break-words">
        {name}
        <span className="sr-only"> · {m.tables_change({}, lang)}</span>
      </span>
      <span className="i-lucide-pencil text-accent shrink-0" aria-hidden="true" />
    </Link>
  );
}

/** A cell: on a phone a line with the name of its column, which is left out where it is empty. */
function Cell({
  column: { name, isNumeric },
  text,
  isStrong = false,
}: {
  column: { name: string; isNumeric: boolean };
  text: string;
  isStrong?: boolean;
}) {
  const shape = text === "" ? "hidden" : "flex";
  return (
    <td
      className={`${shape} lg:table-cell justify-between gap-4 px-4 py-1 lg:py-2 ${isStrong ? "font-700" : ""} ${isNumeric ? "lg:text-right" : ""}`}
    >
      <span className="lg:hidden text-ink-soft font-400 min-w-0 break-words">{name}</span>
      <span
        className={`min-w-0 break-words whitespace-pre-line ${isNumeric ? "tabular text-right" : "text-right lg:text-left"}`}
      >
        {text}
      </span>
    </td>
  );
}
