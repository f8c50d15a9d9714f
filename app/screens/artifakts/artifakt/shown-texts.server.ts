import * as m from "#app/messages/messages.js";
import { inBoth, localText } from "#app/presenters/local-text.server.ts";
import { descriptionHtml, plainDescription } from "#app/presenters/markdown/description.server.ts";

/**
 * Texts of an artifakt's page that are made on the server, so that its script has them in neither language.
 *
 * @param shownRating empty without a rating
 * @param olderVersion the version that an owner got, if there is a newer one
 */
export const shownTexts = ({
  creator,
  shownRating: rating,
  olderVersion: version,
}: {
  creator: string;
  shownRating: string;
  olderVersion: number | null;
}) => ({
  ratingText: rating
    ? inBoth((lang) => m.detail_rating_of({ rating }, lang))
    : localText(m.detail_unrated),
  moreTitle: inBoth((lang) => m.selling_more({ creator }, lang)),
  ...(version && { older: inBoth((lang) => m.artifakts_older({ version }, lang)) }),
});

/** The description as plain text, and as HTML where it is more than a plain paragraph. */
export function shownDescription(markdown: string) {
  const rich = descriptionHtml(markdown);
  return { description: plainDescription(markdown), ...(rich && { rich }) };
}
