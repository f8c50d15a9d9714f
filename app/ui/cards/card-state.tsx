import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** On a card in place of its button: the viewer's relationship to the item, as a link to the item. */
export function CardState({ to, relationship }: { to: string; relationship: LocalText }) {
  const lang = useLang();
  return (
    <Link to={to} className="card-state">
      {relationship[lang.locale]}
    </Link>
  );
}
