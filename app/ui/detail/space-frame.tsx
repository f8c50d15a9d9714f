import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

const TABS = [
  { key: "threads", name: m.inside_threads },
  {
    key: "documents",
    name: m.inside_documents,
  },
  { key: "tasks", name: m.inside_tasks },
  { key: "agentiks", name: m.inside_agentiks },
  { key: "members", name: m.inside_members },
  { key: "about", name: m.inside_about },
] as const;

export type SpaceTab = (typeof TABS)[number]["key"];

/**
 * The frame of all screens of a space: its name, and its tabs as links.
 *
 * @param strip the name on the space's tiles (item-strip.tsx), for screens with room for their CSS
 */
export function SpaceFrame({
  space,
  current,
  strip,
  children,
}: {
  space: { id: string; name: string; language: ContentLanguage; isSample: boolean };
  current: SpaceTab;
  strip?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="kind-space flex flex-col gap-4">
      <div className="card overflow-hidden">
        {strip ?? (
          <h1 className="px-4 py-2.5 text-lg font-800 truncate" lang={space.language}>
            {space.name}
            <SampleBadge {...space} />
          </h1>
        )}
        <SpaceTabs spaceId={space.id} current={current} />
      </div>
      {children}
    </div>
  );
}

/** Beside a space's name: that it is an example. */
export function SampleBadge({ isSample }: { isSample: boolean }) {
  const lang = useLang();
  return isSample && <span className="badge ml-3">{m.shell_example({}, lang)}</span>;
}

/** Scrolls the row of tabs to this one when the page opens, where the browser knows how. */
const IN_VIEW = { ["scrollInitialTarget" as string]: "nearest" };

/** The screens of a space as links. */
function SpaceTabs({ spaceId, current }: { spaceId: string; current: SpaceTab }) {
  const lang = useLang();
  return (
    <nav aria-label={m.inside_tabs({}, lang)} className="flex gap-1 p-1 overflow-x-auto">
      {TABS.map(({ key, name }) => (
        <Link
          key={key}
          to={key === "threads" ? paths.space(spaceId) : paths.spacePart(spaceId, key)}
          aria-current={key === current ? "page" : undefined}
          style={key === current ? IN_VIEW : undefined}
          className="nav-link shrink-0 lg:flex-1 justify-center"
        >
          {name({}, lang)}
        </Link>
      ))}
    </nav>
  );
}
