import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { formatTotal } from "#domain/lists/counts.ts";
import { parseSearchRequest } from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { searchCatalogue } from "#db/queries/search/search.ts";
import { findPlazaScreens } from "#app/island/search/plaza-screens.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { GroupChips } from "./group-chips.tsx";
import { ScreenLinks } from "./screen-links.tsx";
import { findOwnSpaces } from "./own-spaces.server.ts";
import { OwnSpacesFound, SearchGroups } from "./search-groups.tsx";
import { toShownGroup } from "./shown-hits.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const search = parseSearchRequest(new URL(request.url).searchParams);
  const viewer = await findViewer(request);
  const { isVisitor, personId } = viewer;
  const [groups, own] = await Promise.all([
    searchCatalogue(db, search, new Date(), isVisitor ? undefined : personId),
    findOwnSpaces(search, viewer),
  ]);
  // One kind was asked for: its results alone.
  const screens = search.kind
    ? []
    : findPlazaScreens(search.q, { isVisitor }, requestLang(request));
  return { search, found: groups.map(toShownGroup), own, screens };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(
    matches,
    data?.search.q ? (_, lang) => m.search_title_for({ q: data.search.q }, lang) : m.search_title,
  ),
  { name: "robots", content: "noindex" },
];

/** Global search as a page: works without JavaScript, and lists every result. */
export default function Search() {
  const lang = useLang();
  const { search, found, own, screens } = useLoaderData<typeof loader>();
  const groups = found;
  const picturesLink = usePicturesLink();
  const totals = groups.map(({ total }) => total);
  // As the chips count them, the results are items; the rest is counted where it is all that was found.
  if (groups.every(({ total }) => total === 0)) totals.push(screens.length, own?.total ?? 0);
  const count = totals.reduce((sum, total) => sum + total, 0);
  return (
    <>
      <ScreenHeading title={m.search_title({}, lang)} />
      <Form
        key={search.q}
        action={paths.search}
        role="search"
        aria-label={m.search_field({}, lang)}
        data-hint={m.shell_search({}, lang)}
        className="search-hint relative flex gap-2 mb-4 max-w-160"
      >
        <input
          type="search"
          name="q"
          defaultValue={search.q}
          aria-label={m.search_field({}, lang)}
          placeholder={m.shell_search_placeholder({}, lang)}
          className="field flex-1 min-w-0"
        />
        <button className="btn-primary">
          <span className="i-lucide-search" aria-hidden="true" />
          <span className="max-sm:sr-only">{m.search_submit({}, lang)}</span>
        </button>
      </Form>
      {search.q && (
        <div className="flex flex-wrap items-center gap-2 mb-4">
          <GroupChips search={search} groups={groups} />
          <p role="status" className="ml-auto text-sm text-ink-soft tabular">
            {m.search_count({ count, shown: formatTotal(...totals), q: search.q }, lang)}
          </p>
        </div>
      )}
      {!search.q ? (
        <EmptyState
          icon="i-lucide-search"
          title={m.search_blank_title({}, lang)}
          text={m.search_blank({}, lang)}
        />
      ) : (
        <>
          {groups.some(({ hits }) => hits.some(({ sheet }) => sheet)) && picturesLink}
          {own && <OwnSpacesFound own={own} query={search.q} />}
          {screens.length > 0 && <ScreenLinks screens={screens} query={search.q} />}
          {((screens.length === 0 && !own) || groups.some(({ hits }) => hits.length > 0)) && (
            <SearchGroups search={search} groups={groups} />
          )}
          <p className="pt-4 text-center">
            <Link
              to={`${paths.spacesSearch}?${new URLSearchParams({ q: search.q }).toString()}`}
              className="btn"
            >
              <span className="i-lucide-messages-square" aria-hidden="true" />
              {m.search_inside_see({ q: search.q }, lang)}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
