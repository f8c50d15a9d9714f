import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** What an agentik says that its owner has asked without writing to it, as Markdown. */

interface Lang {
  locale: Locale;
}

/** Says which documents and approved answers an answer comes from. @param sources their names, escaped */
export const askedSourcesText = (sources: readonly string[], lang: Lang): string =>
  `_${m.duties_ask_source({ source: sources.join(", ") }, lang)}_`;

/** Says that neither documents nor rules answer an instruction, and what they could. */
export const askedUnknownText = (lang: Lang): string => m.duties_ask_unknown({}, lang);

/** An instruction above its answer. @param asked escaped; `event` says what has happened */
export const askedText = ({
  asked,
  event,
  answer,
}: {
  asked: string;
  event: string | undefined;
  answer: string;
}): string =>
  [
    ...(event === undefined ? [] : [event]),
    asked
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n"),
    answer,
  ].join("\n\n");
