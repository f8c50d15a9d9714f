import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** The viewer's relationship to an item: "Joined", "Yours", "Requested". */
export interface ShownRelationship extends LocalText {
  /** A sign before it instead of the tick, for what is not settled yet. */
  mark?: string;
}

/** On a card in place of its button: the viewer's relationship to the item, as a link to the item. */
export function CardState({ to, relationship }: { to: string; relationship: ShownRelationship }) {
  const lang = useLang();
  return (
    <Link to={to} className="card-state" data-mark={relationship.mark ?? "✓"}>
      {relationship[lang.locale]}
    </Link>
  );
}
