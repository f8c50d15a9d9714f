import { fileKind } from "#domain/artifakts/versions.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import type { ArtifaktDetail } from "#db/queries/artifakts/artifakt-detail.ts";

/** Versions that a page lists. */
const VERSIONS_SHOWN = 10;

/** The file of an artifakt's page, and its versions; `file` is undefined for a sample. */
export function toShownFile({ versions }: ArtifaktDetail) {
  const shown = versions.slice(0, VERSIONS_SHOWN).map(({ version, notes, createdAt, ...file }) => ({
    version,
    notes,
    day: localDay(new Date(createdAt)),
    facts: [fileKind(file.fileName), formatFileSize(file.size)].filter(Boolean).join(" · "),
  }));
  const [newest] = shown;
  return { file: newest?.facts, versions: shown };
}
