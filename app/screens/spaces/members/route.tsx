import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { isJoinedByAddress } from "#domain/spaces/membership.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { invitationStateText, membersDoneText } from "#app/presenters/answers/spaces.server.ts";
import { Link } from "#app/ui/links/link.tsx";
import {
  listOpenInvitations,
  listSpaceMembers,
  listSpaceRequests,
} from "#db/queries/spaces/space-members.ts";
import { listSuggestedInvitees } from "#db/queries/spaces/inviter.ts";
import { SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { Invitations } from "./invitations.tsx";
import { managingWords } from "./managing-words.server.ts";
import { MemberList } from "./member-list.tsx";
import { answerMembers } from "./members-action.server.ts";
import { Requests } from "./requests.tsx";
import { shownWallCode } from "./shown-wall-code.server.ts";
import { useKeptLinks } from "./use-kept-links.ts";
import { WallCode } from "./wall-code.tsx";

const PAGE_SIZE = 24;

/** Only for members of the space; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, space } = await findInside(request, params);
  const { personId } = viewer;
  const { id } = space;
  const requestedPage = Number(new URL(request.url).searchParams.get("page"));
  const isPage = Number.isInteger(requestedPage) && requestedPage > 1 && requestedPage < 10_000;
  const page = isPage ? requestedPage : 1;
  const canManage = space.role !== "member";
  const [members, requests, invitations, suggested] = await Promise.all([
    // One row more than the page shows, to know whether there is a next page.
    listSpaceMembers(db, id, { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE }),
    canManage ? listSpaceRequests(db, id) : [],
    canManage ? listOpenInvitations(db, id) : [],
    space.role === "owner" ? listSuggestedInvitees(db, { spaceId: id, personId }) : [],
  ]);
  const now = new Date();
  const wallCode = invitations.find(({ isWallCode }) => isWallCode);
  // A space whose address lets no person in.
  const hasWallCode =
    canManage && !space.isSample && !space.isArchived && !isJoinedByAddress(space);
  const flash = readFlash(request, id);
  const lang = requestLang(request);
  return withFlash(request, {
    flash,
    done: flash && membersDoneText(flash, lang),
    words: canManage ? managingWords(lang, suggested.length > 0) : null,
    hasPoster: canManage && !viewer.isVisitor && !space.isSample && isJoinedByAddress(space),
    suggested,
    formKey: createFormKey(),
    space,
    page,
    hasMore: members.length > PAGE_SIZE,
    members: members.slice(0, PAGE_SIZE).map(({ joinedAt, ...member }) => ({
      ...member,
      isViewer: member.personId === personId,
      since: localDay(joinedAt),
    })),
    requests: requests.map(({ createdAt, ...asking }) => ({
      ...asking,
      since: localDay(createdAt),
    })),
    wall:
      wallCode || hasWallCode ? shownWallCode(wallCode, { now, lang, canMake: hasWallCode }) : null,
    invitations: invitations
      .filter(({ isWallCode }) => !isWallCode)
      .map(({ id: invitationId, invitee, role, expiresAt, declinedAt }) => ({
        id: invitationId,
        invitee,
        role,
        until: localDay(declinedAt ?? expiresAt),
        state: invitationStateText(declinedAt, expiresAt <= now, lang),
        openUntil: declinedAt || expiresAt <= now ? null : expiresAt.toISOString(),
      })),
  });
}

export const action = (args: ActionFunctionArgs) => answerMembers(args);

/** Never cached: the response to an invitation contains its link. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders);
  headers.set("Cache-Control", "no-store");
  return headers;
};

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.community_members_title),
  { name: "robots", content: "noindex" },
];

/** The members of a space; for owners and admins also its requests and invitations. */
export default function SpaceMembers() {
  const {
    hasPoster,
    space,
    members,
    requests,
    invitations,
    wall,
    suggested,
    words,
    done,
    formKey,
    page,
    hasMore,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resetKey = useResetKey(formKey);
  const made = answer?.ok ? answer.value?.links : undefined;
  const links = useKeptLinks({ spaceId: space.id, made, invitations });
  const lang = useLang();
  const path = paths.spacePart(space.id, "members");
  return (
    <SpaceFrame space={space} current="members">
      <FormAnswer result={answer} done={done} />
      {space.role === "owner" && (
        <Link to={paths.spacePart(space.id, "edit")} className="btn self-start">
          {m.community_edit({}, lang)}
        </Link>
      )}
      {words && hasPoster && (
        <Link to={paths.spacePart(space.id, "poster")} reloadDocument className="btn self-start">
          {words.poster}
        </Link>
      )}
      <div className={words ? "grid gap-4 items-start lg:grid-cols-2" : undefined}>
        {words && (
          <div className="min-w-0 flex flex-col gap-4">
            {requests.length > 0 && <Requests requests={requests} words={words} />}
            <Invitations
              key={resetKey}
              invitations={invitations}
              words={words}
              formKey={formKey}
              refused={answer?.ok === false ? answer : undefined}
              links={links}
              suggested={answer ? [] : suggested}
            />
            {requests.length === 0 && <Requests requests={requests} words={words} />}
            {wall && <WallCode wall={wall} spaceId={space.id} words={words} formKey={formKey} />}
          </div>
        )}
        <MemberList members={members} role={space.role} />
      </div>
      <nav className="flex flex-wrap gap-3 justify-center">
        {page > 1 && (
          <Link to={`${path}?page=${page - 1}`} rel="prev" className="btn">
            {m.catalogue_previous({}, lang)}
          </Link>
        )}
        {hasMore && (
          <Link to={`${path}?page=${page + 1}`} rel="next" className="btn">
            {m.community_members_more({}, lang)}
          </Link>
        )}
      </nav>
    </SpaceFrame>
  );
}
