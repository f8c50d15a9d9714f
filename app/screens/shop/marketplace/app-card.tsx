import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { paths } from "#domain/addresses/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { InstallForm } from "./install-form.tsx";

/** A marketplace app, formatted for its card. */
export interface AppCardItem {
  id: string;
  name: string;
  description: string;
  /** The language of the description, where it is not the page's. */
  textLang?: Locale;
  rating: string;
  /** "1.2M downloads", empty for what is coming soon. */
  downloads: string;
  price: string;
  /** Its developer and tags: "Olmo Software #cash #taxes". */
  tagLine: string;
  /** The language of the tags, where it is not the page's. */
  tagsLang?: Locale;
  isFeatured?: true;
  /** Only with a session. A text for an app paid by the month: "paid until …". */
  isInstalled?: true | Record<Locale, string>;
  /** Label of the link to what an installed app has added. */
  open?: string;
  /** Label of the button of an app that is coming soon. */
  soon?: string;
  /** The viewer waits for it. */
  isAwaited?: true;
}

/**
 * The card of a marketplace app, with its Install button.
 *
 * @param action form action of Install: the list with its current filters and page
 */
export function AppCard({ app, action }: { app: AppCardItem; action: string }) {
  const lang = useLang();
  const { id, name, description, tagLine, rating, downloads, price } = app;
  return (
    <li id={id} className="kind-offer item-card offer-card">
      <Cover kind="offer" id={id} />
      <div>
        <span className="pin tabular">{price}</span>
        {app.isFeatured && (
          <span className="pin text-gold max-[767.9px]:sr-only">
            {m.marketplace_featured({}, lang)}
          </span>
        )}
        <h3 lang={lang.locale === "en" ? undefined : "en"}>
          <Link to={paths.app(id)} className="card-link">
            {name}
          </Link>
        </h3>
        <p className="text-sm line-clamp-2" lang={app.textLang}>
          {description}
        </p>
        <p className="wide-only text-sm text-ink-soft truncate" lang={app.tagsLang}>
          {tagLine}
        </p>
        <div className="flex flex-wrap items-center gap-1 mt-auto">
          <p className="flex-1 text-sm tabular">
            {rating && (
              <span
                role="img"
                aria-label={`${m.cards_rating({}, lang)} ${rating}`}
                className="rating"
              >
                {`${rating} · `}
              </span>
            )}
            {downloads}
          </p>
          <InstallForm {...app} action={action} />
        </div>
      </div>
    </li>
  );
}
