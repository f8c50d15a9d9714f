/** The café's space as rows: its members, documents and approved answers. */
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import { cutPassages } from "#domain/spaces/passages.ts";
import { markdownSections } from "#domain/spaces/reading/text-sections.ts";
import type { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import type { answers } from "#db/schema/spaces/answering.ts";
import type { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";
import { daysBefore } from "../clock.ts";
import { choosePeople } from "../people.ts";
import { createRandom } from "../random.ts";
import {
  CAFE_ANSWERS,
  CAFE_DOCUMENTS,
  CAFE_MEMBERS,
  CAFE_SPACE,
  CAFE_STOCK,
  STOCK_DOCUMENT,
  STOCK_VERSIONS,
} from "./cafe.ts";

const OPENED_DAYS_AGO = 44;
/** Days between two versions of the table of stock, and since the newest. */
const STOCK_EVERY_DAYS = 7;
const STOCK_NEWEST_DAYS = 2;

export interface CafeInside {
  space: typeof spaces.$inferInsert;
  members: (typeof spaceMembers.$inferInsert)[];
  documents: (typeof documents.$inferInsert & { id: string })[];
  versions: (typeof documentVersions.$inferInsert)[];
  passages: (typeof passages.$inferInsert)[];
  answers: (typeof answers.$inferInsert)[];
  /** The table of stock as it was from each time on, the oldest first. */
  stock: { since: Date; text: string }[];
}

export function cafeInside(now: Date): CafeInside {
  const { id: spaceId, name, description } = CAFE_SPACE;
  const openedAt = daysBefore(now, OPENED_DAYS_AGO);
  const people = choosePeople(spaceId, CAFE_MEMBERS);
  const inside: CafeInside = {
    space: {
      id: spaceId,
      name,
      description,
      type: "custom",
      language: "es",
      joinPolicy: "invite",
      userCount: CAFE_MEMBERS + 1,
      ownerId: DEMO_PERSON_ID,
      createdAt: openedAt,
    },
    members: [DEMO_PERSON_ID, ...people].map((personId, place) => ({
      spaceId,
      personId,
      role: place === 0 ? "owner" : place === 1 ? "admin" : "member",
      // One every four days.
      joinedAt: daysBefore(now, OPENED_DAYS_AGO - 4.3 * place),
    })),
    documents: [],
    versions: [],
    passages: [],
    answers: CAFE_ANSWERS.map(({ question, answer }, index) => ({
      id: `answer-cafe-${index + 1}`,
      spaceId,
      question,
      answer,
      language: "es",
      approvedBy: DEMO_PERSON_ID,
      createdAt: openedAt,
      changedAt: openedAt,
    })),
    stock: Array.from({ length: STOCK_VERSIONS }, (_, index) => ({
      since: daysBefore(now, STOCK_NEWEST_DAYS + STOCK_EVERY_DAYS * (STOCK_VERSIONS - 1 - index)),
      text: stockTable(index + 1),
    })),
  };
  // Not the demo person, whose first document is still to come (the steps of the easy home).
  const writerId = people[0] ?? DEMO_PERSON_ID;
  const add = (document: { name: string; labels: readonly string[] }, texts: typeof inside.stock) =>
    addDocument(inside, { ...document, texts, writerId });
  for (const { text, ...document } of CAFE_DOCUMENTS) add(document, [{ since: openedAt, text }]);
  add({ name: STOCK_DOCUMENT, labels: ["compras"] }, inside.stock);
  return inside;
}

function addDocument(
  inside: CafeInside,
  {
    name,
    labels,
    texts,
    writerId,
  }: {
    name: string;
    labels: readonly string[];
    texts: readonly { since: Date; text: string }[];
    writerId: string;
  },
): void {
  const spaceId = CAFE_SPACE.id;
  const id = `document-cafe-${inside.documents.length + 1}`;
  inside.documents.push({
    id,
    spaceId,
    name,
    labels: [...labels],
    version: texts.length,
    createdBy: writerId,
    createdAt: texts[0]!.since,
    changedAt: texts.at(-1)!.since,
  });
  for (const [index, { since, text }] of texts.entries()) {
    const version = index + 1;
    inside.versions.push({
      documentId: id,
      version,
      kind: "text",
      bytes: textBytes(text),
      text,
      state: "ready",
      language: "es",
      createdBy: writerId,
      createdAt: since,
    });
    if (version < texts.length) continue;
    for (const [place, passage] of cutPassages(markdownSections(text)).entries())
      inside.passages.push({
        documentId: id,
        version,
        seq: place + 1,
        spaceId,
        language: "es",
        ...passage,
      });
  }
}

/** The table of a week: each item somewhere between a third and three times of its minimum. */
function stockTable(version: number): string {
  const random = createRandom(`stock of week ${version}`);
  const rows = CAFE_STOCK.map(({ name, unit, least, supplier }) => {
    const amount = Math.max(1, Math.round(least * (0.35 + 2 * random.next())));
    return `| ${name} | ${amount} | ${least} | ${unit} | ${supplier} |`;
  });
  return [
    "# Despensa",
    "",
    "| Producto | Existencia | Mínimo | Unidad | Proveedor |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
