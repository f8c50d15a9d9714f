import { DOCUMENT_MAX_BYTES } from "#domain/spaces/documents.ts";
import { inUtf8 } from "#domain/spaces/reading/legacy-text.ts";
import { sniffDocument } from "#domain/spaces/reading/sniff-document.ts";
import { keepUpload, type UploadProblem } from "#adapters/storage/keep-upload.server.ts";
import type { FileContent } from "#db/commands/spaces/documents/document-content.ts";

/** Word documents are ZIP archives, which is all that their first bytes tell. */
const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Stores an uploaded document in the file store; its kind is detected by its bytes.
 *
 * @param caption of a picture; ignored for other files
 * @returns why it was refused, `file-kind` for an unsupported kind
 */
export async function keepDocument(
  file: File | undefined,
  caption: string,
): Promise<FileContent | UploadProblem> {
  if (!file) return "file-missing";
  if (file.size > DOCUMENT_MAX_BYTES) return "file-large";
  const bytes = inUtf8(new Uint8Array(await file.arrayBuffer()), file.name);
  const kind = sniffDocument(bytes, file.name);
  if (!kind) return "file-kind";
  const name = kind === "docx" ? file.name.replace(/(?:\.docx?|\.zip)?$/i, ".docx") : file.name;
  const kept = await keepUpload(new File([new Uint8Array(bytes)], name));
  if (typeof kept === "string") return kept;
  const mediaType = kind === "docx" ? DOCX_TYPE : kept.mediaType;
  return { kind, file: { ...kept, mediaType }, caption: kind === "picture" ? caption : "" };
}
