import { and, eq, isNull, sql } from "drizzle-orm";
import type { TablePassage } from "#domain/agentiks/duties/stock-table.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { documents, passages } from "#db/schema/spaces/documents.ts";

/** A report of stock reads no further. */
const PASSAGES_MAX = 2_000;

/**
 * The passages of a space's shared documents that may hold a table of stock, in their order: those of the
 * newest versions of documents that mention a minimum.
 */
export const listTablePassages = (db: Db, spaceId: string): Promise<TablePassage[]> =>
  db
    .select({
      documentId: passages.documentId,
      heading: passages.heading,
      text: passages.text,
    })
    .from(passages)
    .innerJoin(
      documents,
      and(eq(documents.id, passages.documentId), eq(documents.version, passages.version)),
    )
    .where(
      and(
        eq(passages.spaceId, spaceId),
        isNull(documents.onlyFor),
        sql`EXISTS (SELECT 1 FROM passages p WHERE p.document_id = ${outer(documents.id)}
          AND p.version = ${outer(documents.version)}
          AND p.heading || ' ' || p.text ~* '\\m(m[ií]n|reorden|reorder|least)')`,
      ),
    )
    .orderBy(passages.documentId, passages.seq)
    .limit(PASSAGES_MAX);
