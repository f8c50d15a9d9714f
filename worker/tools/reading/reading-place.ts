import type { OpeningHours } from "#domain/people/business/opening-hours.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import type { Candidates } from "#db/queries/spaces/answering/find-candidates.ts";

/** Place where a reading tool reads, and the person who asks: no more than they could read. */
export interface ReadingPlace {
  db: Db;
  /** The person who asks; for a customer the agentik's owner, whose business it is. */
  personId: string;
  /** The agentik's workplace. */
  spaceId: string;
  zone: Zone;
  hours: OpeningHours | null;
  now: Date;
  lang: { locale: Locale };
}

export interface FoundReading {
  /** Lines of plain text, which the answer shows as they are. */
  lines: readonly string[];
  /** What a model is told besides, such as ids, which the answer does not show. */
  told?: readonly string[];
  /** Passages of documents, which may be quoted. */
  passages?: Candidates["passages"];
}

/** A tool that only reads. @returns undefined for an input that it cannot do anything with */
export type Read = (
  place: ReadingPlace,
  input: Readonly<Record<string, unknown>>,
) => Promise<FoundReading | undefined> | FoundReading | undefined;
