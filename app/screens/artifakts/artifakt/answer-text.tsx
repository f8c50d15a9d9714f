import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import type { Locale } from "#domain/preferences/preferences.ts";
import { paths } from "#app/paths.ts";
import { notWrittenText } from "#app/ui/forms/not-written-text.ts";
import type { answerArtifaktAction } from "./artifakt-action.server.ts";

type Data<Answer> = Answer extends { data: infer Held } ? Held : never;
export type ArtifaktAnswer = Data<Awaited<ReturnType<typeof answerArtifaktAction>>>;

/** What came of the buttons of an artifakt, in words, with the way out where there is one. */
export function answerText(
  answer: ArtifaktAnswer,
  { artifaktId, lang }: { artifaktId: string; lang: { locale: Locale } },
): ReactNode {
  if (!("refused" in answer)) return notWrittenText(answer, lang);
  if (answer.missing === undefined) return answer.refused;
  const next = encodeURIComponent(paths.artifakt(artifaktId));
  return (
    <>
      {answer.refused}{" "}
      <Link
        to={`${paths.wallet}?currency=MXN&amount=${answer.missing}&next=${next}`}
        className="underline"
      >
        {m.money_add({}, lang)}
      </Link>
    </>
  );
}
