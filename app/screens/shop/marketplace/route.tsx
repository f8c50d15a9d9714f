import { paths } from "#app/paths.ts";
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
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { appDoneText } from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { useUnpacked } from "#app/ui/lists/packed.ts";
import { withCards } from "#app/presenters/with-cards.server.ts";
import { findMarketplacePage, listInstalledApps } from "#db/queries/shop/marketplace.ts";
import { installedText, toAppCard } from "./app-cards.server.ts";
import { categoryPicture } from "./category-picture.server.ts";
import { answerMarketplaceAction } from "./marketplace-action.server.ts";
import { Marketplace } from "./marketplace.tsx";

/** Said after a press: nobody waits for its code before. */
const MarketplaceAnswer = lazy(async () => ({
  default: (await import("./marketplace-answer.tsx")).MarketplaceAnswer,
}));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = parseListState(new URL(request.url).searchParams, MARKETPLACE_LIST);
  const { personId, isVisitor } = await findViewer(request);
  const [{ items, totals }, installed] = await Promise.all([
    findMarketplacePage(db, state),
    isVisitor ? new Map<string, Date | null>() : listInstalledApps(db, personId, new Date()),
  ]);
  const counts = categoryCounts(totals);
  const flash = flashOf(request);
  const done = flash && appDoneText(flash, requestLang(request));
  return withFlash(
    request,
    withCards(
      {
        flash: done === undefined ? undefined : flash,
        done,
        state,
        shown: { counts, picture: categoryPicture(totals) },
      },
      items.map((app) => ({
        ...toAppCard(app),
        ...(installed.has(app.id) && { isInstalled: installedText(installed.get(app.id)) }),
      })),
      context,
    ),
  );
}

export const action = (args: ActionFunctionArgs) => answerMarketplaceAction(args);

/** After a refusal too, which Remix would not do: the card that says so needs its data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || actionStatus !== undefined;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.marketplace_title),
  ...canonical(
    matches,
    `${paths.marketplace}${data ? listQuery(data.state, MARKETPLACE_LIST) : ""}`,
  ),
];

export default function MarketplaceScreen() {
  const answer = useActionData<typeof action>();
  const { state, shown, cards, done } = useLoaderData<typeof loader>();
  return (
    <>
      <Marketplace state={state} {...shown} cards={useUnpacked(cards)} />
      {(done || answer) && (
        <Suspense>
          <MarketplaceAnswer result={answer} done={done} />
        </Suspense>
      )}
    </>
  );
}
