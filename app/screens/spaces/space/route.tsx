import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { pageLanguage } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { LanguageSection, useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import {
  findRelationships,
  labelRelationships,
} from "#app/presenters/card-relationships.server.ts";
import { moderationOf } from "#app/presenters/takedown-notice.server.ts";
import { DetailHead } from "#app/ui/detail/detail-head.tsx";
import { languageLabel } from "#app/presenters/detail-labels.server.ts";
import { Fact } from "#app/ui/detail/fact-list.tsx";
import { toSpaceCard } from "#app/presenters/item-cards.server.ts";
import { withBadge } from "#app/presenters/item-labels.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/detail/related-items.tsx";
import { SpaceCard } from "#app/ui/cards/space-card.tsx";
import { ARRIVED, spaceDoneText, visibilityText } from "#app/presenters/answers/spaces.server.ts";
import { Link } from "#app/ui/links/link.tsx";
import { findSpaceDetail, listRelatedSpaces } from "#db/queries/spaces/space-detail.ts";
import { answerSpace } from "./space-action.server.ts";
import { POLICIES, SpaceButtons } from "./space-buttons.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const [viewer, found] = await Promise.all([
    findViewer(request),
    listRelatedSpaces(db, id, RELATED_COUNT),
  ]);
  const now = new Date();
  const related = found.map(toSpaceCard);
  const ids = [id, ...related.map((each) => each.id)];
  const [space, relationships] = await Promise.all([
    findSpaceDetail(db, id, viewer.personId, now),
    findRelationships(viewer, { spaces: ids }, now),
  ]);
  if (!space) throw data(null, { status: 404 });
  const { userCount, maxMembers } = space;
  const flash = readFlash(request, id);
  // The greeting after accepting an invitation is in the space's language.
  const locale = flash?.code === ARRIVED ? pageLanguage(space.language) : undefined;
  const lang = locale ? { locale } : requestLang(request);
  const guestMade = guestMadeOf(
    "space",
    viewer,
    {
      id,
      isOwn: space.ownerId === viewer.personId && !relationships.examples.has(id),
      isNew: flash?.code === "created",
    },
    lang,
  );
  return withFlash(request, {
    flash,
    locale,
    done: guestMade?.isNew ? guestMade.text : flash && spaceDoneText(flash, lang),
    guestMade,
    moderation: moderationOf(
      "space",
      {
        id,
        takenDownAt: space.takenDownAt,
        isOpen: space.visibility !== "private" && !space.madeByGuest,
        isOwner: space.ownerId === viewer.personId,
      },
      lang,
    ),
    space: {
      ...withBadge(toSpaceCard(space), relationships.examples.has(id)),
      description: space.description,
      type: space.type,
      joinPolicy: space.joinPolicy,
      visibility: space.visibility,
      madeByGuest: space.madeByGuest,
      visibleTo: visibilityText(space, lang),
      relationship: relationships.spaces.get(id) ?? null,
      maxMembers,
      isFull: maxMembers !== null && userCount >= maxMembers,
      owner: space.owner,
      language: space.language,
      writtenIn: languageLabel(space.language),
      since: localDay(space.createdAt),
    },
    related: labelRelationships({ spaces: related }, relationships).spaces,
  });
}

export const action = (args: ActionFunctionArgs) => answerSpace(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown
    ? [
        ...linkPreview(matches, "space", shown.space),
        ...(isIndexed(shown.space) ? [] : [{ name: "robots", content: "noindex" }]),
      ]
    : [];

const isIndexed = ({ visibility, madeByGuest }: { visibility: string; madeByGuest: boolean }) =>
  visibility === "listed" && !madeByGuest;

/** The page of one space. */
export default function Space() {
  const { locale } = useLoaderData<typeof loader>();
  return (
    <LanguageSection locale={locale}>
      <SpaceContent />
    </LanguageSection>
  );
}

function SpaceContent() {
  const lang = useLang();
  const { space, related, done, guestMade, moderation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead
          kind="space"
          item={space}
          result={answer}
          done={done}
          moderation={moderation}
          guestMade={guestMade}
          facts={
            <>
              <Fact name={m.detail_members({}, lang)}>{space.shownCount}</Fact>
              {space.maxMembers !== null && (
                <Fact name={m.community_places({}, lang)}>
                  {m.community_places_of({ taken: space.userCount, max: space.maxMembers }, lang)}
                </Fact>
              )}
              <Fact name={m.detail_type({}, lang)}>
                <Link to={`${paths.spaces}?category=${space.type}`} className="hover:underline">
                  {space.label[lang.locale]}
                </Link>
              </Fact>
              <Fact name={m.detail_policy({}, lang)}>{POLICIES[space.joinPolicy]({}, lang)}</Fact>
              {space.visibleTo && (
                <Fact name={m.community_visibility({}, lang)}>{space.visibleTo}</Fact>
              )}
              <Fact name={m.detail_owner({}, lang)}>{space.owner ?? m.detail_house({}, lang)}</Fact>
              <Fact name={m.detail_language({}, lang)}>{space.writtenIn[lang.locale]}</Fact>
              <Fact name={m.detail_since({}, lang)}>
                <LocalTime time={space.since} />
              </Fact>
            </>
          }
        >
          <SpaceButtons space={space} />
        </DetailHead>
      </div>
      <RelatedItems
        title={m.detail_related({}, lang)}
        all={{
          to: `${paths.spaces}?category=${space.type}`,
          name: m.detail_all_spaces({}, lang),
        }}
        items={related}
      >
        {(each) => <SpaceCard key={each.id} space={each} />}
      </RelatedItems>
    </div>
  );
}
