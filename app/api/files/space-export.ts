import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { zipStream, type ZippedFile } from "#adapters/documents/zip-stream.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { db } from "#db/connection/live-database.ts";
import {
  findExportedSpace,
  listExportedAnswers,
  listExportedBookings,
  listExportedTasks,
  listExportedThreads,
  listExportedVersions,
  readExportedMessages,
  type ExportedMessage,
} from "#db/queries/spaces/export-space.ts";
import { clockOf } from "#domain/agentiks/agenda/reminders.ts";
import { safeFileName } from "#domain/artifakts/upload.ts";
import { csvText } from "#domain/format/csv.ts";
import { textOfFiles } from "#domain/spaces/message-files.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import * as m from "#app/messages/messages.js";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { contentDisposition, STRICTEST_POLICY } from "./file-headers.server.ts";

type Lang = ReturnType<typeof requestLang>;

/**
 * `/spaces/<id>/export`: the whole content of a space as a ZIP archive, for its owner and admins; 404 for
 * everyone else. Conversations are Markdown, tasks, approved answers and the agenda CSV, documents as they were added.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const id = parseItemId(params.id);
  const { personId, isVisitor } = await findViewer(request);
  const space = id && !isVisitor ? await findExportedSpace(db, { id, personId }) : undefined;
  if (!space) return textResponse(404, "No such space");
  const headers = {
    "Cache-Control": "private, no-store",
    "Content-Disposition": contentDisposition(safeFileName(`${space.name}.zip`, "application/zip")),
    "Content-Security-Policy": STRICTEST_POLICY,
    "Content-Type": "application/zip",
    "X-Content-Type-Options": "nosniff",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const files = filesOf({ spaceId: space.id, personId }, requestLang(request));
  const body = Readable.toWeb(Readable.from(zipStream(files), { objectMode: false }));
  return new Response(body as ReadableStream<Uint8Array>, { headers });
}

export const action = refuseMethod;

async function* filesOf(
  viewer: { spaceId: string; personId: string },
  lang: Lang,
): AsyncGenerator<ZippedFile> {
  const now = new Date();
  const nameOnce = createNames();
  for (const { id, title, createdAt } of await listExportedThreads(db, viewer)) {
    let text = `# ${title}\n`;
    for await (const message of readExportedMessages(db, id)) text += markdownOf(message, lang);
    const name = nameOnce(`${m.inside_threads({}, lang)}/${title}`, ".md");
    yield { name, modifiedAt: createdAt, content: text };
  }
  const folder = m.inside_documents({}, lang);
  for (const {
    name,
    newest,
    version,
    fileKey,
    fileName,
    text,
    createdAt,
  } of await listExportedVersions(db, viewer)) {
    const ending = fileName ? (/\.[a-z\d]{1,5}$/i.exec(fileName)?.[0] ?? "") : ".md";
    const shown = version === newest ? name : `${name} (${version})`;
    const content = fileKey === null ? text : await readFile(fileKey);
    yield { name: nameOnce(`${folder}/${shown}`, ending), modifiedAt: createdAt, content };
  }
  const tasks = await listExportedTasks(db, viewer);
  if (tasks.length > 0)
    yield {
      name: `${m.inside_tasks({}, lang)}.csv`,
      modifiedAt: now,
      content: csvText([
        [m.tasks_title, m.tasks_who, m.tasks_due, m.tasks_done].map((word) => word({}, lang)),
        ...tasks.map(({ title, who, dueOn, doneAt }) => [
          title,
          who ?? "",
          dueOn ?? "",
          doneAt?.toISOString() ?? "",
        ]),
      ]),
    };
  const answers = await listExportedAnswers(db, viewer);
  if (answers.length > 0)
    yield {
      name: `${m.answering_approved({}, lang)}.csv`,
      modifiedAt: now,
      content: csvText([
        [m.answering_question({}, lang), m.answering_answer({}, lang)],
        ...answers.map(({ question, answer }) => [question, answer]),
      ]),
    };
  const booked = await listExportedBookings(db, viewer);
  if (booked.length > 0)
    yield {
      name: `${m.agenda_title({}, lang)}.csv`,
      modifiedAt: now,
      content: csvText([
        BOOKING_COLUMNS.map((word) => word({}, lang)),
        ...booked.map(({ day, minute, form, customer, phone, people, note, cancelledAt }) => [
          day,
          clockOf(minute),
          form,
          customer,
          phone,
          String(people ?? ""),
          note,
          cancelledAt?.toISOString() ?? "",
        ]),
      ]),
    };
}

/** A message with the names of its files, which are among the documents. */
function markdownOf({ name, text, files, createdAt }: ExportedMessage, lang: Lang): string {
  const said = text === textOfFiles(files) ? "" : `${text}\n`;
  const sent = files.map((file) => `- 📎 ${file}\n`).join("");
  const body = [said, sent].filter(Boolean).join("\n");
  return `\n**${name ?? m.threads_someone({}, lang)}** · ${createdAt.toISOString()}\n\n${body}`;
}

const BOOKING_COLUMNS = [
  m.agenda_day,
  m.agenda_time,
  m.agenda_form,
  m.agenda_customer,
  m.agenda_export_phone,
  m.agenda_export_people,
  m.agenda_export_note,
  m.agenda_export_cancelled,
];

/** @throws when the file store has no such file, which breaks the download off */
async function readFile(key: string): Promise<AsyncIterable<Uint8Array>> {
  const stream = await fileStore.get(key);
  if (!stream) throw new Error(`the file store has no file ${key}`);
  return Readable.fromWeb(stream as WebStream);
}

/** Gives each file of an archive a name of its own, without characters that file systems refuse. */
function createNames(): (path: string, ending: string) => string {
  const used = new Set<string>();
  return (path, ending) => {
    const [folder = "", ...rest] = path.split("/");
    const bare = rest
      .join(" ")
      // eslint-disable-next-line no-control-regex -- file systems refuse control characters
      .replace(/[\u0000-\u001F<>:"/\\|?*]+/g, " ")
      .trim()
      .slice(0, 100)
      .replace(/[. ]+$/, "");
    for (let n = 1; ; n += 1) {
      const name = `${folder}/${bare || "-"}${n > 1 ? ` ${n}` : ""}${ending}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  };
}
