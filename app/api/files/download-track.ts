import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { zipSync } from "fflate";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { paths } from "#domain/addresses/paths.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { requestLang } from "#app/session/request-lang.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { noteDownload } from "#db/commands/studio/listening.ts";
import { findTrackCredits } from "#db/queries/studio/multimedia.ts";
import { findSoundBytes, findSoundFile } from "#db/queries/studio/sounds.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";

/** GET redirects to the list of the viewer's downloads. */
export const loader = () => redirect(`${paths.multimedia}?section=downloads`);

const FORM = z.object({ download: typedText() });

/** Characters that some operating system forbids in file names. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]+/gu;

/** ZIP compression level 0 (stored): audio hardly compresses. */
const STORED = 0;
/** The earliest time a ZIP entry can have, so that equal content gives equal archives. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * Sends a track and its credits as a ZIP archive, and adds it to the person's downloads.
 *
 * @throws what `readForm` throws
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { download } = await readForm(request, FORM);
  const trackId = parseItemId(download);
  const [file, track] = trackId
    ? await Promise.all([findSoundFile(db, trackId), findTrackCredits(db, trackId)])
    : [];
  const bytes =
    trackId && file
      ? await findSoundBytes(db, trackId, { hash: file.hash, start: 0, length: file.size })
      : undefined;
  if (!trackId || !track || !bytes) return textResponse(404, "No such sound");

  const now = new Date();
  const noted = await writeAs({ request, context }, (tx, { personId }) =>
    noteDownload(tx, { personId, trackId, now }),
  );
  const lang = requestLang(request);
  if (!noted.ok) return refuseUnwritten(noted.error, { intent: "download", lang });

  const name = `${track.title} - ${track.artist}`.replace(UNSAFE, " ").trim();
  const words = m.multimedia_credit_file({ title: track.title, artist: track.artist }, lang);
  const credits = new TextEncoder().encode(words.replaceAll(" / ", "\r\n"));
  const files = { [`${name}.wav`]: bytes, "CREDITS.txt": credits };
  const zip = zipSync(files, { level: STORED, mtime: NO_TIME });
  const headers = new Headers(noted.headers);
  headers.set("Content-Type", "application/zip");
  headers.set("Cache-Control", "private, no-store");
  headers.set(
    "Content-Disposition",
    `attachment; filename="${trackId.replace(/[^\w-]/g, "_")}.zip"; filename*=UTF-8''${encodeURIComponent(name)}.zip`,
  );
  return new Response(zip, { headers });
}
