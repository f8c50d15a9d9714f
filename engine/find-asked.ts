import type { Locale } from "#domain/preferences/preferences.ts";
import type { Asked } from "./asked.ts";
import { blank, type Range } from "./reading/folded.ts";

/**
 * The entry whose words come first in the prompt, outside of quoted words. Both languages are tried,
 * that of the prompt first.
 */
export function findAsked<Entry extends Asked>(
  catalogue: readonly Entry[],
  folded: string,
  locale: Locale,
  quote: Range | undefined,
) {
  const text = quote ? blank(folded, quote) : folded;
  for (const language of [locale, locale === "es" ? "en" : "es"] as const) {
    const found = catalogue.flatMap((entry) => {
      const match = wholeWords(entry.asks[language], text);
      if (!match) return [];
      const end = match.index + match[0].length;
      return [
        {
          entry,
          from: match.index,
          to: end + (MORE_OF_NAME.exec(text.slice(end))?.[0].length ?? 0),
        },
      ];
    });
    found.sort((a, b) => a.from - b.from || b.to - a.to);
    if (found[0]) return found[0];
  }
  return undefined;
}

/** The rest of a text's name and where it is posted, no subject: "Instagram *caption*", "post *for Facebook*". */
const MORE_OF_NAME =
  /^(?:\s+(?:(?:para|de|en|for|on)\s+(?:(?:mi|el|la|my|our|the)\s+)?)?(?:instagram|insta|facebook|fb|tiktok|captions?|posts?|stor(?:y|ies)|e-?mails?)(?![\w-]))+/;

/** The first match that does not end within a word: "contest" is not in "contéstale". */
function wholeWords(pattern: RegExp, text: string): RegExpExecArray | undefined {
  return [...text.matchAll(new RegExp(pattern, "g"))].find(
    (match) => !/\w{2}/.test(text.slice(match.index + match[0].length - 1).slice(0, 2)),
  );
}
