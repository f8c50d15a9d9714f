import { Link } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EntryFrame } from "./entry-frame.tsx";

/** The page of a link from a mail that was used or is too old, with the way to another one. */
export function LinkEnded({ to, label }: { to: string; label: string }) {
  const lang = useLang();
  return (
    <EntryFrame title={m.account_link_ended_title({}, lang)} text={m.account_link_ended({}, lang)}>
      <Link to={to} className="btn-primary self-start">
        {label}
      </Link>
    </EntryFrame>
  );
}
