import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { NAME_MAX_CHARACTERS, parseDisplayName } from "#domain/people/accounts.ts";
import { isGuestName } from "#domain/people/guests.ts";
import { nameOfInvitee } from "#domain/spaces/invitees.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { SpaceRefusal } from "#domain/spaces/membership.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { LanguageSection, useLang } from "#app/preferences/preferences-context.tsx";
import { refuse } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer, type Viewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { EntryFrame } from "#app/ui/entry/entry-frame.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { pictureAddress } from "#domain/addresses/picture-paths.ts";
import { pageLanguage, type Locale } from "#domain/preferences/preferences.ts";
import { arrivalCookie } from "#app/session/arrival.server.ts";
import { redirectToSpace } from "#app/presenters/redirect-to-space.server.ts";
import {
  ARRIVED,
  endedInvitationText,
  spaceRefusalText,
} from "#app/presenters/answers/spaces.server.ts";
import { inviterName } from "#app/presenters/answers/inviter-name.ts";
import { Link } from "#app/ui/links/link.tsx";
import { acceptInvitation, declineInvitation } from "#db/commands/spaces/answer-invitation.ts";
import { findSpaceInside } from "#db/queries/spaces/inside.ts";
import { canOpenSpace } from "#db/queries/spaces/open-space.ts";
import { findInvitation, type ShownInvitation } from "#db/queries/spaces/space-members.ts";
import { hashToken, isLinkToken } from "#db/connection/tokens.ts";

/** GET does not use up the token, since mail clients and link scanners fetch links; only POST does. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const [invitation, viewer] = await Promise.all([
    findByToken(token, new Date()),
    findViewer(request),
  ]);
  const lang = langOf(invitation, request);
  if (!invitation)
    return data(
      {
        ...lang,
        title: m.community_invitation_gone({}, lang),
        ended: endedInvitationText(undefined, lang),
      },
      { status: 404 },
    );
  const { space, spaceId, invitee, from, business, logoHash, role, end, isWallCode } = invitation;
  const { personId } = viewer;
  const isIn = isWallCode
    ? (await findSpaceInside(db, { id: spaceId, personId })) !== undefined
    : invitation.enteredBy === personId;
  if (isIn) {
    const headers = {
      "Cache-Control": "no-store",
      "Set-Cookie": arrivalCookie(request, { kind: "space", id: spaceId }),
    };
    throw redirect(paths.space(spaceId), { headers });
  }
  if (end) {
    const ended = endedInvitationText(end, { ...lang, isWallCode });
    const title = end === "archived" ? m.community_invitation_waits : m.community_invitation_gone;
    return data({ ...lang, title: title({}, lang), ended }, { status: 404 });
  }
  const logo = logoHash && pictureAddress(logoHash);
  return data({
    ...lang,
    invitation: {
      space,
      from,
      business,
      logo,
      role,
      /** The code of a sheet on a wall: no person was invited, so there is nothing to decline. */
      isWallCode,
      /** The name to offer, which may be empty; null for a person who has one. */
      name: hasNoName(viewer) ? (nameOfInvitee(invitee) ?? "") : null,
    },
  });
}

const findByToken = async (token: string, now: Date): Promise<ShownInvitation | undefined> =>
  isLinkToken(token) ? findInvitation(db, hashToken(token), now) : undefined;

/** The language of the invitation's space, if Plaza speaks it; otherwise the page's. */
function langOf(invitation: ShownInvitation | undefined, request: Request): { locale: Locale } {
  const locale = invitation && pageLanguage(invitation.language);
  return locale ? { locale } : requestLang(request);
}

/** Whether a viewer would be shown to the others under a made name. */
const hasNoName = ({ kind, person }: Viewer): boolean =>
  kind === "visitor" || (kind === "guest" && isGuestName(person?.displayName ?? ""));

/** The Accept button sends no intent. */
const FORM = z.object({
  intent: z.enum(["accept", "decline"]).catch("accept"),
  name: typedText(),
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { intent, name } = await readForm(request, FORM);
  const token = params.token ?? "";
  const now = new Date();
  const lang = langOf(await findByToken(token, now), request);
  const refuseFor = (reason: SpaceRefusal) =>
    refuse({ intent, status: 409, reason, text: spaceRefusalText(reason, lang) });
  if (!isLinkToken(token)) return refuseFor("expired");
  const command: (
    ...args: Parameters<typeof acceptInvitation>
  ) => Promise<Outcome<{ spaceId: string; outcome: string }, SpaceRefusal>> = {
    accept: acceptInvitation,
    decline: declineInvitation,
  }[intent];
  const displayName = hasNoName(await findViewer(request)) ? parseDisplayName(name) : undefined;
  const written = await writeAs(
    { request, context },
    async (tx, { personId }) => {
      const value = await command(tx, { personId, token, displayName, now });
      if (value.kind === "refused") return value;
      const isOpen = await canOpenSpace(tx, { spaceId: value.spaceId, personId, now });
      return { ...value, isOpen };
    },
    { startsEmpty: true },
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") return refuseFor(value.reason);
  // Newcomers see the space before the wizard.
  if (intent === "accept") {
    headers.append("Set-Cookie", arrivalCookie(request, { kind: "space", id: value.spaceId }));
    if (value.outcome === "joined") value.outcome = ARRIVED;
  }
  throw redirectToSpace(request, value, headers);
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The URL contains the token, so it must not leak to other sites. "no-referrer" would make browsers
  // send `Origin: null` with this page's forms, which the origin check refuses.
  "Referrer-Policy": "same-origin",
});

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.community_invitation_title),
  { name: "robots", content: "noindex" },
];

/** The page that an invitation link opens, in the language of its space. */
export default function Invitation() {
  const { locale } = useLoaderData<typeof loader>();
  return (
    <LanguageSection locale={locale}>
      <InvitationContent />
    </LanguageSection>
  );
}

function InvitationContent() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  if (!("invitation" in shown)) {
    return (
      <EntryFrame title={shown.title} text={shown.ended}>
        <Link to={paths.spaces} className="btn-primary self-start">
          {m.community_invitation_look({}, lang)}
        </Link>
      </EntryFrame>
    );
  }
  const { from, business, logo, space, role, name, isWallCode } = shown.invitation;
  return (
    <EntryFrame
      title={m.community_invitation_title({}, lang)}
      text={m.community_invitation_text(
        { from: inviterName({ from, business }, lang), space },
        lang,
      )}
    >
      {logo && (
        <img src={logo} alt="" width={48} height={48} className="w-12 h-12 rounded-card bg-white" />
      )}
      {role === "admin" && <p>{m.community_invitation_as_admin({}, lang)}</p>}
      <FormAnswer result={answer} />
      <Form method="post" className="flex flex-col gap-4">
        {name !== null && (
          <FormField
            label={m.account_name({}, lang)}
            help={m.community_invitation_name({}, lang)}
            name="name"
            maxLength={NAME_MAX_CHARACTERS}
            autoComplete="name"
            defaultValue={name}
          />
        )}
        <p className="flex flex-wrap gap-3">
          <button className="btn-primary">{m.community_invitation_join({}, lang)}</button>
          {!isWallCode && (
            <button name="intent" value="decline" className="btn">
              {m.community_decline({}, lang)}
            </button>
          )}
        </p>
      </Form>
    </EntryFrame>
  );
}
