import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { portalQuery } from "#domain/shop/portal-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { AppTile } from "./app-tile.tsx";
import { STATUS_NAMES, TYPE_NAMES } from "./app-words.ts";
import type { AppItem, Launchpad as LaunchpadData, Look, OpenApp } from "./portal-cards.server.ts";
import { PremiumStar } from "./premium-star.tsx";
import { useContentLang } from "./use-content-lang.ts";

/**
 * The tab with all apps of all portals, up to eight in a row. The opened app is shown in a sheet at
 * the bottom of the window, over the grid.
 */
export function Launchpad({
  portals,
  open,
  holdings,
  children,
}: LaunchpadData & {
  /** Apps that the viewer has installed or awaits; undefined for visitors. */
  holdings: Holdings | undefined;
  /** The result of the last form. */
  children: ReactNode;
}) {
  const lang = useLang();
  const count = portals.reduce((sum, { apps }) => sum + apps.length, 0);
  return (
    <>
      <p className="text-sm text-ink-soft tabular">{m.portals_app_count({ count }, lang)}</p>
      <ul className="grid grid-cols-3 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-8 gap-2 py-3">
        {portals.flatMap((portal) =>
          portal.apps.map((app) => (
            <LaunchpadApp key={app.id} look={portal} app={app} isOpen={app.id === open?.id} />
          )),
        )}
      </ul>
      <div role="status" className="sticky z-10 bottom-20 lg:bottom-4">
        {open && (
          <AppSheet app={open} holdings={holdings}>
            {children}
          </AppSheet>
        )}
      </div>
    </>
  );
}

function LaunchpadApp({ look, app, isOpen }: { look: Look; app: AppItem; isOpen: boolean }) {
  const lang = useLang();
  return (
    <li>
      <Link
        to={`${paths.portals}${portalQuery({ tab: "launchpad", app: app.id })}`}
        preventScrollReset
        replace
        aria-current={isOpen ? "true" : undefined}
        className="relative h-full flex flex-col items-center gap-1 px-1 py-3 rounded-card text-center text-sm hover:bg-raised aria-[current=true]:bg-raised"
      >
        <AppTile
          look={look}
          icon={app.icon}
          name={app.name}
          isHollow={app.status === "coming-soon"}
          className="w-16 h-16 rounded-card"
        />
        <span className="font-600 leading-tight" lang={useContentLang()}>
          {app.name}
        </span>
        <span className="text-ink-soft">{STATUS_NAMES[app.status ?? "available"]({}, lang)}</span>
        {app.isPremium && (
          <span className="pin absolute top-1 left-1/2 ml-4 px-0 leading-5">
            <PremiumStar isSpoken />
          </span>
        )}
      </Link>
    </li>
  );
}

interface Holdings {
  direct: string[];
  withSuite: { appId: string; suiteId: string; suite: string }[];
  awaited: string[];
}

/**
 * The opened app: description, state, and its one button. An app installed by a suite can only be
 * removed with the suite, so a link to the suite replaces the button.
 */

function AppSheet({
  app,
  holdings,
  children,
}: {
  app: OpenApp;
  holdings: Holdings | undefined;
  children: ReactNode;
}) {
  const lang = useLang();
  const contentLang = useContentLang();
  const isOpenYet = app.status !== "coming-soon";
  const suite = holdings?.withSuite.find(({ appId }) => appId === app.id);
  const isDirect = holdings?.direct.includes(app.id) ?? false;
  const isAwaited = holdings?.awaited.includes(app.id) ?? false;
  const intent = isDirect ? "uninstall-app" : isOpenYet ? "install-app" : "await-app";
  const label = isDirect
    ? m.portals_uninstall({}, lang)
    : isOpenYet
      ? m.portals_install({}, lang)
      : m.portals_await({}, lang);
  return (
    <section className="card bg-raised shadow-lg flex flex-wrap items-center gap-3 p-4">
      <AppTile look={app} icon={app.icon} name={app.name} className="w-16 h-16 rounded-card" />
      <div className="flex-1 basis-48">
        <h2 className="text-lg font-700" lang={contentLang}>
          {app.name}
        </h2>
        <p className="text-sm" lang={app.textLang}>
          {app.description}
        </p>
        <p className="text-sm text-ink-soft">
          {m.portals_of({ portal: app.portal }, lang)} ·{" "}
          {TYPE_NAMES[app.isPremium ? "premium" : "free"]({}, lang)} ·{" "}
          {STATUS_NAMES[app.status ?? "available"]({}, lang)}
        </p>
        {(isDirect || suite) && (
          <p className="font-600 text-success">
            {isDirect || !suite
              ? m.portals_installed({}, lang)
              : m.portals_installed_with({ suite: suite.suite }, lang)}
          </p>
        )}
        {!isOpenYet && (
          <p className="text-sm font-600">{isAwaited ? m.portals_awaiting({}, lang) : app.soon}</p>
        )}
        {children}
      </div>
      {suite && !isDirect ? (
        <Link
          to={`${paths.portals}${portalQuery({ tab: "suites" })}#${suite.suiteId}`}
          className="btn"
        >
          {m.portals_see_suite({}, lang)}
        </Link>
      ) : (
        !isAwaited && (
          <Form
            method="post"
            action={`${paths.portals}${portalQuery({ tab: "launchpad", app: app.id })}`}
            preventScrollReset
          >
            <input type="hidden" name="app" value={app.id} />
            <button name="intent" value={intent} className={isDirect ? "btn" : "btn-primary"}>
              {label}
            </button>
          </Form>
        )
      )}
      <Link to={paths.app(app.id)} className="btn">
        {app.more}
      </Link>
      <Link
        to={`${paths.portals}${portalQuery({ tab: "launchpad" })}`}
        preventScrollReset
        replace
        className="btn"
      >
        {m.portals_close({}, lang)}
      </Link>
    </section>
  );
}
