import { data, type ActionFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { plainNumber } from "#domain/spaces/tables/cell-number.ts";
import { changeRow, type RowChange } from "#domain/spaces/tables/change-rows.ts";
import { parseTable, serializeTable } from "#adapters/documents/csv-table.ts";
import {
  CELL_MAX_CHARACTERS,
  storedCell,
  TABLE_MAX_CHARACTERS,
  type Table,
} from "#domain/spaces/tables/table.ts";
import { sortedRows, valuesOf } from "#domain/spaces/tables/table-values.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { documentRefusal } from "#app/presenters/answers/documents.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import type { TypedDocument } from "#app/screens/spaces/document-form.server.ts";
import { writeDocument } from "#app/screens/spaces/write-document.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { keepUpload } from "#adapters/storage/keep-upload.server.ts";
import type { DocumentDone } from "#db/commands/spaces/documents/add-document.ts";
import { addDocumentVersion } from "#db/commands/spaces/documents/add-document-version.ts";
import type { DocumentContent } from "#db/commands/spaces/documents/document-content.ts";
import {
  findDocumentSource,
  type DocumentSource,
} from "#db/queries/spaces/documents/find-document.ts";
import { firstOf, placeQuery, readPlace, sortOf } from "./table-place.ts";
import { readTable } from "#adapters/documents/stored-table.server.ts";

export const TABLE_INTENTS = [
  "row-save",
  "row-more",
  "row-delete",
  "row-restore",
  "edit-table",
] as const;
export type TableIntent = (typeof TABLE_INTENTS)[number];

/** Tries to write into the newest version while other people write too. */
const TRIES = 8;

/** A form of a table. */
export interface TableForm {
  intent: TableIntent;
  key: string | undefined;
  spaceId: string;
  documentId: string;
  /** The newest version when the form was made. */
  version: number;
  /** The row of the form: an index of `Table.rows`, or `new`. */
  row: string;
  /** As typed, by column; undefined for a column without a field. */
  cells: (string | undefined)[];
  typed: TypedDocument;
  lang: { locale: Locale };
}

/** The forms that change one row of a table, and the one that edits its text. @throws what `writeDocument` does */
export async function answerTable(args: ActionFunctionArgs, form: TableForm) {
  const { intent, documentId, version, row, cells, lang } = form;
  const { personId } = await findViewer(args.request);
  const wanted = { spaceId: form.spaceId, personId, documentId };
  const typed = { ...form.typed, cells: cells.map((cell) => cell ?? null), row };
  const find = async (version: number | undefined) => {
    const source = await findDocumentSource(db, { ...wanted, version });
    return { source, table: (await readTable(source))?.table };
  };
  const long = cells.findIndex((cell) => (cell ?? "").length > CELL_MAX_CHARACTERS);
  if (long >= 0)
    return refuse({
      intent,
      status: 422,
      reason: "fields",
      fields: { [`c${long}`]: m.tables_bad_cell({}, lang) },
      typed,
    });
  for (let tries = 1; ; tries += 1) {
    const { source, table: newest } = await find(undefined);
    if (!source) throw data(null, { status: 404 });
    // Another file has taken the table's place.
    if (!newest) return refuse({ intent, ...documentRefusal("row", lang), typed });
    // A version that is not there any more has nothing to compare with: everything counts as changed.
    const base = version === source.version ? newest : (await find(version)).table;
    const made = intent === "edit-table" ? editText(form, newest) : editRow(form, base, newest);
    if (made.kind === "wrong")
      return refuse({ intent, status: 422, reason: "fields", fields: made.fields, typed });
    if (made.kind === "empty")
      return refuse({
        intent,
        status: 422,
        reason: "empty",
        text: m.tables_bad_row({}, lang),
        typed,
      });
    const content = made.kind === "done" ? await keepTable(made.table, source) : undefined;
    if (typeof content === "string")
      return refuse({ intent, ...fileProblem(content, lang), typed });
    const isRow = intent !== "edit-table";
    const answer = await writeDocument(
      args,
      {
        intent,
        key: form.key,
        scope: `${intent}-document ${documentId}`,
        payload: { version, row, cells, text: form.typed.text },
        ...(content && { content }),
        isMerged: true,
        typed: { ...typed, row: "now" in made ? made.now : row },
        lang,
        answer: ({ spaceId }) => ({
          to: `${paths.spaceDocument(spaceId, documentId)}${placeAfter(args.request, form, made)}`,
          code: codeOf(form),
          about: documentId,
        }),
      },
      async (tx, { personId, address }): Promise<DocumentDone> => {
        if (!content)
          return { kind: "refused", reason: made.kind === "full" ? "rows-full" : "row" };
        const which = { personId, spaceId: form.spaceId, documentId, now: new Date() };
        const seen = isRow ? source.version : version;
        return addDocumentVersion(tx, { ...which, address, content, seen, isRow });
      },
    );
    // A version came between reading and writing: the change is made once more, in the newest one.
    if (!isRow || answer.data.reason !== "changed" || tries >= TRIES) return answer;
  }
}

type Made =
  | { kind: "done"; table: Table; row: number }
  | { kind: "wrong"; fields: Record<string, string> }
  /** `now`: the row that the form is for from now on. */
  | { kind: "moved"; now: string }
  | { kind: "full" | "empty" };

function editText({ typed: { text }, lang }: TableForm, newest: Table): Made {
  const table = parseTable(text);
  if (!table) return { kind: "wrong", fields: { text: m.tables_bad_text({}, lang) } };
  // Cells that were in the table before stay as they are, such as a function of a spreadsheet.
  const known = new Set(newest.rows.flat());
  const rows = table.rows.map((row) =>
    row.map((cell) => (known.has(cell) || cell.startsWith("'") ? cell : storedCell(cell))),
  );
  return { kind: "done", table: { ...table, rows }, row: 0 };
}

function editRow(form: TableForm, base: Table | undefined, newest: Table): Made {
  const change = changeOf(form, newest);
  if (!base) return { kind: "moved", now: form.row };
  const changed = changeRow(base, newest, change);
  if (changed.kind === "done")
    return serializeTable(changed.table).length > TABLE_MAX_CHARACTERS ? { kind: "full" } : changed;
  if (changed.reason === "full" || changed.reason === "empty") return { kind: changed.reason };
  return {
    kind: "moved",
    now: "row" in changed ? String(changed.row) : changed.reason === "gone" ? "new" : form.row,
  };
}

function changeOf({ intent, row, cells }: TableForm, newest: Table): RowChange {
  const at = Number(row);
  if (intent === "row-delete") return { kind: "delete", row: at };
  if (intent === "row-restore") return { kind: "restore", row: at };
  const { isNumeric } = valuesOf(newest);
  const plain = cells.map((cell, column) =>
    cell !== undefined && isNumeric[column] ? plainNumber(cell) : cell,
  );
  return row === "new" ? { kind: "add", cells: plain } : { kind: "save", row: at, cells: plain };
}

/** Puts a table into the file store. @returns why the store did not take it */
async function keepTable(table: Table, { name, fileName }: DocumentSource) {
  // The mark tells spreadsheets that the text is UTF-8.
  const text = `\uFEFF${serializeTable(table)}`;
  const file = await keepUpload(new File([text], fileName ?? `${name}.csv`));
  if (typeof file === "string") return file;
  return { kind: "csv", file, caption: "" } satisfies DocumentContent;
}

function codeOf({ intent, row }: TableForm): string {
  if (intent === "edit-table") return "version";
  if (intent === "row-delete") return "row-deleted";
  if (intent === "row-restore") return "row-restored";
  return row === "new" ? "row-added" : "row";
}

/** The query and the place of the page after a change. */
function placeAfter(request: Request, { intent, version, row }: TableForm, made: Made): string {
  const { sort, from } = readPlace(new URL(request.url).searchParams);
  if (made.kind !== "done" || intent === "edit-table") return "";
  if (intent === "row-more") return `${placeQuery({ sort, from }, { row: "new" })}#row`;
  if (intent === "row-delete") return placeQuery({ sort, from }, { undo: `${version}-${row}` });
  const order = sortedRows(made.table, valuesOf(made.table), sortOf(sort));
  const place = firstOf(order.indexOf(made.row) + 1);
  return `${placeQuery({ sort, from: place })}#row-${made.row}`;
}
