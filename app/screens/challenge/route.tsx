import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#app/db.server.ts";
import { parseItemId } from "#app/domain/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { answerItemAction } from "#app/session/answer-item-action.server.ts";
import { ChallengeCard, CLOSED_REASONS } from "#app/ui/challenge-card.tsx";
import { CHALLENGE_TYPE_COLORS } from "#app/ui/challenge-type-colors.ts";
import { DetailHead } from "#app/ui/detail-head.tsx";
import { languageLabel } from "#app/ui/detail-labels.server.ts";
import { Fact, FactList } from "#app/ui/fact-list.tsx";
import { ItemActionForm } from "#app/ui/item-action-form.tsx";
import { toChallengeCard } from "#app/ui/item-cards.server.ts";
import { localDay, localMoment } from "#app/ui/local-date.server.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/related-items.tsx";
import { findChallengeDetail, listRelatedChallenges } from "#db/queries/challenge-detail.ts";
import { Places } from "./places.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const now = new Date();
  const [challenge, related] = await Promise.all([
    findChallengeDetail(db, id),
    listRelatedChallenges(db, id, now, RELATED_COUNT),
  ]);
  if (!challenge) throw data(null, { status: 404 });
  return {
    challenge: {
      ...toChallengeCard(challenge, now),
      description: challenge.description,
      deadline: localMoment(challenge.deadline),
      creator: challenge.creator,
      writtenIn: languageLabel(challenge.language),
      since: localDay(challenge.createdAt),
    },
    related: related.map((each) => toChallengeCard(each, now)),
  };
}

export const action = (args: ActionFunctionArgs) => answerItemAction(args, "challenge");

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown ? linkPreview(matches, "challenge", shown.challenge) : [];

/** A challenge's own page. */
export default function Challenge() {
  const lang = useLang();
  const { challenge, related } = useLoaderData<typeof loader>();
  const isNotOpen = useActionData<typeof action>() !== undefined;
  const answer = isNotOpen ? { isGood: false, text: m.catalogue_not_open({}, lang) } : undefined;
  const { daysLeft, closed } = challenge;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead
          kind="challenge"
          item={challenge}
          answer={answer}
          badgeClass={CHALLENGE_TYPE_COLORS[challenge.type]}
          aside={
            <span className="pin text-gold tabular">
              {challenge.shownReward} {m.cards_reward({ count: challenge.reward }, lang)}
            </span>
          }
        >
          {closed ? (
            <>
              <button
                type="button"
                disabled
                aria-describedby="closed"
                className="btn border-line text-ink-soft cursor-not-allowed"
              >
                {m.cards_join({}, lang)}
              </button>
              <p id="closed" className="text-sm text-ink-soft">
                {CLOSED_REASONS[closed]({}, lang)}
              </p>
            </>
          ) : (
            <ItemActionForm action={`/challenges/${challenge.id}`} intent="join" isMain>
              {m.cards_join({}, lang)}
            </ItemActionForm>
          )}
        </DetailHead>
      </div>
      <FactList>
        <Fact name={m.detail_reward({}, lang)}>
          <span className="text-gold">
            {challenge.shownReward} {m.cards_reward({ count: challenge.reward }, lang)}
          </span>
        </Fact>
        <Fact name={m.detail_participants({}, lang)}>
          <Places challenge={challenge} />
        </Fact>
        <Fact name={m.detail_deadline({}, lang)}>
          {daysLeft > 0 ? m.cards_days_left({ count: daysLeft }, lang) : m.cards_ending({}, lang)}
          <span className="block text-sm font-400">
            <LocalTime time={challenge.deadline} />
          </span>
        </Fact>
        <Fact name={m.detail_creator({}, lang)}>
          {challenge.creator ?? m.detail_house({}, lang)}
        </Fact>
        <Fact name={m.detail_type({}, lang)}>{challenge.label[lang.locale]}</Fact>
        <Fact name={m.detail_language({}, lang)}>{challenge.writtenIn[lang.locale]}</Fact>
        <Fact name={m.detail_since({}, lang)}>
          <LocalTime time={challenge.since} />
        </Fact>
      </FactList>
      <RelatedItems
        title={m.detail_related({}, lang)}
        all={{ to: "/challenges", name: m.detail_all_challenges({}, lang) }}
        items={related}
      >
        {(each) => <ChallengeCard key={each.id} challenge={each} />}
      </RelatedItems>
    </div>
  );
}
