import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** The viewer's relationship to an item, in words. */
export type Relationship = LocalText & {
  /** A request or an invitation that waits for an answer. */
  isOpen?: boolean;
};

/** On a card in place of its button: the viewer's relationship to the item, as a link to the item. */
export function CardState({ to, relationship }: { to: string; relationship: Relationship }) {
  const lang = useLang();
  return (
    <Link
      to={to}
      className={`card-state ${relationship.isOpen ? "nav-icon i-lucide-hourglass" : ""}`}
    >
      {relationship[lang.locale]}
    </Link>
  );
}
