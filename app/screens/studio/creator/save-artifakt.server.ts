import { strToU8, zipSync } from "fflate";
import type { ArtifaktType } from "#domain/items/catalogue.ts";
import { readArtifaktFields } from "#domain/items/item-fields.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import { partOf } from "#domain/studio/creation-part.ts";
import { createArtifakt } from "#db/commands/artifakts/create-artifakt.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { db } from "#db/connection/live-database.ts";
import { findVersion } from "#db/queries/studio/creation-versions.ts";
import { renderSvg } from "#adapters/pictures/render-svg.server.ts";
import { keepUpload } from "#adapters/storage/keep-upload.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { answerFile } from "#app/presenters/creations/answer-file.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { writeWithUploads } from "#app/session/write-with-uploads.server.ts";

const TYPES: Readonly<Record<CreationKind, ArtifaktType>> = {
  text: "doc",
  code: "tool",
  images: "image",
  ui: "template",
};
const INTENT = "save-artifakt";

type FoundVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/**
 * Saves an answer as a draft of an artifakt, with the answer as its file: text for Word, a picture as a
 * PNG, a page as the Builder's file, code in an archive. The worker draws its cover.
 */
export async function saveAsArtifakt(
  args: WriteArgs,
  key: string | undefined,
  {
    creationId,
    version,
    refuseFor,
    typed,
  }: {
    creationId: string;
    version: number;
    refuseFor: (reason: "gone" | "cut-short", status: number) => ReturnType<typeof refuse>;
    typed: Record<string, string>;
  },
) {
  const { request } = args;
  const lang = requestLang(request);
  const { personId: viewer } = await findViewer(request);
  const found = await findVersion(db, { personId: viewer, creationId, version });
  if (!found || found.state !== "final") return refuseFor("gone", 404);
  // What is sold is whole.
  if (found.isCutShort) return refuseFor("cut-short", 409);
  const { kind, title, prompt, locale } = found;
  const read = readArtifaktFields({
    name: title,
    description: [...prompt].slice(0, DESCRIPTION_CHARACTERS).join(""),
    type: TYPES[kind],
    price: "0",
    tags: "",
  });
  if (read.wrong) return refuseFor("gone", 404);
  const upload = await keepUpload(await fileOf(found));
  if (typeof upload === "string") {
    const { reason, status, text } = fileProblem(upload, lang);
    return refuse({ intent: INTENT, status, reason, text, typed });
  }
  // The document's bytes differ each time; what was saved does not.
  const once = { key, scope: `creator-${INTENT}`, payload: { creationId, version } };
  const written = await writeWithUploads(args, [upload.storageKey], (tx, writer, keep) => {
    const { personId, address } = writer;
    return idempotent(tx, { personId, ...once }, async () => {
      const created = await createArtifakt(tx, {
        personId,
        address,
        ...read.fields,
        language: locale,
        publication: "draft",
        file: upload,
        now: new Date(),
      });
      keep();
      return created;
    });
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent: INTENT, lang, typed });
  const { artifaktId } = written.value;
  const flash = { code: "saved", about: artifaktId };
  throw redirectWithFlash(request, paths.artifaktManage(artifaktId), flash, written.headers);
}

/** Characters of a prompt that describe the artifakt. */
const DESCRIPTION_CHARACTERS = 500;

async function fileOf({ answer, title, locale }: FoundVersion): Promise<File> {
  const part = partOf(answer);
  if (part?.kind === "page") return new File([part.layout], `${title}.json`);
  const format = part === null ? "docx" : part.kind === "picture" ? "png" : "code";
  const file = (await answerFile(answer, format, { title, locale }, renderSvg))!;
  if (format !== "code") return new File([file.body], `${title}.${file.ending}`);
  // Some code, as it is, would be refused as something that a browser executes.
  const archive = zipSync({ [`plaza.${file.ending}`]: strToU8(file.body as string) });
  return new File([new Uint8Array(archive)], `${title}.zip`);
}
