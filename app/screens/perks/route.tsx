import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#app/db.server.ts";
import { hasPerkResults, parsePerkState, perkQuery } from "#app/domain/perk-list.ts";
import * as m from "#app/messages/messages.js";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { readForm } from "#app/session/read-form.server.ts";
import { FootAlert } from "#app/ui/foot-alert.tsx";
import { pack, useUnpacked } from "#app/ui/packed.ts";
import { findPerkName, findPerkPage, listStorePerks } from "#db/queries/perks.ts";
import { toPerkCard, toPerkRow } from "./perk-cards.server.ts";
import { Store, type StoreData } from "./store.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parsePerkState(new URL(request.url).searchParams);
  const [{ featured, topFree, topPremium }, results] = await Promise.all([
    listStorePerks(db),
    hasPerkResults(state) ? findPerkPage(db, state) : undefined,
  ]);
  const shown: StoreData = {
    featured: featured.map(toPerkCard),
    topFree: topFree.map(toPerkRow),
    topPremium: topPremium.map(toPerkRow),
    ...(results && { results: { items: results.items.map(toPerkCard), total: results.total } }),
  };
  return { state, store: pack(shown) };
}

/**
 * Nothing can be taken or paid in yet, and so nothing can be pending: the answers say so.
 *
 * @throws a 400 Response for an intent that is not known, a 404 Response for a perk that is not there
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "cancel":
      return { answer: "nothing-to-cancel" as const };
    case "add-money":
      return data({ answer: "no-money" as const }, { status: 501 });
    case "obtain":
    case "buy": {
      const name = await findPerkName(db, String(form.get("perk")));
      if (name === undefined) throw new Response("No such perk.", { status: 404 });
      return data({ answer: "not-taken" as const, name }, { status: 501 });
    }
    default:
      throw new Response("Unknown intent.", { status: 400 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, m.perks_title, "spanish"),
  ...canonical(matches, `/perks${loaded ? perkQuery(loaded.state) : ""}`),
];

/** Spanish whatever the mode, unless a language was chosen (product.md, "Words and languages"). */
export default function Perks() {
  const { state, store } = useLoaderData<typeof loader>();
  return (
    <SpanishSection>
      <Store state={state} data={useUnpacked(store)} />
      <Answer />
    </SpanishSection>
  );
}

function Answer() {
  const lang = useLang();
  const answered = useActionData<typeof action>();
  if (!answered) return null;
  switch (answered.answer) {
    case "nothing-to-cancel":
      return <FootAlert>{m.perks_nothing_to_cancel({}, lang)}</FootAlert>;
    case "no-money":
      return (
        <FootAlert>
          {m.perks_add_money({}, lang)}: {m.catalogue_not_open({}, lang)}
        </FootAlert>
      );
    case "not-taken":
      return (
        <FootAlert>
          {answered.name}: {m.catalogue_not_open({}, lang)}
        </FootAlert>
      );
  }
}
