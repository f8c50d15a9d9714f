import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ContentLanguage, ItemKind } from "#domain/items/catalogue.ts";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** What every kind's card shows. */
export interface CardItem {
  id: string;
  name: string;
  /** Absent where the specification has none on the card. */
  description?: string;
  language: ContentLanguage;
  /** The badge: the type, or an agentik's status. */
  label: LocalText;
}

/** An item's own words are in the item's language, which the page's may not be. */
export function useLangOf(language: ContentLanguage): ContentLanguage | undefined {
  return language === useLang().locale ? undefined : language;
}

/**
 * A card in its kind's colour: the tile drawing, a badge pinned to its edge, the name that leads to
 * the item, the description, and what the kind adds.
 *
 * @param mark inside the badge, before its words: a shape that says the same
 * @param badgeClass the badge's colour, where it is not the kind's
 * @param aside beside the badge: a price, a reward
 */
export function ItemCard({
  kind,
  item: { id, name, description, language, label },
  mark,
  badgeClass = "text-kind",
  aside,
  children,
}: {
  kind: ItemKind;
  item: CardItem;
  mark?: ReactNode;
  badgeClass?: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const { locale } = useLang();
  const lang = useLangOf(language);
  return (
    <li className={`kind-${kind} card relative overflow-hidden flex flex-col hover:border-kind`}>
      <Cover kind={kind} id={id} className="w-full h-20" />
      <div className="relative flex flex-col flex-1 gap-2 p-4">
        <div className="absolute -top-4 inset-x-3 flex justify-between">
          <span className={`pin ${badgeClass}`}>
            {mark}
            {label[locale]}
          </span>
          {aside}
        </div>
        <h3 className="pt-1 text-lg font-700" lang={lang}>
          {/* The whole card is the link's; the clamp is inside, so that it cuts no focus ring. */}
          <Link
            to={paths.item(kind, id)}
            className="block after:content-empty after:absolute after:inset-0 after:-top-20"
          >
            <span className="line-clamp-2">{name}</span>
          </Link>
        </h3>
        {description && (
          <p className="text-sm text-ink-soft line-clamp-3" lang={lang}>
            {description}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
