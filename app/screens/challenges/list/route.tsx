import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { CHALLENGE_LIST } from "#domain/challenges/challenge-list.ts";
import { NO_STATS } from "#domain/items/items.ts";
import { listQuery, PAGE_SIZE } from "#domain/lists/list-state.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { parseCatalogueState } from "#app/preferences/catalogue-state.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import {
  addRelationships,
  labelOwnChallenges,
} from "#app/presenters/items/card-relationships.server.ts";
import { challengeCardAnswer } from "#app/presenters/answers/challenges.server.ts";
import { answerOnCard } from "#app/presenters/items/card-answers.server.ts";
import { ChallengeCard } from "#app/ui/challenges/challenge-card.tsx";
import { StatLine } from "#app/ui/figures/stat-line.tsx";
import { toChallengeCard } from "#app/presenters/items/item-cards.server.ts";
import { FilterSelect } from "#app/ui/lists/filter-select.tsx";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { ListHeading } from "#app/ui/lists/list-heading.tsx";
import { findChallengeFigures, findChallengePage } from "#db/queries/challenges/challenges.ts";
import {
  findOwnChallengePage,
  listHiddenChallenges,
} from "#db/queries/challenges/own-challenges.ts";
import { findPersonStats } from "#db/queries/people/people.ts";
import { shownFigures } from "./shown-figures.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parseCatalogueState(request, CHALLENGE_LIST);
  const now = new Date();
  const isMineOnly = state.facets?.show === "mine";
  const asked = findViewer(request);
  const [viewer, { items, total }] = await Promise.all([
    asked,
    isMineOnly
      ? asked.then(({ personId }) => findOwnChallengePage(db, state, personId, now))
      : findChallengePage(db, state, now),
  ]);
  const { personId, isVisitor } = viewer;
  const listed = items.map((challenge) => toChallengeCard(challenge, now));
  const [figures, stats, { challenges: others }, hidden] = await Promise.all([
    findChallengeFigures(db, personId, now),
    findPersonStats(db, personId),
    addRelationships(viewer, { challenges: listed }, now),
    isMineOnly || isVisitor || state.page > 1 ? [] : listHiddenChallenges(db, personId, state, now),
  ]);
  const challenges = [
    ...labelOwnChallenges(hidden.map((challenge) => toChallengeCard(challenge, now))),
    ...others,
  ];
  if (!stats && personId !== NOBODY_ID)
    throw new Error(`no person ${personId}: is the database seeded?`);
  const answer = {
    state,
    figures: shownFigures(figures, stats ?? NO_STATS),
    // Whatever stands above the list makes no further page.
    total: Math.max(total, Math.min(PAGE_SIZE, challenges.length)),
  };
  const lang = requestLang(request);
  const { cards, flash } = answerOnCard(challenges, flashOf(request), (done) =>
    challengeCardAnswer(done, lang),
  );
  return flash ? withFlash(request, { ...answer, flash, cards }) : { ...answer, cards };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.challenges_title),
  ...canonical(matches, `${paths.challenges}${data ? listQuery(data.state, CHALLENGE_LIST) : ""}`),
];

/** The list of challenges. */
export default function Challenges() {
  const lang = useLang();
  const { state, figures, total, cards } = useLoaderData<typeof loader>();
  return (
    <>
      <ListHeading title={m.challenges_title({}, lang)} text={m.challenges_subtitle({}, lang)} />
      <dl className="lg:grid lg:grid-cols-4 gap-4 mb-3">
        <StatLine
          label={m.challenges_active({}, lang)}
          value={figures.active}
          className="kind-challenge"
        />
        <StatLine
          label={m.challenges_rewards({}, lang)}
          value={figures.rewards}
          className="[--kind:var(--gold)]"
        />
        <StatLine
          label={m.challenges_yours({}, lang)}
          value={figures.joined}
          className="kind-challenge"
        />
        <StatLine
          label={m.challenges_earned({}, lang)}
          value={figures.earned}
          className="[--kind:var(--gold)]"
        />
      </dl>
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
      >
        <FilterSelect
          name="show"
          label={m.challenges_show({}, lang)}
          value={state.facets?.show ?? "all"}
          values={CHALLENGE_LIST.facets.show}
          names={{
            all: m.catalogue_all({}, lang),
            open: m.challenges_show_open({}, lang),
            closed: m.challenges_show_closed({}, lang),
            mine: m.challenges_show_mine({}, lang),
          }}
        />
      </ListToolbar>
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
