import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EntryFrame } from "./entry-frame.tsx";

/** The page of a mailed link that was used or has expired, with a link to request a new one. */
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
