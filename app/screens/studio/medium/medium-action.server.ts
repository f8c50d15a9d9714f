import { redirect } from "@remix-run/node";
import { z } from "zod";
import { MEDIA_PREFIX } from "#domain/studio/media.ts";
import { PAGE_PICTURE_ALT_MAX } from "#domain/studio/pages/pages.ts";
import { mediaFilePath, mediumPath } from "#domain/addresses/media-paths.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { db } from "#db/connection/live-database.ts";
import type { Db } from "#db/connection/client.ts";
import { favorItem, noteItemDownload } from "#db/commands/studio/media.ts";
import { favorTrack, noteDownload } from "#db/commands/studio/listening.ts";
import { findItem, findLibraryFile } from "#db/queries/studio/media.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { addPagePictureAs } from "#app/screens/studio/add-page-picture.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["download", "favorite", "unfavorite", "use-in-page"]),
  key: formKey(),
  /** Name of a file in the store. */
  file: typedText(),
});

const notFound = () => new Response("No such thing.", { status: 404 });

/**
 * Downloads a file of an item or a track, marks it as a favourite, or adds its picture to the
 * person's pictures for pages.
 *
 * @param id of the item or the track
 * @throws the redirect after success, a 404 for an unknown item or file, what `readForm` throws
 */
export async function answerMedium(args: WriteArgs, id: string) {
  const { intent, key, file } = await readForm(args.request, FORM);
  if (intent === "use-in-page") return usePicture(args, { id, key, file });
  const isTrack = id.startsWith("track-");
  const now = new Date();
  const to = intent === "download" ? await downloadOf(id, file) : undefined;
  if (intent === "download" && !to) throw notFound();
  const written = await writeAs(args, (tx: Db, { personId }) => {
    if (intent === "download")
      return isTrack
        ? noteDownload(tx, { personId, trackId: id, now })
        : noteItemDownload(tx, { personId, itemId: id, now });
    const isFavorite = intent === "favorite";
    return isTrack
      ? favorTrack(tx, { personId, trackId: id, isFavorite, now })
      : favorItem(tx, { personId, itemId: id, isFavorite, now });
  });
  if (!written.ok)
    return refuseUnwritten(written.error, { intent, lang: requestLang(args.request) });
  if (written.value.kind === "refused") throw notFound();
  if (to) throw redirect(to, { status: 303, headers: written.headers });
  const flash = { code: intent, about: id };
  throw redirectWithFlash(args.request, mediumPath(id), flash, written.headers);
}

/** Address of a file's download, if it is one of the item or track. */
async function downloadOf(id: string, file: string): Promise<string | undefined> {
  const address = `${mediaFilePath(file)}?download`;
  if (file === `${id}.cube`) return (await findItem(db, id))?.look ? address : undefined;
  const found = await findLibraryFile(db, file);
  return found && [found.itemId, found.trackId].includes(id) ? address : undefined;
}

/** Puts the picture of an item among the person's pictures for pages, named by its title. */
async function usePicture(
  args: WriteArgs,
  { id, key, file: name }: { id: string; key: string | undefined; file: string },
) {
  const { request } = args;
  const [item, file] = await Promise.all([findItem(db, id), findLibraryFile(db, name)]);
  if (!item || file?.itemId !== id) throw notFound();
  const stream = await fileStore.get(MEDIA_PREFIX + name);
  const stored = stream && (await new Response(stream).blob());
  const picture = stored && new File([stored], file.fileName, { type: file.mediaType });
  const title = requestLang(request).locale === "es" ? item.titleEs : item.title;
  const intent = "use-in-page";
  const alt = title.slice(0, PAGE_PICTURE_ALT_MAX);
  const added = await addPagePictureAs(args, { intent, key, picture, alt });
  if ("refused" in added) return added.refused;
  const flash = { code: intent, about: id };
  throw redirectWithFlash(request, mediumPath(id), flash, added.headers);
}
