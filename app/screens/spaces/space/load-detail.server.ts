import { data } from "@remix-run/node";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { db } from "#db/connection/live-database.ts";
import { pageLanguage } from "#domain/preferences/preferences.ts";
import type { Flash } from "#app/forms/flash.server.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import {
  findRelationships,
  labelRelationships,
} from "#app/presenters/items/card-relationships.server.ts";
import { moderationOf } from "#app/presenters/takedown-notice.server.ts";
import { languageLabel } from "#app/presenters/items/detail-labels.server.ts";
import { toSpaceCard } from "#app/presenters/items/item-cards.server.ts";
import { withBadge } from "#app/presenters/items/item-labels.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { ARRIVED, spaceDoneText, visibilityNote } from "#app/presenters/answers/spaces.server.ts";
import { findSpaceDetail, type listRelatedSpaces } from "#db/queries/spaces/space-detail.ts";

/**
 * A space's page for people who are not members, and the tab About for members.
 *
 * @throws 404 for an unknown space and one that the viewer may not open
 */
export async function loadDetail(
  request: Request,
  {
    id,
    viewer,
    flash,
    related: found,
  }: {
    id: string;
    viewer: Viewer;
    flash: Flash | undefined;
    /** Rows of `listRelatedSpaces`. */
    related: Awaited<ReturnType<typeof listRelatedSpaces>>;
  },
) {
  const now = new Date();
  const related = found.map(toSpaceCard);
  const ids = [id, ...related.map((each) => each.id)];
  const [space, relationships] = await Promise.all([
    findSpaceDetail(db, id, viewer.personId, now),
    findRelationships(viewer, { spaces: ids }, now),
  ]);
  if (!space) throw data(null, { status: 404 });
  const { userCount, maxMembers } = space;
  const locale = arrivalLocale(flash, space);
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
  return {
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
      visibleTo: visibilityNote(space, lang),
      relationship: relationships.spaces.get(id) ?? null,
      maxMembers,
      archived: space.isArchived ? m.community_invitation_waits({}, lang) : null,
      isFull: maxMembers !== null && userCount >= maxMembers,
      owner: space.owner,
      language: space.language,
      writtenIn: languageLabel(space.language),
      since: localDay(space.createdAt),
    },
    related: labelRelationships({ spaces: related }, relationships).spaces,
  };
}

export type SpaceDetailData = Awaited<ReturnType<typeof loadDetail>>;

/** The greeting after accepting an invitation is in the space's language. */
export const arrivalLocale = (
  flash: Flash | undefined,
  { language }: { language: ContentLanguage },
) => (flash?.code === ARRIVED ? pageLanguage(language) : undefined);
