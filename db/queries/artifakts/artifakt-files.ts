import { sql, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";

/** A version of an artifakt's file, as its page shows it. */
export interface ArtifaktVersion {
  version: number;
  fileName: string;
  /** Bytes. */
  size: number;
  /** Release notes; empty for none. */
  notes: string;
  /** ISO 8601. */
  createdAt: string;
}

/**
 * The artifakt whose versions the artifakt of a query of `artifakts` has: itself, or its original, where it
 * is an example's copy without any.
 */
export const fileSource: SQL<string> = sql<string>`(CASE
  WHEN ${outer(artifakts.copiedFrom)} IS NULL OR EXISTS (SELECT 1 FROM ${artifaktVersions} own
    WHERE own.artifakt_id = ${outer(artifakts.id)})
  THEN ${outer(artifakts.id)} ELSE ${outer(artifakts.copiedFrom)} END)`;

/**
 * Column: the artifakt has no file, so that its download is a text that describes it. For lists, in which
 * there are no copies.
 */
export const isSampleColumn: SQL<boolean> = sql<boolean>`NOT EXISTS (SELECT 1
  FROM ${artifaktVersions} file WHERE file.artifakt_id = ${outer(artifakts.id)})`;

/** Column with the versions of an artifakt's file, the newest first. */
export const versionsColumn: SQL<ArtifaktVersion[]> = sql<ArtifaktVersion[]>`
  (SELECT coalesce(json_agg(json_build_object('version', file.version, 'fileName', file.file_name,
      'size', file.size, 'notes', file.notes, 'createdAt', file.created_at)
      ORDER BY file.version DESC), '[]')
    FROM ${artifaktVersions} file WHERE file.artifakt_id = ${fileSource})`;
