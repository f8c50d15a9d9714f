import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { lazy, Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { categoryCounts, MARKETPLACE_LIST } from "#domain/shop/marketplace-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { appLink } from "#app/presenters/answers/kits.server.ts";
import { appDoneText } from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { listKitWaits } from "#db/queries/shop/kits/find-holding.ts";
import { findMarketplacePage, listInstalledApps } from "#db/queries/shop/marketplace.ts";
import { soonButton } from "#app/screens/shop/soon-button.server.ts";
import { installedText, toAppCard } from "./app-cards.server.ts";
import { categoryPicture } from "./category-picture.server.ts";
import { communityAddress } from "./community-address.server.ts";
import { answerMarketplaceAction } from "./marketplace-action.server.ts";
import { Marketplace } from "./marketplace.tsx";

/** The answer to an install or a removal: loaded after the first one. */
const MarketplaceAnswer = lazy(async () => ({
  default: (await import("./marketplace-answer.tsx")).MarketplaceAnswer,
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, MARKETPLACE_LIST);
  const { personId, isVisitor } = await findViewer(request);
  const [{ items, totals }, installed, awaited] = await Promise.all([
    findMarketplacePage(db, state),
    isVisitor ? new Map<string, Date | null>() : listInstalledApps(db, personId, new Date()),
    isVisitor ? Array<string>() : listKitWaits(db, personId),
  ]);
  const flash = flashOf(request);
  const lang = requestLang(request);
  const done = flash && appDoneText(flash, lang);
  const cards = items.map((app) => ({
    ...toAppCard(app, lang.locale),
    ...(installed.has(app.id)
      ? { isInstalled: installedText(installed.get(app.id)), open: m.kits_open({}, lang) }
      : soonButton(app.id, awaited, lang)),
  }));
  return withFlash(request, {
    ...(done !== undefined && {
      flash,
      done,
      ...((flash?.code === "app-there" || flash?.code === "app-as-text") && {
        doneLink: appLink(flash.about, lang),
      }),
    }),
    list: {
      state,
      cards,
      counts: categoryCounts(totals),
      picture: await categoryPicture(totals),
      kits: communityAddress(state.q),
    },
  });
}

export const action = (args: ActionFunctionArgs) => answerMarketplaceAction(args);

/** Revalidates after a 4xx action too, which Remix does not do: the message needs fresh card data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || actionStatus !== undefined;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.marketplace_title),
  ...canonical(
    matches,
    `${paths.marketplace}${data ? listQuery(data.list.state, MARKETPLACE_LIST) : ""}`,
  ),
];

export default function MarketplaceScreen() {
  const answer = useActionData<typeof action>();
  const { list, done, doneLink } = useLoaderData<typeof loader>();
  return (
    <>
      <Marketplace {...list} />
      {(done || answer) && (
        <Suspense>
          <MarketplaceAnswer result={answer} done={done} doneLink={doneLink} />
        </Suspense>
      )}
    </>
  );
}
