import type { ReactNode } from "react";
import type { ContentLanguage, ItemKind } from "#domain/items/catalogue.ts";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { SheetPicture, type CoverSheet } from "#app/ui/art/sheet-picture.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { Link } from "#app/ui/links/link.tsx";
import { CardAnswerText, type CardAnswer } from "./card-answer.tsx";

/** Fields that the cards of all kinds show. */
export interface CardItem {
  id: string;
  name: string;
  /** Undefined on cards without a description. */
  description?: string;
  language: ContentLanguage;
  /** Text of the badge: the type, or an agentik's status. */
  label: LocalText;
  /** Has the cover of an artifakt, uploaded or drawn from its file. */
  sheet?: CoverSheet;
  /** Result of pressing the card's button on a list. */
  answer?: CardAnswer;
}

/**
 * The badge of an artifakt, whose cover may be a picture and so is higher than a tile alone. Not a class: its CSS
 * would be on every screen with cards. On a phone a row is as high anyway, and the badge is not placed.
 */
const LOW_PIN = { top: "5.5rem" };

/**
 * A card in its kind's colour: cover, badge on its edge, name as a link to the item, description, and
 * what the kind adds.
 *
 * @param badgeClass the badge's colour if it is not the kind's
 * @param aside content opposite the badge, with the class `pin`: a price, a reward
 */
export function ItemCard({
  kind,
  item: { id, name, description, language, label, sheet, answer },
  badgeClass = "text-kind",
  aside,
  children,
}: {
  kind: ItemKind;
  item: CardItem;
  badgeClass?: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const { locale } = useLang();
  const lang = useLangOf(language);
  const isTall = kind === "artifakt";
  return (
    <li className={`kind-${kind} item-card`}>
      <Cover kind={kind} id={id} className={isTall ? "min-h-26" : ""}>
        {sheet && <SheetPicture sheet={sheet} id={id} />}
      </Cover>
      <div>
        <span className={`pin ${badgeClass}`} style={isTall ? LOW_PIN : undefined}>
          {label[locale]}
        </span>
        {aside}
        <h3 lang={lang}>
          {/* `card-link`: the whole card is the link's click target and shows its focus ring. */}
          <Link to={paths.item(kind, id)} viewTransition className="card-link line-clamp-2">
            {name}
          </Link>
        </h3>
        {description && (
          <p className="wide-only text-sm text-ink-soft line-clamp-2" lang={lang}>
            {description}
          </p>
        )}
        {children}
        {answer && <CardAnswerText id={id} answer={answer} />}
      </div>
    </li>
  );
}
