import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { portalQuery } from "#domain/shop/portal-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { AppTile } from "./app-tile.tsx";
import { STATUS_NAMES } from "./app-words.ts";
import type { SuiteItem } from "./portal-cards.server.ts";
import { useContentLang } from "./use-content-lang.ts";

/** The third tab of the portals: the suites, each with its apps. */
export function Suites({
  suites,
  held = [],
  children,
}: {
  suites: SuiteItem[];
  /** Ids of the suites that the viewer has installed; undefined for visitors. */
  held?: string[] | undefined;
  /** The result of the last form. */
  children: ReactNode;
}) {
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {suites.map((suite) => (
          <Suite key={suite.id} suite={suite} isHeld={held.includes(suite.id)} />
        ))}
      </ul>
      {children && (
        <div className="sticky z-10 bottom-20 lg:bottom-4 card bg-raised shadow-lg mt-4 p-4">
          {children}
        </div>
      )}
    </>
  );
}

function Suite({
  suite: { id, name, description, textLang, kind, shownRating, apps, note },
  isHeld,
}: {
  suite: SuiteItem;
  isHeld: boolean;
}) {
  const lang = useLang();
  const contentLang = useContentLang();
  return (
    <li id={id} className={`kind-${kind} card overflow-hidden flex flex-col`}>
      <ul className="grid grid-cols-3 gap-2 p-4 bg-tint">
        {apps.map((app) => (
          <li
            key={app.id}
            className="flex flex-col items-center gap-1 text-center text-sm font-600 leading-tight"
            lang={contentLang}
          >
            <AppTile
              look={app}
              icon={app.icon}
              name={app.name}
              isHollow={app.status === "coming-soon"}
              className="w-16 h-16 rounded-card"
            />
            {app.name}
            {app.status === "coming-soon" && (
              <span className="font-400 text-ink-soft" lang={lang.locale}>
                {STATUS_NAMES[app.status]({}, lang)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-col flex-1 gap-2 p-4">
        <h2 className="text-xl font-800" lang={contentLang}>
          {name}
        </h2>
        <p className="text-sm font-600 tabular">
          <span className="text-gold" aria-hidden="true">
            ★{" "}
          </span>
          <span className="sr-only">{m.portals_rating({}, lang)} </span>
          {shownRating} · {m.portals_app_count({ count: apps.length }, lang)}
        </p>
        <p className="text-ink-soft" lang={textLang}>
          {description}
        </p>
        {note && <p className="text-sm">{note}</p>}
        <Form
          method="post"
          action={`${paths.portals}${portalQuery({ tab: "suites" })}#${id}`}
          preventScrollReset
          className="mt-auto"
        >
          <input type="hidden" name="suite" value={id} />
          <button
            name="intent"
            value={isHeld ? "remove-suite" : "install-suite"}
            className="btn w-full"
          >
            {isHeld ? m.portals_uninstall({}, lang) : m.portals_install({}, lang)}
            <span className="sr-only" lang={contentLang}>
              {name}
            </span>
          </button>
        </Form>
      </div>
    </li>
  );
}
