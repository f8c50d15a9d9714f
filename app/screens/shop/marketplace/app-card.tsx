import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { InstallForm } from "./install-form.tsx";

/** What a card shows of an app, as it is shown. */
export interface AppCardItem {
  id: string;
  name: string;
  developer: string;
  description: string;
  rating: string;
  downloadCount: number;
  downloads: string;
  price: string;
  tags: string[];
  isFeatured: boolean;
  /** Of whoever has a session; in words where it is paid for by the month. */
  isInstalled?: true | Record<Locale, string>;
}

/**
 * An app: Featured badge, price, name, developer, description, rating, downloads, tags and Install
 * (spec 2 "Marketplace").
 *
 * @param action where Install is sent: the list as it stands, so that nobody loses their place
 */
export function AppCard({ app, action }: { app: AppCardItem; action: string }) {
  const lang = useLang();
  const { id, name, developer, description, rating, downloadCount, downloads, price, tags } = app;
  // Apps are written in English; a row has no language of its own.
  const inEnglish = lang.locale === "en" ? undefined : "en";
  return (
    <li id={id} className="kind-offer card overflow-hidden flex flex-col">
      <Cover kind="offer" id={id} className="w-full h-14" />
      <div className="relative flex flex-col flex-1 gap-2 p-4">
        <div className="absolute -top-4 inset-x-3 flex justify-between">
          {app.isFeatured && (
            <span className="pin text-gold">{m.marketplace_featured({}, lang)}</span>
          )}
          <span className="pin ml-auto tabular" lang={inEnglish}>
            {price}
          </span>
        </div>
        <div className="pt-1">
          <h3 className="text-lg font-700" lang={inEnglish}>
            {name}
          </h3>
          <p className="text-sm text-ink-soft">{developer}</p>
        </div>
        <p className="text-sm line-clamp-3" lang={inEnglish}>
          {description}
        </p>
        <ul className="flex flex-wrap gap-x-2 text-sm text-ink-soft" lang={inEnglish}>
          {tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-3 mt-auto text-sm font-600 tabular">
          <span>
            <span className="text-gold" aria-hidden="true">
              ★{" "}
            </span>
            <span className="sr-only">{m.cards_rating({}, lang)} </span>
            {rating}
          </span>
          {m.cards_downloads({ count: downloadCount, shown: downloads }, lang)}
        </p>
        <InstallForm id={id} name={name} action={action} isInstalled={app.isInstalled} />
      </div>
    </li>
  );
}
