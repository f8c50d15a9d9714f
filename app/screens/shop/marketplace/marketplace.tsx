import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { withThousands } from "#domain/format/thousands.ts";
import {
  APP_CATEGORIES,
  MARKETPLACE_LIST,
  type AppCategory,
  type MarketplaceListState,
} from "#domain/shop/marketplace-list.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { ListHeading } from "#app/ui/lists/list-heading.tsx";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { AppCard, type AppCardItem } from "./app-card.tsx";
import { CategoryChart, type CategoryPicture } from "./category-chart.tsx";
import { PlatformFigures } from "./platform-figures.tsx";

type Category = MarketplaceListState["category"];

export function Marketplace({
  state,
  counts,
  cards,
  picture,
  kits,
}: {
  state: MarketplaceListState;
  /** Number of apps in each category that match the search. */
  counts: Record<Category, number>;
  cards: AppCardItem[];
  picture?: CategoryPicture;
  /** Address of kits from the community. */
  kits: string;
}) {
  const lang = useLang();
  const { pathname, search } = useLocation();
  const total = counts[state.category];
  const names: Record<AppCategory, string> = {
    commerce: m.marketplace_commerce({}, lang),
    finance: m.marketplace_finance({}, lang),
    communication: m.marketplace_communication({}, lang),
    automation: m.marketplace_automation({}, lang),
    productivity: m.marketplace_productivity({}, lang),
    analytics: m.marketplace_analytics({}, lang),
    design: m.marketplace_design({}, lang),
  };
  const counted = (category: Category, name: string) => (
    // One element: the flex container drops white space between children.
    <span>
      {`${name} `}
      <span className="font-400 tabular">{withThousands(counts[category])}</span>
    </span>
  );
  return (
    <>
      <ListHeading title={m.marketplace_title({}, lang)} text={m.marketplace_subtitle({}, lang)} />
      <PlatformFigures />
      <ListToolbar
        state={state}
        choices={MARKETPLACE_LIST}
        total={total}
        placeholder={m.marketplace_search({}, lang)}
        hint={m.shell_search({}, lang)}
        categoryNames={
          Object.fromEntries([
            ["all", counted("all", m.catalogue_all({}, lang))],
            ...APP_CATEGORIES.map((category) => [category, counted(category, names[category])]),
          ]) as Record<Category, ReactNode>
        }
        sortNames={{
          featured: m.marketplace_sort_featured({}, lang),
          rating: m.marketplace_sort_rating({}, lang),
          downloads: m.marketplace_sort_downloads({}, lang),
          name: m.catalogue_sort_name({}, lang),
        }}
        isSortInFilter={false}
      />
      <ItemList
        cards={cards}
        total={total}
        state={state}
        choices={MARKETPLACE_LIST}
        emptyTitle={m.marketplace_empty({}, lang)}
      >
        {(app) => <AppCard key={app.id} app={app} action={pathname + search} />}
      </ItemList>
      <div className="grid lg:grid-cols-2 gap-4 items-start">
        {picture && (
          <section className="card p-4">
            <CategoryChart picture={picture} names={names} />
          </section>
        )}
        <Link to={kits} className="btn mr-auto">
          {m.ownkits_community_see({}, lang)}
        </Link>
      </div>
    </>
  );
}
