import { portalQuery, type PortalState } from "#domain/shop/portal-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { AppTile } from "./app-tile.tsx";
import { STATUS_NAMES, TYPE_NAMES } from "./app-words.ts";
import type { AppItem, Look, PortalItem } from "./portal-cards.server.ts";
import { PremiumStar } from "./premium-star.tsx";
import { useContentLang } from "./use-content-lang.ts";

/** The card of a portal: a drawing, its type and status, and its first apps. */
export function PortalCard({ portal, state }: { portal: PortalItem; state: PortalState }) {
  const lang = useLang();
  const contentLang = useContentLang();
  const { id, name, description, textLang, icon, kind, drawing, type, status, apps, moreCount } =
    portal;
  return (
    <li id={id} className={`kind-${kind} card overflow-hidden`}>
      <div className="relative">
        <Tile drawing={drawing} className="cover w-full h-20 bg-tint text-kind" />
        <span className="absolute left-3 bottom-0 px-2 pt-2 bg-surface rounded-t-full">
          <AppTile look={portal} icon={icon} name={name} className="w-12 h-14 rounded-t-full" />
        </span>
        <span className="absolute right-3 top-3 flex gap-2">
          <span className="pin">
            {type === "premium" && <PremiumStar />}
            {TYPE_NAMES[type]({}, lang)}
          </span>
          <span className="pin text-kind">
            {status === "active" ? m.portals_active({}, lang) : status}
          </span>
        </span>
      </div>
      <div className="p-3">
        <h2 className="px-1 text-lg font-700" lang={contentLang}>
          {name}
        </h2>
        <p className="px-1 text-sm text-ink-soft" lang={textLang}>
          {description}
        </p>
        <ul className="grid grid-cols-2 pt-3">
          {apps.map((app) => (
            <PortalApp key={app.id} look={portal} app={app} />
          ))}
        </ul>
        {moreCount > 0 && (
          <Link
            to={`${paths.portals}${portalQuery({ ...state, more: id })}#${id}`}
            preventScrollReset
            className="nav-link px-1 text-sm font-600 text-accent"
          >
            {m.portals_see_more({ count: moreCount }, lang)}
          </Link>
        )}
      </div>
    </li>
  );
}

function PortalApp({ look, app }: { look: Look; app: AppItem }) {
  const lang = useLang();
  return (
    <li>
      <Link
        to={`${paths.portals}${portalQuery({ tab: "launchpad", app: app.id })}`}
        className="nav-link px-1 py-1"
      >
        <AppTile
          look={look}
          icon={app.icon}
          name={app.name}
          isHollow={app.status === "coming-soon"}
          className="w-8 h-8 rounded-control"
        />
        <b className="text-sm leading-tight" lang={useContentLang()}>
          {app.name}
          {app.isPremium && <PremiumStar isSpoken />}
          {app.status && (
            <span className="block font-400" lang={lang.locale}>
              {STATUS_NAMES[app.status]({}, lang)}
            </span>
          )}
        </b>
      </Link>
    </li>
  );
}
