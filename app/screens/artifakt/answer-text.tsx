import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Locale } from "#app/domain/preferences.ts";
import { formatMxn } from "#app/domain/money.ts";
import * as m from "#app/messages/messages.js";
import { notWrittenText } from "#app/ui/not-written-text.ts";
import type { answerArtifaktAction } from "./artifakt-action.server.ts";

type Data<Answer> = Answer extends { data: infer Held } ? Held : never;
export type ArtifaktAnswer = Data<Awaited<ReturnType<typeof answerArtifaktAction>>>;

/** What came of the buttons of an artifakt, in words, with the way out where there is one. */
export function answerText(
  answer: ArtifaktAnswer,
  { artifaktId, lang }: { artifaktId: string; lang: { locale: Locale } },
): ReactNode {
  if (!("problem" in answer)) return notWrittenText(answer, lang);
  switch (answer.problem) {
    case "own":
      return m.money_own({}, lang);
    case "retired":
      return m.money_retired({}, lang);
    case "not-owned":
      return m.money_not_owned({}, lang);
    case "review":
      return m.money_review_problem({}, lang);
    case "price-changed":
      return m.money_price_changed({ price: formatMxn(answer.price) }, lang);
    case "short": {
      const next = encodeURIComponent(`/artifakts/${artifaktId}`);
      return (
        <>
          {m.money_short({ missing: `${formatMxn(answer.missing)} MXN` }, lang)}{" "}
          <Link
            to={`/wallet?currency=MXN&amount=${answer.missing}&next=${next}`}
            className="underline"
          >
            {m.money_add({}, lang)}
          </Link>
        </>
      );
    }
  }
}

/** What was just done, in words. */
export function doneText(code: string, lang: { locale: Locale }): string | undefined {
  switch (code) {
    case "purchased":
      return m.money_purchased({}, lang);
    case "got":
      return m.money_got({}, lang);
    case "owned":
      return m.money_owned({}, lang);
    case "reviewed":
      return m.money_reviewed({}, lang);
    case "saved":
      return m.money_saved({}, lang);
    default:
      return undefined;
  }
}
