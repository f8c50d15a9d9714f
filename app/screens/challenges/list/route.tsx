import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { CHALLENGE_LIST } from "#domain/challenges/challenge-list.ts";
import { NO_STATS } from "#domain/items/items.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { addStandings } from "#app/presenters/card-standings.server.ts";
import { withAnswer } from "#app/presenters/answers/challenges.server.ts";
import { ChallengeCard } from "#app/ui/cards/challenge-card.tsx";
import { toChallengeCard } from "#app/presenters/item-cards.server.ts";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { ItemActionForm } from "#app/ui/cards/item-action-form.tsx";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { useUnpacked } from "#app/ui/lists/packed.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { withCards } from "#app/presenters/with-cards.server.ts";
import { findChallengeFigures, findChallengePage } from "#db/queries/challenges/challenges.ts";
import { findPersonStats } from "#db/queries/people/people.ts";
import { ChallengeStats } from "./challenge-stats.tsx";
import { shownFigures } from "./shown-figures.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, CHALLENGE_LIST);
  const now = new Date();
  const [viewer, { items, total }] = await Promise.all([
    findViewer(request),
    findChallengePage(db, state, now),
  ]);
  const { personId } = viewer;
  const listed = items.map((challenge) => toChallengeCard(challenge, now));
  const [figures, stats, { challenges }] = await Promise.all([
    findChallengeFigures(db, personId, now),
    findPersonStats(db, personId),
    addStandings(viewer, { challenges: listed }, now),
  ]);
  if (!stats && personId !== NOBODY_ID)
    throw new Error(`no person ${personId}: is the database seeded?`);
  const answer = { state, figures: shownFigures(figures, stats ?? NO_STATS), total };
  const flash = flashOf(request);
  if (!challenges.some(({ id }) => id === flash?.about))
    return withCards(answer, challenges, context);
  const cards = withAnswer(challenges, flash, requestLang(request));
  return withFlash(request, withCards({ ...answer, flash }, cards, context));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.challenges_title),
  ...canonical(matches, `${paths.challenges}${data ? listQuery(data.state, CHALLENGE_LIST) : ""}`),
];

/** Community Challenges (spec 2 "Challenges"). */
export default function Challenges() {
  const lang = useLang();
  const { state, figures, total, cards: drawn } = useLoaderData<typeof loader>();
  const cards = useUnpacked(drawn);
  return (
    <>
      <ScreenHeading title={m.challenges_title({}, lang)} text={m.challenges_subtitle({}, lang)} />
      <ChallengeStats figures={figures} />
      <ListToolbar
        state={state}
        choices={CHALLENGE_LIST}
        total={total}
        placeholder={m.challenges_search({}, lang)}
        categoryNames={{
          all: m.catalogue_all({}, lang),
          design: m.cards_type_design({}, lang),
          content: m.cards_type_content({}, lang),
          feedback: m.cards_type_feedback({}, lang),
          "ending-soon": m.challenges_ending_soon({}, lang),
        }}
        sortNames={{
          soonest: m.challenges_sort_soonest({}, lang),
          reward: m.challenges_sort_reward({}, lang),
          participants: m.challenges_sort_participants({}, lang),
          newest: m.catalogue_sort_newest({}, lang),
        }}
      />
      <ItemList cards={cards} total={total} state={state} choices={CHALLENGE_LIST}>
        {(challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge}>
            <ItemActionForm
              action={paths.challenge(challenge.id)}
              intent="join"
              back={`${paths.challenges}${listQuery(state, CHALLENGE_LIST)}`}
            >
              {m.cards_join({}, lang)}
            </ItemActionForm>
          </ChallengeCard>
        )}
      </ItemList>
    </>
  );
}
