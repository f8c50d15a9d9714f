import type { KitPartOf, Texts } from "#domain/shop/kits/kit.ts";

/** A text in Markdown, by its title and its text. */
export const textDocument = (
  key: string,
  name: Texts,
  text: Readonly<Record<"es" | "en", string>>,
): KitPartOf<"document"> => ({ kind: "document", key, name, text });

type Rows = KitPartOf<"table">["rows"]["es"];

/** A CSV file. */
export const table = (
  key: string,
  name: Texts,
  rows: Readonly<Record<"es" | "en", Rows>>,
): KitPartOf<"table"> => ({ kind: "table", key, name, rows });

/** A cell of a table in both languages, or a number or formula, which is the same in both. */
export type BothCell = string | number | readonly [es: string, en: string];

/** A CSV file whose rows are written once: what differs by language is a pair in its cell. */
export const tableOf = (
  key: string,
  name: Texts,
  rows: readonly (readonly BothCell[])[],
): KitPartOf<"table"> => {
  const inLanguage = (at: 0 | 1): Rows =>
    rows.map((cells) => cells.map((cell) => (typeof cell === "object" ? cell[at] : cell)));
  return table(key, name, { es: inLanguage(0), en: inLanguage(1) });
};

/** A quick reply: its names and its texts. */
export const command = (
  key: string,
  [es, en]: readonly [es: string, en: string],
  text: Texts,
): KitPartOf<"command"> => ({ kind: "command", key, name: { es, en }, text });

/** A prompt for the AI Creator. */
export const prompt = (
  key: string,
  creation: KitPartOf<"creator">["creation"],
  name: Texts,
  text: Texts,
): KitPartOf<"creator"> => ({ kind: "creator", key, name, creation, prompt: text });

export const agentik = (
  readyMade: KitPartOf<"agentik">["readyMade"],
  name: Texts,
): KitPartOf<"agentik"> => ({ kind: "agentik", key: `agentik-${readyMade}`, name, readyMade });

/** An agentik that reminds at fixed times. */
export const reminder = (
  key: string,
  cron: string,
  name: Texts,
  text: Texts,
): KitPartOf<"schedule"> => ({
  kind: "schedule",
  key,
  name,
  cron,
  work: { duty: "remind", text },
});

export const page = (trade: KitPartOf<"page">["trade"]): KitPartOf<"page"> => ({
  kind: "page",
  key: `page-${trade}`,
  trade,
});

export const sound = (id: string): KitPartOf<"sound"> => ({
  kind: "sound",
  key: `sound-${id}`,
  track: `track-${id}`,
});
