import { useSyncExternalStore } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

const never = () => () => undefined;

/** The link of an invitation, shown this once: whoever invites sends it. */
export function InvitationLink({ token, invitee }: { token: string; invitee: string }) {
  const lang = useLang();
  // Without script the path is all there is; whoever copies the link has the address before it.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );
  const path = paths.invitation(token);
  return (
    <div role="status" className="p-4 rounded-control border border-success flex flex-col gap-2">
      <label htmlFor="link" className="font-700">
        {m.community_invite_link({ invitee }, lang)}
      </label>
      <p className="text-sm text-ink-soft">{m.community_invite_link_help({}, lang)}</p>
      <input
        id="link"
        readOnly
        value={origin + path}
        onFocus={(event) => event.currentTarget.select()}
        className="field"
      />
      <a href={path} className="self-start min-h-11 inline-flex items-center underline">
        {m.community_invitation_title({}, lang)}
      </a>
    </div>
  );
}
