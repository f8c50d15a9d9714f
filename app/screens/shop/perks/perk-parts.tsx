import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { BUY } from "#domain/money/ask-to-buy.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { MENU_NAMES } from "./menu-names.ts";
import type { PerkItem } from "./perk-cards.server.ts";

/** `lang` attribute for perks' texts, which are Spanish; undefined if the page is Spanish too. */
export function usePerkLang(): "es" | undefined {
  return useLang().locale === "es" ? undefined : "es";
}

/** Colour class of a perk: the shop's colour if free, gold if premium. */
export const perkColor = ({ isFree }: PerkItem) => (isFree ? "kind-offer" : "[--kind:var(--gold)]");

/** A perk's picture: one decorative tile. */
export function PerkTile({ perk, className }: { perk: PerkItem; className: string }) {
  return (
    <Tile
      drawing={perk.drawing}
      className={`shrink-0 bg-tint text-kind rounded-card ${className}`}
    />
  );
}

/** Category, rating and downloads: two lines of text in one element, since there are up to 25 on a page. */
export function PerkFacts({ perk }: { perk: PerkItem }) {
  const lang = useLang();
  const { category, shownRating, shownDownloads } = perk;
  const facts = [
    shownRating && `★ ${shownRating}`,
    shownDownloads && `${shownDownloads} ${m.perks_downloads({}, lang)}`,
  ].filter(Boolean);
  return (
    <p className="text-sm text-ink-soft tabular whitespace-pre-line">
      {category && `${MENU_NAMES[category]({}, lang)}\n`}
      {facts.join(" · ")}
    </p>
  );
}

/** The price with its currency code, and the button that gets the perk or asks before buying it. */
export function TakePerk({
  perk,
  action,
  className,
}: {
  perk: PerkItem;
  /** Form action: the store with its current menu and search. */
  action: string;
  className: string;
}) {
  const lang = useLang();
  if (perk.isOwned)
    return (
      <p className={`flex font-600 text-success ${className}`}>
        <span>
          <span className="i-lucide-check" aria-hidden="true" />
          {m.money_yours({}, lang)}
        </span>
        <Link
          to={paths.app(perk.id)}
          className="btn"
          aria-label={`${m.kits_open({}, lang)} ${perk.name}`}
        >
          {m.kits_open({}, lang)}
        </Link>
      </p>
    );
  if (perk.isAwaited)
    return (
      <div className={`flex flex-wrap ${className}`}>
        <Price perk={perk} />
        <p className="text-sm font-600">
          <span className="i-lucide-bell" aria-hidden="true" /> {perk.soon}
        </p>
      </div>
    );
  if (perk.soon)
    return (
      <Form
        method="post"
        action={action}
        preventScrollReset
        className={`flex flex-wrap ${className}`}
      >
        <Price perk={perk} />
        <input type="hidden" name="perk" value={perk.id} />
        <button
          name="intent"
          value="await"
          className="btn text-sm"
          aria-label={`${perk.soon} ${perk.name}`}
        >
          {perk.soon}
        </button>
      </Form>
    );
  if (perk.isFree)
    return (
      <Form method="post" action={action} preventScrollReset className={`flex ${className}`}>
        <Price perk={perk} />
        <input type="hidden" name="perk" value={perk.id} />
        <button
          name="intent"
          value="obtain"
          className="btn border-kind text-kind"
          aria-label={`${m.perks_obtain({}, lang)} ${perk.name}`}
        >
          {m.perks_obtain({}, lang)}
        </button>
      </Form>
    );
  const [list = action] = action.split("#");
  return (
    // A GET form replaces the query of its action: the list's state is in hidden fields.
    <Form action={`${paths.perks}#buy`} preventScrollReset className={`flex ${className}`}>
      <Price perk={perk} />
      {[...new URLSearchParams(list.slice(paths.perks.length))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        name={BUY}
        value={perk.id}
        className="btn border-kind text-kind"
        aria-label={`${m.perks_buy({}, lang)} ${perk.name}`}
      >
        {m.perks_buy({}, lang)}
      </button>
    </Form>
  );
}

function Price({ perk }: { perk: PerkItem }): ReactNode {
  return <span className="text-sm font-700 tabular">{perk.shownPrice} USD</span>;
}
