/** The manifest of a kit as a schema, from which its JSON Schema is made too. */
import { z } from "zod/v4";
import { READY_MADE } from "#domain/agentiks/ready-made/ready-made.ts";
import { REPORT_PERIODS } from "#domain/agentiks/duties/duties.ts";
import { TRADES } from "#domain/people/business/trades.ts";
import { COMMAND_NAME } from "#domain/spaces/commands.ts";
import { CREATION_KINDS, PROMPT_MAX_CHARACTERS } from "#domain/studio/creations.ts";

/** The same text in both languages; installing uses the language of the page. */
const texts = (max: number) =>
  z.strictObject({
    en: z.string().regex(/\S/).max(max),
    es: z.string().regex(/\S/).max(max),
  });

const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
  .describe("Unique in the kit. Two kits with the same key share the part.");
const name = texts(120);
const cron = z
  .string()
  .regex(/^\S+ \S+ \S+ \S+ \S+$/)
  .describe("Five fields, in the person's time zone.");

const agentik = z
  .strictObject({ kind: z.literal("agentik"), key, name, readyMade: z.enum(READY_MADE) })
  .describe("A ready-made agentik. It begins when it is launched.");

const schedule = z
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
  .describe("An agentik that writes a report or a reminder at fixed times.");

const commandName = z.string().regex(COMMAND_NAME);
const command = z
  .strictObject({
    kind: z.literal("command"),
    key,
    name: z.strictObject({ en: commandName, es: commandName }),
    text: texts(PROMPT_MAX_CHARACTERS),
  })
  .describe("A slash command of the person's own: a quick reply.");

const textDocument = z
  .strictObject({ kind: z.literal("document"), key, name, text: texts(20_000) })
  .describe("A text in Markdown, in the person's private space.");

const cell = z.union([z.string().max(200), z.number()]);
const rows = z.array(z.array(cell).min(2).max(20)).min(2).max(100);
const table = z
  .strictObject({
    kind: z.literal("table"),
    key,
    name,
    rows: z.strictObject({ en: rows, es: rows }),
  })
  .describe("A CSV file in the person's private space. A cell that begins with = is a formula.");

const page = z
  .strictObject({ kind: z.literal("page"), key, trade: z.enum(TRADES) })
  .describe("The templates of pages for a trade.");

const creator = z
  .strictObject({
    kind: z.literal("creator"),
    key,
    name,
    creation: z.enum(CREATION_KINDS),
    prompt: texts(PROMPT_MAX_CHARACTERS),
  })
  .describe("A prompt that fills the AI Creator's input. Nothing is sent by itself.");

const sound = z
  .strictObject({ kind: z.literal("sound"), key, track: z.string().regex(/^track-[a-z0-9-]+$/) })
  .describe("A track of the multimedia library, among the person's downloads.");

export const kitPartSchema = z.discriminatedUnion("kind", [
  agentik,
  schedule,
  command,
  textDocument,
  table,
  page,
  creator,
  sound,
]);

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
