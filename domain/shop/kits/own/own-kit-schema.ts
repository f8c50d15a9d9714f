/**
 * Schema of the manifest of a kit that a person makes: names and parts. Plaza assigns id and
 * version; such kits are free. A text may be in one language only, which then stands for both. The
 * kinds of parts are those of Plaza's kits, without code, with narrower rules: schedules must be
 * ones that the texts of permissions can describe, cells refer only to their own table, and texts
 * must be visible.
 */
import { z } from "zod/v4";
import { planOf, readCron } from "#domain/agentiks/duties/schedule.ts";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import type { KitPart, Texts } from "#domain/shop/kits/kit.ts";
import { makePartSchema, type InLanguages } from "#domain/shop/kits/kit-schema.ts";

const OWN_PARTS_MAX = 20;
const OWN_NAME_MAX = 60;
const OWN_SUMMARY_MAX = 160;
const OWN_DESCRIPTION_MAX = 2_000;
const OWN_KEY_MAX = 30;

/** Rules that no field of a schema expresses; each has words of its own. */
export type ManifestRule =
  "languages" | "cron" | "formula" | "formula-start" | "outside" | "width" | "same-key";

const breaks = (rule: ManifestRule) => ({ params: { rule }, message: rule });

/** One language or both; a missing one gets the content of the other. */
const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({ en: value.optional(), es: value.optional() })
    .refine((given) => LOCALES.some((locale) => locale in given), breaks("languages"))
    .transform(({ en, es }) => ({
      en: (en ?? es) as z.output<Value>,
      es: (es ?? en) as z.output<Value>,
    }))
    .describe("One language or both.") as unknown as InLanguages<Value>;

/** Something visible: white space, control and format characters alone are blank. */
const text = (max: number) =>
  z
    .string()
    .regex(/[^\s\p{Cc}\p{Cf}]/u)
    .max(max);

/** Whether a schedule is daily, weekly or monthly, which the texts of permissions can describe. */
const isPlain = (cron: string): boolean => {
  const plan = planOf(cron);
  return plan !== undefined && plan.every !== "weekdays" && "cron" in readCron(cron);
};

/** Spreadsheets begin a formula with any of these, also in their full-width form. */
const FORMULA_START = /^\s*[-+@=＝＋－＠]/u;
/** Cells of a table, numbers and `+ - * /`: no function, some of which read addresses of the web. */
const FORMULA = /^=(?:[A-Z]\d{1,3}|\d+(?:\.\d+)?|[-+*/()])+$/;
const CELL = /([A-Z])(\d+)/g;

const cell = z.union([
  z.number(),
  z
    .string()
    .max(200)
    .superRefine((typed, context) => {
      if (typed.startsWith("=")) {
        if (!FORMULA.test(typed)) context.addIssue({ code: "custom", ...breaks("formula") });
      } else if (FORMULA_START.test(typed))
        context.addIssue({ code: "custom", ...breaks("formula-start") });
    }),
]);

/** Checks that rows have equal widths and that formulas refer to cells of the table only. */
function checkRows(rows: readonly (readonly (string | number)[])[], context: z.RefinementCtx) {
  const width = rows[0]?.length ?? 0;
  for (const [line, row] of rows.entries()) {
    if (row.length !== width)
      context.addIssue({ code: "custom", path: [line], ...breaks("width") });
    for (const [column, typed] of row.entries())
      if (
        typeof typed === "string" &&
        typed.startsWith("=") &&
        !isInside(typed, width, rows.length)
      )
        context.addIssue({ code: "custom", path: [line, column], ...breaks("outside") });
  }
}

const isInside = (formula: string, width: number, height: number): boolean =>
  [...formula.matchAll(CELL)].every(
    ([, column, line]) =>
      column!.charCodeAt(0) - 65 < width && Number(line) >= 1 && Number(line) <= height,
  );

const part = makePartSchema({
  inLanguages,
  text,
  key: z
    .string()
    .regex(new RegExp(`^[a-z0-9][a-z0-9-]{0,${OWN_KEY_MAX - 1}}$`))
    .describe("Unique in the kit. An update compares the parts by it."),
  cron: z
    .string()
    .max(60)
    .refine(isPlain, breaks("cron"))
    .describe("Five fields, in the person's time zone: once a day, a week or a month."),
  cell,
  rows: (rows) => rows.superRefine(checkRows),
});

export const ownKitSchema = z
  .strictObject({
    $schema: z.string().max(200).optional(),
    name: inLanguages(text(OWN_NAME_MAX)),
    summary: inLanguages(text(OWN_SUMMARY_MAX)).describe("One sentence: what it is for."),
    description: inLanguages(text(OWN_DESCRIPTION_MAX))
      .optional()
      .describe("What it is, at length."),
    parts: z
      .array(part)
      .min(1)
      .max(OWN_PARTS_MAX)
      .superRefine((parts, context) => {
        const known = new Set<string>();
        for (const [index, { key }] of parts.entries()) {
          if (known.has(key))
            context.addIssue({ code: "custom", path: [index, "key"], ...breaks("same-key") });
          known.add(key);
        }
      }),
  })
  .describe("A kit that you make: what installing it adds to a person's Plaza.");

/** A checked manifest, with each text in both languages. */
export interface OwnManifest {
  name: Texts;
  summary: Texts;
  /** Null without one. */
  description: Texts | null;
  /** Languages in which its name is written, at least one. */
  languages: readonly Locale[];
  /** With keys as its maker gave them. */
  parts: readonly KitPart[];
}
