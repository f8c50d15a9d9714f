import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import {
  parsePortalState,
  PORTAL_TABS,
  portalQuery,
  type PortalState,
} from "#domain/shop/portal-list.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import {
  listPortalApps,
  listPortalHoldings,
  listPortals,
  listSuites,
} from "#db/queries/shop/portals.ts";
import { Gateway } from "./gateway.tsx";
import { Launchpad } from "./launchpad.tsx";
import {
  toLaunchpad,
  toPortal,
  toSuite,
  type Launchpad as LaunchpadData,
  type PortalItem,
  type SuiteItem,
} from "./portal-cards.server.ts";
import { answerPortalsAction } from "./portals-action.server.ts";
import { Suites } from "./suites.tsx";

/** Lazy: needed only after a form was submitted. */
const PortalsAnswer = lazy(async () => ({
  default: (await import("./portals-answer.tsx")).PortalsAnswer,
}));

/** The data of the open tab only. */
type TabData =
  | { tab: "gateway"; portals: PortalItem[] }
  | ({ tab: "launchpad" } & LaunchpadData)
  | { tab: "suites"; suites: SuiteItem[] };

export async function loader({ request }: LoaderFunctionArgs) {
  const state = parsePortalState(new URL(request.url).searchParams);
  const { personId, isVisitor } = await findViewer(request);
  const [toShown, holdings] = await Promise.all([
    loadTab(state, requestLang(request).locale),
    isVisitor ? undefined : listPortalHoldings(db, personId),
  ]);
  const isHeld = (id: string) =>
    holdings !== undefined &&
    (holdings.direct.includes(id) || holdings.withSuite.some(({ appId }) => appId === id));
  const shown = toShown(isHeld);
  // Only the open app's sheet says which suite installed it.
  const withSuite = holdings?.withSuite.filter(({ appId }) => appId === state.app) ?? [];
  return { state, shown, holdings: holdings && { ...holdings, withSuite } };
}

/** Loads the open tab. @returns makes its data, which depends on what the viewer has */
async function loadTab(
  state: PortalState,
  locale: Locale,
): Promise<(isHeld: (id: string) => boolean) => TabData> {
  const { tab } = state;
  switch (tab) {
    case "gateway": {
      const rows = await listPortals(db, state);
      return () => ({
        tab,
        portals: rows.map((portal) => toPortal(portal, state.more, locale)),
      });
    }
    case "launchpad": {
      const rows = await listPortalApps(db);
      return (isHeld) => ({ tab, ...toLaunchpad(rows, state.app, locale, isHeld) });
    }
    case "suites": {
      const rows = await listSuites(db);
      return () => ({ tab, suites: rows.map((suite) => toSuite(suite, locale)) });
    }
  }
}

export const action = (args: ActionFunctionArgs) => answerPortalsAction(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, m.portals_title),
  ...canonical(
    matches,
    `${paths.portals}${loaded ? portalQuery({ ...loaded.state, app: "", more: "" }) : ""}`,
  ),
];

export default function Portals() {
  const lang = useLang();
  const { state, holdings, ...loaded } = useLoaderData<typeof loader>();
  const shown = loaded.shown;
  const answer = useActionData<typeof action>();
  const names = {
    gateway: m.portals_tab_gateway({}, lang),
    launchpad: m.portals_tab_launchpad({}, lang),
    suites: m.portals_tab_suites({}, lang),
  };
  return (
    <>
      <ScreenHeading title={m.portals_title({}, lang)} text={m.portals_subtitle({}, lang)} />
      <nav aria-label={m.portals_views({}, lang)} className="card flex gap-1 p-1 mb-4">
        {PORTAL_TABS.map((tab) => (
          <Link
            key={tab}
            to={`${paths.portals}${portalQuery({ tab })}`}
            preventScrollReset
            aria-current={tab === state.tab ? "page" : undefined}
            className="nav-link flex-1 justify-center"
          >
            {names[tab]}
          </Link>
        ))}
      </nav>
      {shown.tab === "gateway" && <Gateway state={state} portals={shown.portals} />}
      {shown.tab === "launchpad" && (
        <Launchpad {...shown} holdings={holdings}>
          {answer && (
            <Suspense>
              <PortalsAnswer result={answer} />
            </Suspense>
          )}
        </Launchpad>
      )}
      {shown.tab === "suites" && (
        <Suites suites={shown.suites} held={holdings?.suites}>
          {answer && (
            <Suspense>
              <PortalsAnswer result={answer} />
            </Suspense>
          )}
        </Suites>
      )}
    </>
  );
}
