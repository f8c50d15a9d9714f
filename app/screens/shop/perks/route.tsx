import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import { BUY, buyAddress } from "#domain/money/ask-to-buy.ts";
import { hasPerkResults, parsePerkState, perkQuery } from "#domain/shop/perk-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection } from "#app/preferences/preferences-context.tsx";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { appLink } from "#app/presenters/answers/kits.server.ts";
import { perkDoneText } from "#app/presenters/answers/shop.server.ts";
import { findShownPurchase } from "#app/presenters/shown-purchase.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import { listKitWaits } from "#db/queries/shop/kits/find-holding.ts";
import { findPerkPage, listOwnedPerks, listStorePerks, type Perk } from "#db/queries/shop/perks.ts";
import { soonButton } from "#app/screens/shop/soon-button.server.ts";
import { answerPerksAction } from "./perks-action.server.ts";
import { toPerkCard, toPerkRow, type PerkItem } from "./perk-cards.server.ts";
import { Store, type StoreData } from "./store.tsx";

/** Lazy: needed only after a form was submitted. */
const FormAnswer = lazy(async () => ({
  default: (await import("#app/ui/forms/form-answer.tsx")).FormAnswer,
}));

/** Lazy: needed only after Buy was pressed. */
const BuyPerk = lazy(async () => ({ default: (await import("./late-buy-perk.tsx")).BuyPerk }));

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = parsePerkState(query);
  const { personId, isVisitor } = await findViewer(request);
  const [{ featured, topFree, topPremium }, results, owned, awaited] = await Promise.all([
    listStorePerks(db),
    hasPerkResults(state) ? findPerkPage(db, state) : undefined,
    isVisitor ? Array<string>() : listOwnedPerks(db, personId),
    isVisitor ? Array<string>() : listKitWaits(db, personId),
  ]);
  const lang = requestLang(request, "spanish");
  const mark = (item: PerkItem): PerkItem =>
    owned.includes(item.id)
      ? { ...item, isOwned: true }
      : { ...item, ...soonButton(item.id, awaited, lang) };
  const card = (perk: Perk) => mark(toPerkCard(perk));
  const row = (perk: Perk) => mark(toPerkRow(perk));
  const shown: StoreData = {
    featured: featured.map(card),
    topFree: topFree.map(row),
    topPremium: topPremium.map(row),
    ...(results && { results: { items: results.items.map(card), total: results.total } }),
  };
  const flash = flashOf(request);
  const found = [...featured, ...topFree, ...topPremium, ...(results?.items ?? [])];
  const wanted = found.find(({ id }) => id === query.get(BUY));
  const here = `${paths.perks}${perkQuery(state)}`;
  const name = found.find(({ id }) => id === flash?.about)?.name ?? "";
  const done = flash && perkDoneText(flash, name, lang);
  return withFlash(request, {
    flash: done === undefined ? undefined : flash,
    done,
    doneLink:
      done && ["perk-taken", "perk-owned", "app-as-text"].includes(flash.code)
        ? appLink(flash.about, lang)
        : undefined,
    state,
    store: shown,
    asked:
      wanted && wanted.priceCents > 0 && !owned.includes(wanted.id) && !isComingSoon(wanted.id)
        ? {
            perk: wanted.id,
            name: wanted.name,
            here,
            purchase: await findShownPurchase(personId, {
              price: wanted.priceCents,
              currency: "USD",
              next: buyAddress(here, wanted.id),
            }),
          }
        : undefined,
  });
}

export const action = (args: ActionFunctionArgs) => answerPerksAction(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, m.perks_title, "spanish"),
  ...canonical(matches, `${paths.perks}${loaded ? perkQuery(loaded.state) : ""}`),
];

/** Spanish in both modes unless a language was chosen (docs/product.md, Words and languages). */
export default function Perks() {
  const { state, store, asked, done, doneLink } = useLoaderData<typeof loader>();
  const data = store;
  const answer = useActionData<typeof action>();
  return (
    <SpanishSection>
      <Store state={state} data={data} />
      {asked && (
        <Suspense>
          <BuyPerk {...asked} />
        </Suspense>
      )}
      {(answer || done) && (
        <Suspense>
          <FormAnswer isAtFoot result={answer} done={done} doneLink={doneLink} />
        </Suspense>
      )}
    </SpanishSection>
  );
}
