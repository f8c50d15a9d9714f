import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import type { Outcome, SpaceRefusal } from "#domain/spaces/community.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { EntryFrame } from "#app/ui/forms/entry-frame.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { spaceRefusalText } from "#app/presenters/answers/spaces.server.ts";
import { acceptInvitation, declineInvitation } from "#db/commands/spaces/answer-invitation.ts";
import { findInvitation } from "#db/queries/spaces/space-members.ts";
import { hashToken, isLinkToken } from "#db/connection/tokens.ts";

/** Looking uses nothing up: only the button does (product.md, "Writes"). */
export async function loader({ params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const invitation = isLinkToken(token)
    ? await findInvitation(db, hashToken(token), new Date())
    : undefined;
  if (!invitation) return data({ invitation: null }, { status: 404 });
  const { space, from, role } = invitation;
  return data({ invitation: { space, from, role } });
}

/** Accepting is what the page is for: its button says nothing else. */
const FORM = z.object({ intent: z.enum(["accept", "decline"]).catch("accept") });

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { intent } = await readForm(request, FORM);
  const token = params.token ?? "";
  const lang = requestLang(request);
  const refuseFor = (reason: SpaceRefusal) =>
    refuse({ intent, status: 409, reason, text: spaceRefusalText(reason, lang) });
  if (!isLinkToken(token)) return refuseFor("expired");
  const now = new Date();
  const command: (
    ...args: Parameters<typeof acceptInvitation>
  ) => Promise<Outcome<{ spaceId: string; outcome: string }, SpaceRefusal>> = {
    accept: acceptInvitation,
    decline: declineInvitation,
  }[intent];
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    command(tx, { personId, token, now }),
  );
  if (!written.isDone) return refuseUnwritten(written.why, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") return refuseFor(value.reason);
  const flash = { code: value.outcome, about: value.spaceId };
  throw redirectWithFlash(request, paths.space(value.spaceId), flash, headers);
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The address is the invitation: it goes to no other site. Not "no-referrer", with which a form of
  // this page would come from nowhere, and be refused as a stranger's.
  "Referrer-Policy": "same-origin",
});

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.community_invitation_title),
  { name: "robots", content: "noindex" },
];

/** What an invitation's link opens. */
export default function Invitation() {
  const { invitation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  if (!invitation) {
    return (
      <EntryFrame
        title={m.community_invitation_gone({}, lang)}
        text={m.community_no_expired({}, lang)}
      >
        <Link to={paths.spaces} className="btn-primary self-start">
          {m.community_invitation_look({}, lang)}
        </Link>
      </EntryFrame>
    );
  }
  const { from, space, role } = invitation;
  return (
    <EntryFrame
      title={m.community_invitation_title({}, lang)}
      text={m.community_invitation_text({ from, space }, lang)}
    >
      {role === "admin" && <p>{m.community_invitation_as_admin({}, lang)}</p>}
      <FormAnswer result={answer} />
      <Form method="post" className="flex flex-wrap gap-3">
        <button className="btn-primary">{m.community_invitation_join({}, lang)}</button>
        <button name="intent" value="decline" className="btn">
          {m.community_decline({}, lang)}
        </button>
      </Form>
    </EntryFrame>
  );
}
