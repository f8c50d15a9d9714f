/** Kits: what installing an app, a portal app or a perk adds to a person's Plaza. */
import type { z } from "zod/v4";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { kitPartSchema, kitSchema } from "./kit-schema.ts";

export type Kit = z.infer<typeof kitSchema>;
export type KitPart = z.infer<typeof kitPartSchema>;
export type KitPartOf<Kind extends KitPart["kind"]> = Extract<KitPart, { kind: Kind }>;
/** One text in both languages. */
export type Texts = Readonly<Record<Locale, string>>;

/** In the order in which a page lists them. */
export const KIT_PART_KINDS = [
  "agentik",
  "schedule",
  "command",
  "document",
  "table",
  "page",
  "creator",
  "sound",
] as const satisfies readonly KitPart["kind"][];

/** Reasons why something of a person's stays where it is when a kit is removed. */
export const KEPT_REASONS = ["changed", "held"] as const;
/** `changed`: changed or used since; `held`: another app has it too. */
export type KeptReason = (typeof KEPT_REASONS)[number];

/** A table as CSV (RFC 4180), with formulas as they are written. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => {
          const text = String(cell);
          return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        })
        .join(","),
    )
    .join("\r\n") + "\r\n";

/**
 * A table as a file in one language. `id` tells files of different names or contents apart: versions of a
 * kit may have different tables under one key.
 */
export function tableFile(
  { name, rows }: Pick<KitPartOf<"table">, "name" | "rows">,
  locale: Locale,
): { id: string; name: string; text: string } {
  const [fileName, text] = [`${name[locale]}.csv`, csvOf(rows[locale])];
  return { id: `${fileName}\n${text}`, name: fileName, text };
}

/**
 * Whether a table's rows belong together, such as those of a cash count: some of its formulas calculate with
 * other rows. Others are lists, to which rows are added.
 */
export const hasFixedRows = ({ rows: { es } }: Pick<KitPartOf<"table">, "rows">): boolean =>
  es.some((cells, at) =>
    cells.some(
      (cell) =>
        typeof cell === "string" &&
        cell.startsWith("=") &&
        [...cell.matchAll(/[A-Z](\d+)/g)].some(([, row]) => Number(row) !== at + 1),
    ),
  );

/** Parts of a kit that an installed version lacks. */
export const newParts = (kit: Kit, installed: readonly string[]): KitPart[] =>
  kit.parts.filter(({ key }) => !installed.includes(key));
