import { paths, serverPaths } from "#domain/addresses/paths.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { localDay } from "#app/presenters/local-date.server.ts";
import type { Relationship } from "#db/queries/artifakts/artifakt-trade.ts";
import type { listReviews } from "#db/queries/artifakts/reviews.ts";

/**
 * Reviews for the page, each with a link to report it where the viewer may; and the notice to the
 * author of one that was taken down.
 *
 * @param from.isReportable whether the artifakt is open to all
 */
export function shownReviews(
  {
    reviews,
    own,
    isReportable,
  }: {
    reviews: Awaited<ReturnType<typeof listReviews>>;
    own: Relationship["review"];
    isReportable: boolean;
  },
  lang: { locale: Locale },
) {
  return {
    list: reviews.map(({ id, name, stars, text, language, writtenAt }) => ({
      id,
      name,
      stars,
      text,
      language,
      day: localDay(writtenAt),
      report:
        isReportable && text !== "" && own?.id !== id
          ? { to: paths.report("review", id), name: m.money_review_report({ name }, lang) }
          : null,
    })),
    reportText: m.entries_comment_short_report({}, lang),
    down: own?.isDown
      ? {
          text: m.money_review_down({}, lang),
          to: serverPaths.takedown("review", own.id),
          link: m.report_down_why({}, lang),
        }
      : null,
  };
}
