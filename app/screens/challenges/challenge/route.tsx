import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import {
  findRelationships,
  labelRelationships,
} from "#app/presenters/items/card-relationships.server.ts";
import { ChallengeCard, rewardText } from "#app/ui/challenges/challenge-card.tsx";
import { CHALLENGE_TYPE_COLORS } from "#app/ui/art/challenge-type-colors.ts";
import { moderationOf } from "#app/presenters/takedown-notice.server.ts";
import { DetailHead } from "#app/ui/detail/detail-head.tsx";
import { languageLabel } from "#app/presenters/items/detail-labels.server.ts";
import { Fact } from "#app/ui/detail/fact-list.tsx";
import { toChallengeCard } from "#app/presenters/items/item-cards.server.ts";
import { withBadge } from "#app/presenters/items/item-labels.server.ts";
import { localDay, localMoment } from "#app/presenters/local-date.server.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/detail/related-items.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import {
  findChallengeDetail,
  listRelatedChallenges,
} from "#db/queries/challenges/challenge-detail.ts";
import { findOwnEntry, listEntries } from "#db/queries/challenges/challenge-entries.ts";
import { answerChallenge } from "./challenge-action.server.ts";
import { challengeDoneLink, challengeDoneText } from "#app/presenters/answers/challenges.server.ts";
import { ChallengeButtons, ChallengeLinks } from "./challenge-buttons.tsx";
import {
  challengeLinks,
  shownEntries,
  shownTerms,
  shownWinners,
  termsForm,
} from "./entries-words.server.ts";
import { entryForm } from "./entry-form-words.server.ts";
import type { TypedEntry } from "./late-entry-form.tsx";
import { Places } from "./places.tsx";
import { WinnersFact } from "./winners-fact.tsx";

/** Only those who take part send entries, and only the creator sees them all. */
const EntryForm = lazy(async () => ({
  default: (await import("./late-entry-form.tsx")).EntryForm,
}));
const Terms = lazy(async () => ({ default: (await import("./late-terms.tsx")).Terms }));
const TermsForm = lazy(async () => ({ default: (await import("./late-terms.tsx")).TermsForm }));
const Entries = lazy(async () => ({ default: (await import("./late-entries.tsx")).Entries }));

/** Typed values of one of the page's forms. */
type Typed = TypedEntry & { reason?: string; rules?: string };

/** Upper limit of entries listed for the creator. */
const ENTRY_COUNT = 200;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const now = new Date();
  const [viewer, found] = await Promise.all([
    findViewer(request),
    listRelatedChallenges(db, id, now, RELATED_COUNT),
  ]);
  const { personId, isVisitor } = viewer;
  const related = found.map((each) => toChallengeCard(each, now));
  const ids = [id, ...related.map((each) => each.id)];
  const [challenge, relationships, own, entries] = await Promise.all([
    findChallengeDetail(db, id, personId),
    findRelationships(viewer, { challenges: ids }, now),
    // Entries are visible to their author and to the challenge's creator only, never to visitors.
    isVisitor ? undefined : findOwnEntry(db, id, personId),
    isVisitor ? undefined : listEntries(db, id, personId, ENTRY_COUNT),
  ]);
  if (!challenge) throw data(null, { status: 404 });
  const relationship = relationships.challenges.get(id) ?? null;
  const { terms, winners, winner, awardedAt, cancelledAt, escrowId, takenDownAt } = challenge;
  const flash = readFlash(request, id);
  const lang = requestLang(request);
  const guestMade = guestMadeOf(
    "challenge",
    viewer,
    {
      id,
      isOwn: relationship === "owner" && !relationships.examples.has(id),
      isNew: flash?.code === "created",
    },
    lang,
  );
  const card = toChallengeCard(challenge, now);
  const takesEntries = relationship === "joined" && (!card.closed || card.closed === "full");
  return withFlash(request, {
    flash,
    done: guestMade?.isNew ? guestMade.text : flash && challengeDoneText(flash, lang),
    doneLink: flash && challengeDoneLink(flash, own?.entryId, lang),
    guestMade,
    moderation: moderationOf(
      "challenge",
      { id, takenDownAt, isOpen: true, isOwner: relationship === "owner" },
      lang,
    ),
    formKey: createFormKey(),
    entryForm: takesEntries ? await entryForm(request, own, lang) : null,
    links: challengeLinks(
      { ...challenge, hasEntries: Boolean(own) || (entries?.length ?? 0) > 0 },
      // Others cannot open what a guest made or what was taken down.
      { isShared: !guestMade && !takenDownAt && !card.closed, lang },
    ),
    entries:
      relationship === "owner" &&
      entries &&
      shownEntries(entries, { ...terms, shownReward: card.reward, daysLeft: card.daysLeft }, lang),
    terms: terms.rules || terms.split !== "one" ? shownTerms(terms, challenge.reward, lang) : null,
    termsForm:
      relationship === "owner" && challenge.isActive && challenge.currentParticipants === 0
        ? termsForm(terms, lang)
        : null,
    winners: shownWinners(winners, lang),
    challenge: {
      winner,
      isAwarded: awardedAt !== null,
      isCancelled: cancelledAt !== null,
      isRewardWaiting: escrowId !== null && !awardedAt && !cancelledAt,
      ...withBadge(card, relationships.examples.has(id)),
      part: relationship,
      description: challenge.description,
      deadline: localMoment(challenge.deadline),
      creator: challenge.creator,
      writtenIn: languageLabel(challenge.language),
      since: localDay(challenge.createdAt),
    },
    related: labelRelationships({ challenges: related }, relationships).challenges,
  });
}

export const action = (args: ActionFunctionArgs) => answerChallenge(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown ? linkPreview(matches, "challenge", shown.challenge) : [];

/** The page of one challenge. */
export default function Challenge() {
  const lang = useLang();
  const page = useLoaderData<typeof loader>();
  const { challenge, related, entries, formKey, done, doneLink, guestMade, moderation } = page;
  const { terms, winners } = page;
  const rulesLang = useLangOf(challenge.language);
  const resetKey = useResetKey(formKey);
  const answer = useActionData<typeof action>();
  const { daysLeft, closed } = challenge;
  const typed: Typed | undefined = answer?.typed;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead
          kind="challenge"
          item={challenge}
          result={answer}
          done={done}
          doneLink={doneLink}
          moderation={moderation}
          guestMade={guestMade}
          badgeClass={CHALLENGE_TYPE_COLORS[challenge.type]}
          aside={<span className="pin text-gold tabular">{rewardText(challenge, lang)}</span>}
          facts={
            <>
              <WinnersFact challenge={challenge} winners={winners} />
              {challenge.isCancelled && (
                <Fact name={m.detail_status({}, lang)}>{m.community_was_cancelled({}, lang)}</Fact>
              )}
              <Fact name={m.detail_reward({}, lang)}>
                <span className="text-gold">{rewardText(challenge, lang)}</span>
              </Fact>
              <Fact name={m.detail_participants({}, lang)}>
                <Places challenge={challenge} />
              </Fact>
              <Fact name={m.detail_deadline({}, lang)}>
                {closed !== "inactive" &&
                  (daysLeft > 0
                    ? m.cards_days_left({ count: daysLeft }, lang)
                    : m.cards_ending({}, lang))}
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
            </>
          }
        >
          <ChallengeButtons challenge={challenge} />
        </DetailHead>
      </div>
      <ChallengeLinks links={page.links} />
      <Suspense>
        {terms && <Terms terms={terms} language={rulesLang} />}
        {page.termsForm && (
          <TermsForm form={page.termsForm} typed={typed?.rules} problem={answer?.fields?.rules} />
        )}
        {page.entryForm && (
          <EntryForm
            key={resetKey}
            formKey={formKey}
            form={page.entryForm}
            typed={typed}
            problems={answer?.fields ?? {}}
          />
        )}
        {entries && (
          <Entries
            entries={entries}
            isOpen={challenge.isRewardWaiting}
            typed={typed?.reason}
            problem={answer?.fields?.reason}
          />
        )}
      </Suspense>
      <RelatedItems
        title={m.detail_related({}, lang)}
        all={{ to: paths.challenges, name: m.detail_all_challenges({}, lang) }}
        items={related}
      >
        {(each) => <ChallengeCard key={each.id} challenge={each} />}
      </RelatedItems>
    </div>
  );
}
