import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/**
 * Shown instead of a form that needs a confirmed identity, so that nothing typed is lost on the way
 * to the page that confirms it.
 *
 * @param to address of that page, which leads back
 */
export function ConfirmFirst({ to }: { to: string }) {
  const lang = useLang();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{m.security_confirm_first({}, lang)}</p>
      <Link to={to} className="btn self-start">
        {m.account_confirm_identity({}, lang)}
      </Link>
    </div>
  );
}
