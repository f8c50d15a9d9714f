import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { promptAddress } from "#domain/studio/creator-address.ts";
import { PASTED_TEXT_MIN, type CreationKind } from "#domain/studio/creations.ts";
import type { findItem } from "#db/queries/studio/media.ts";
import * as m from "#app/messages/messages.js";

/** A link to where a thing can be used. */
export interface MediumLink {
  to: string;
  label: string;
}

interface Lang {
  locale: Locale;
}
type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>;

const inCreator = (prompt: string, kind: CreationKind, lang: Lang): MediumLink[] => [
  { to: promptAddress(prompt, kind), label: m.media_use_creation({}, lang) },
];

/**
 * Links to where an item can be used: the Creator with its prompt, or a template of the builder. Rules
 * make a post of a picture and a shorter text of a script, and nothing of a look or a preset, which only a
 * model knows what to say about.
 *
 * @param shown the item's words in the page's language; `text` with the blanks filled
 */
export function linksOf(
  item: Pick<Item, "kind" | "text" | "opensScreen" | "opens" | "opensEs" | "opensKind">,
  shown: { title: string; note: string; text: string },
  { hasModel, ...lang }: Lang & { hasModel: boolean },
): MediumLink[] {
  const { title } = shown;
  // An item without a note leaves the colon before it.
  const byModel = (prompt: string) =>
    hasModel ? inCreator(prompt.replace(/: $/, ""), "text", lang) : [];
  switch (item.kind) {
    case "start":
      return startLinks(item, lang);
    case "script": {
      const isLongEnough = shown.text.length >= PASTED_TEXT_MIN;
      const text = isLongEnough ? shown.text : (item.text ?? "");
      return inCreator(m.media_prompt_script({ text }, lang), "text", lang);
    }
    case "look":
      return byModel(m.media_prompt_look(shown, lang));
    case "preset":
      return byModel(m.media_prompt_preset(shown, lang));
    case "picture":
      return inCreator(m.media_prompt_picture({ title }, lang), "images", lang);
    case "loop": {
      // "Neon: Open" shows the word behind the colon.
      const words = title.split(": ").at(-1)!;
      return inCreator(m.media_prompt_picture({ title: words }, lang), "images", lang);
    }
  }
}

function startLinks(
  { opensScreen, opens, opensEs, opensKind }: Parameters<typeof linksOf>[0],
  lang: Lang,
): MediumLink[] {
  const value = (lang.locale === "es" ? opensEs : opens) ?? "";
  if (opensScreen === "builder") {
    const to = `${studioPaths.pageTemplates}?trade=${encodeURIComponent(value)}`;
    return [{ to, label: m.media_open_builder({}, lang) }];
  }
  return [{ to: promptAddress(value, opensKind ?? "text"), label: m.media_open_creator({}, lang) }];
}

/** Link to the Creator with a prompt about a piece of music, for which only a model knows what to write. */
export const musicLinks = (
  track: { title: string; mood: string },
  { hasModel, ...lang }: Lang & { hasModel: boolean },
): MediumLink[] => (hasModel ? inCreator(m.media_prompt_sound(track, lang), "text", lang) : []);
