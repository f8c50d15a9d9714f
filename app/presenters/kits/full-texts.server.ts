import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import { csvOf, type KitPart, type Texts } from "#domain/shop/kits/kit.ts";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import * as m from "#app/messages/messages.js";
import { partKindName } from "./kit-part-names.server.ts";

/** Everything that a manifest says at one place, for who reviews it. */
export interface FullText {
  title: string;
  /** The text in each language; once if both are equal. */
  texts: { language: Locale; text: string }[];
}

/** Every text of a kit in full: names, summary, description, and each part. */
export function fullTexts(
  { name, summary, description, parts }: OwnManifest,
  lang: { locale: Locale },
): FullText[] {
  const about = (locale: Locale) =>
    [name[locale], summary[locale], description?.[locale]].filter(Boolean).join("\n\n");
  return [
    { title: m.ownkits_title({}, lang), texts: inLanguages(about) },
    ...parts.map((part) => ({
      title: `${partKindName(part.kind, lang)} · ${part.key}`,
      texts: inLanguages((locale) => textOf(part, locale)),
    })),
  ];
}

function inLanguages(textIn: (locale: Locale) => string): FullText["texts"] {
  const texts = LOCALES.map((language) => ({ language, text: textIn(language) }));
  return texts.every(({ text }) => text === texts[0]!.text) ? texts.slice(0, 1) : texts;
}

function textOf(part: KitPart, locale: Locale): string {
  const named = (name: Texts, ...more: string[]) => [name[locale], ...more].join("\n\n");
  switch (part.kind) {
    case "agentik":
      return named(part.name, part.readyMade);
    case "schedule": {
      const { name, cron, work } = part;
      return named(
        name,
        cron,
        work.duty === "remind" ? work.text[locale] : `report: ${work.period}`,
      );
    }
    case "command":
      return `/${named(part.name, part.text[locale])}`;
    case "document":
      return named(part.name, part.text[locale]);
    case "table":
      return named(part.name, csvOf(part.rows[locale]));
    case "page":
      return part.trade;
    case "creator":
      return named(part.name, part.creation, part.prompt[locale]);
    case "sound":
      return part.track;
  }
}
