import { z } from "zod/v4";
import { CHAT_CHANNELS } from "#domain/agentiks/chats/chats.ts";
import {
  CONTENT_LANGUAGES,
  JOIN_POLICIES,
  SPACE_ROLES,
  SPACE_VISIBILITIES,
} from "#domain/items/catalogue.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { API_SCOPES } from "#domain/people/api-tokens.ts";
import { RUN_ENGINES, RUN_KINDS, RUN_STATES } from "#domain/runs/run.ts";
import { DOCUMENT_KINDS, DOCUMENT_STATES } from "#domain/spaces/documents.ts";
import { cleanText } from "#app/forms/written-text.server.ts";

/** An id in an address. */
export const idParam = (what: string) =>
  z
    .string()
    .refine((id) => parseItemId(id) === id, "not an id")
    .describe(`Id of the ${what}`);

/** Items in one answer. */
export const PAGE_MAX = 100;
const PAGE_USUAL = 50;

/** Query parameters of a paged list. */
export const paging = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(PAGE_MAX)
    .default(PAGE_USUAL)
    .describe("How many at most"),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .transform(cleanText)
    .optional()
    .describe("`next` of the part before"),
});

/** A part of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    next: z.string().nullable().describe("Cursor of the next part; null at the end"),
  });

const id = z.string().min(1);
const moment = z.iso.datetime().describe("In UTC");

export const meSchema = z.object({
  id,
  name: z.string(),
  handle: z.string(),
  tier: z.string(),
  token: z.object({ id, scope: z.enum(API_SCOPES) }),
});

export const agentikSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  status: z.string().describe("active, paused, inactive, or another value"),
  type: z.string(),
  language: z.enum(CONTENT_LANGUAGES),
  isExample: z.boolean(),
  createdAt: moment,
});

export const runSchema = z.object({
  id,
  kind: z.enum(RUN_KINDS),
  state: z.enum(RUN_STATES),
  failure: z.string().nullable().describe("Why it has failed"),
  channel: z.enum(CHAT_CHANNELS).nullable().describe("Of a conversation: the page, or a trial"),
  engine: z.enum(RUN_ENGINES).nullable().describe("What has answered: rules, or a model"),
  model: z.string().nullable(),
  tokensIn: z.int().min(0),
  tokensOut: z.int().min(0),
  costCentavos: z.int().min(0).describe("Centavos MXN; 0 for rules"),
  createdAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
});

export const runDetailSchema = runSchema.extend({
  text: z.string().nullable().describe("What it wrote, Markdown"),
  steps: z.array(
    z.object({
      kind: z.string(),
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  sources: z.array(z.object({ source: z.string(), quote: z.string() })),
});

export const spaceSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  language: z.enum(CONTENT_LANGUAGES),
  role: z.enum(SPACE_ROLES).describe("Your own"),
  joinPolicy: z.enum(JOIN_POLICIES),
  visibility: z.enum(SPACE_VISIBILITIES),
  userCount: z.int().min(0),
  isArchived: z.boolean(),
  isExample: z.boolean(),
});

export const documentSchema = z.object({
  id,
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES).describe("Of its newest version"),
  failure: z.string().nullable(),
  version: z.int().min(1),
  bytes: z.int().min(0),
  pages: z.int().min(0).nullable(),
  labels: z.array(z.string()),
  isPinned: z.boolean(),
  changedAt: moment,
});

export const taskSchema = z.object({
  id,
  title: z.string(),
  assignee: z.string().nullable().describe("Name of a member"),
  dueOn: z.iso.date().nullable(),
  doneAt: moment.nullable(),
});

export const passageSchema = z.object({
  spaceId: id,
  space: z.string(),
  documentId: id,
  document: z.string().describe("Name of the document"),
  version: z.int().min(1),
  heading: z.string(),
  quote: z.string().describe("Verbatim; empty where only the document's name was found"),
});
