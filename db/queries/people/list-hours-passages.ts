import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { documents, passages } from "#db/schema/spaces/documents.ts";

/** Maximum passages in which hours are looked for. */
const PASSAGES_MAX = 50;

/** A passage that may say opening hours. */
export interface HoursPassage {
  documentId: string;
  version: number;
  passage: number;
  /** Name of the document. */
  source: string;
  heading: string;
  text: string;
}

/**
 * Passages that may say the opening hours of a person's business: of the newest versions of the documents
 * from which the person's own agentiks answer customers.
 */
export const listHoursPassages = (db: Db, ownerId: string): Promise<HoursPassage[]> =>
  db
    .selectDistinct({
      documentId: passages.documentId,
      version: passages.version,
      passage: passages.seq,
      source: documents.name,
      heading: passages.heading,
      text: passages.text,
    })
    .from(agentiks)
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
    .innerJoin(passages, eq(passages.spaceId, agentikWorkplaces.spaceId))
    .innerJoin(
      documents,
      and(eq(documents.id, passages.documentId), eq(documents.version, passages.version)),
    )
    .where(
      and(
        eq(agentiks.ownerId, ownerId),
        isNull(agentiks.copiedFrom),
        isNull(documents.onlyFor),
        sql`${passages.heading} || ' ' || ${passages.text} ~* '(horario|abr(imos|e|en)|abiert|atendemos|cerra|cierr|open|hours|closed)'`,
      ),
    )
    .orderBy(asc(passages.documentId), asc(passages.seq))
    .limit(PASSAGES_MAX);
