import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { db } from "#app/db.server.ts";
import { listQuery, parseListState } from "#app/domain/list-state.ts";
import { categoryCounts, MARKETPLACE_LIST } from "#app/domain/marketplace-list.ts";
import * as m from "#app/messages/messages.js";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { pack, useUnpacked } from "#app/ui/packed.ts";
import { withCards } from "#app/ui/with-cards.server.ts";
import { findMarketplacePage, hasMarketplaceApp } from "#db/queries/marketplace.ts";
import { toAppCard } from "./app-cards.server.ts";
import { categoryPicture } from "./category-picture.server.ts";
import { Marketplace } from "./marketplace.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, MARKETPLACE_LIST);
  const { items, totals } = await findMarketplacePage(db, state);
  const counts = categoryCounts(totals);
  return withCards(
    { state, shown: pack({ counts, picture: categoryPicture(totals) }) },
    items.map(toAppCard),
    context,
  );
}

/** Install (spec 2 "Marketplace"). Nothing is stored yet, and the answer says so. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") !== "install") throw new Response("Unknown intent.", { status: 400 });
  const app = String(form.get("app") ?? "");
  if (!(await hasMarketplaceApp(db, app))) throw new Response("No such app.", { status: 404 });
  return data({ refused: app }, { status: 501 });
}

/** After a refusal too, which Remix would not do: the card that says so needs its data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || actionStatus !== undefined;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.marketplace_title),
  ...canonical(matches, `/marketplace${data ? listQuery(data.state, MARKETPLACE_LIST) : ""}`),
];

export default function MarketplaceScreen() {
  const refused = useActionData<typeof action>()?.refused;
  const { state, shown, cards } = useLoaderData<typeof loader>();
  return (
    <Marketplace
      state={state}
      {...useUnpacked(shown)}
      cards={useUnpacked(cards)}
      refused={refused}
    />
  );
}
