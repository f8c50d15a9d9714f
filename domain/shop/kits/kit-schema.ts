/** The manifest of a kit as a schema, and the schemas of its parts, which people's own kits have too. */
import { z } from "zod/v4";
import { READY_MADE } from "#domain/agentiks/ready-made/ready-made.ts";
import { REPORT_PERIODS } from "#domain/agentiks/duties/duties.ts";
import { TRADES } from "#domain/people/business/trades.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { COMMAND_NAME } from "#domain/spaces/commands.ts";
import { CREATION_KINDS, PROMPT_MAX_CHARACTERS } from "#domain/studio/creations.ts";

/** The schema of a content in both languages. */
export type InLanguages<Value extends z.ZodType> = z.ZodType<Record<Locale, z.output<Value>>>;

/** Rules that differ between manifests of Plaza's own and of people. */
export interface ManifestRules {
  /** Schema of one content in both languages. */
  inLanguages: <Value extends z.ZodType>(value: Value) => InLanguages<Value>;
  /** A text of up to so many characters, in UTF-16 units. */
  text: (max: number) => z.ZodType<string>;
  /** Key of a part. */
  key: z.ZodType<string>;
  /** Time of a schedule: five fields. */
  cron: z.ZodType<string>;
  /** A cell of a table. */
  cell: z.ZodType<Cell>;
  /** The rows of a table as a whole. */
  rows?: (rows: z.ZodType<Cell[][]>) => z.ZodType<Cell[][]>;
}

type Cell = string | number;

/** A line of headings and a hundred rows. */
const ROWS_MAX = 101;

/** The parts that a kit may have, a schema by kind. */
export function makePartSchema({
  inLanguages,
  text,
  key,
  cron,
  cell,
  rows: checked = (rows) => rows,
}: ManifestRules) {
  const texts = (max: number) => inLanguages(text(max));
  const name = texts(120);
  const rows = checked(z.array(z.array(cell).min(2).max(20)).min(2).max(ROWS_MAX));
  return z.discriminatedUnion("kind", [
    z
      .strictObject({ kind: z.literal("agentik"), key, name, readyMade: z.enum(READY_MADE) })
      .describe("A ready-made agentik. It begins when it is launched."),
    z
      .strictObject({
        kind: z.literal("schedule"),
        key,
        name,
        cron,
        work: z.discriminatedUnion("duty", [
          z.strictObject({ duty: z.literal("report"), period: z.enum(REPORT_PERIODS) }),
          z.strictObject({ duty: z.literal("remind"), text: texts(500) }),
        ]),
      })
      .describe("An agentik that writes a report or a reminder at fixed times."),
    z
      .strictObject({
        kind: z.literal("command"),
        key,
        name: inLanguages(z.string().regex(COMMAND_NAME)),
        text: texts(PROMPT_MAX_CHARACTERS),
      })
      .describe("A slash command of the person's own: a quick reply."),
    z
      .strictObject({ kind: z.literal("document"), key, name, text: texts(20_000) })
      .describe("A text in Markdown, in the person's private space."),
    z
      .strictObject({ kind: z.literal("table"), key, name, rows: inLanguages(rows) })
      .describe(
        "A CSV file in the person's private space. A cell that begins with = is a formula.",
      ),
    z
      .strictObject({ kind: z.literal("page"), key, trade: z.enum(TRADES) })
      .describe("The templates of pages for a trade."),
    z
      .strictObject({
        kind: z.literal("creator"),
        key,
        name,
        creation: z.enum(CREATION_KINDS),
        prompt: texts(PROMPT_MAX_CHARACTERS),
      })
      .describe("A prompt that fills the AI Creator's input. Nothing is sent by itself."),
    z
      .strictObject({
        kind: z.literal("sound"),
        key,
        track: z.string().regex(/^track-[a-z0-9-]{1,80}$/),
      })
      .describe("A track of the multimedia library, among the person's downloads."),
  ]);
}

/** The manifests of Plaza's own kits. */
export const kitPartSchema = makePartSchema({
  inLanguages: <Value extends z.ZodType>(value: Value) =>
    z.strictObject({ en: value, es: value }) as unknown as InLanguages<Value>,
  text: (max) => z.string().regex(/\S/).max(max),
  key: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
    .describe("Unique in the kit. Two kits with the same key share the part."),
  cron: z.string().regex(/^\S+ \S+ \S+ \S+ \S+$/),
  cell: z.union([z.string().max(200), z.number()]),
});

export const kitSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{2,79}$/),
    version: z.int().min(1).max(10_000).describe("A higher one is offered as an update."),
    parts: z.array(kitPartSchema).min(1).max(40),
  })
  .refine(({ parts }) => new Set(parts.map(({ key }) => key)).size === parts.length, {
    message: "two parts have the same key",
    path: ["parts"],
  })
  .describe("A kit: what installing an app adds to a person's Plaza.");
