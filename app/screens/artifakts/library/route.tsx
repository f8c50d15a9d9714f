import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { PAGE_SIZE } from "#domain/lists/list-state.ts";
import {
  parsePage,
  parseSection,
  THING_SECTIONS,
  THINGS_AT_FIRST,
  type ThingSection,
} from "#domain/lists/my-things.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { SearchForm } from "#app/ui/lists/search-form.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { findThings } from "#db/queries/artifakts/my-things.ts";
import { toShownSections } from "./shown-things.server.ts";
import { SECTION_NAMES, ThingList } from "./thing-list.tsx";

/**
 * `?section=` is one section, 24 a page; without it each section has its newest five. `?q=` searches all of
 * it.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 100);
  const only = parseSection(searchParams.get("section"));
  const page = only ? parsePage(searchParams.get("page")) : 1;
  const { personId, isVisitor } = await findViewer(request);
  const found = await findThings(db, personId, {
    only,
    limit: only ? PAGE_SIZE : THINGS_AT_FIRST,
    offset: (page - 1) * PAGE_SIZE,
    q,
    locale: requestLang(request).locale,
  });
  return withFlash(request, {
    flash: readFlash(request, "library"),
    q,
    only,
    page,
    totals: THING_SECTIONS.map((section) => found.totals.get(section) ?? 0),
    // A search shows only the sections with results.
    sections: toShownSections(found, only, isVisitor)
      .filter(({ total }) => q === "" || total > 0)
      .sort(filledFirst),
    hasNext: only !== undefined && page * PAGE_SIZE < (found.totals.get(only) ?? 0),
  });
}

/** Sections with items come before empty ones. */
const filledFirst = (one: { total: number }, other: { total: number }): number =>
  Number(other.total > 0) - Number(one.total > 0);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.money_library_title),
  { name: "robots", content: "noindex" },
];

function addressOf(q: string, section?: ThingSection, page = 1): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(section && { section }),
    ...(page > 1 && { page: String(page) }),
  });
  const query = params.toString();
  return `${paths.library}${query && "?"}${query}`;
}

/** Everything that the viewer has: apps, perks, artifakts, downloads and creations. */
export default function Library() {
  const lang = useLang();
  const { sections, totals, q, only, page, hasNext, flash } = useLoaderData<typeof loader>();
  const picturesLink = usePicturesLink();
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-6">
      <ScreenHeading title={m.money_library_title({}, lang)} text={m.money_library_text({}, lang)}>
        <Link to={`${paths.create}?tipo=artifakt`} className="btn-primary">
          {m.money_library_upload({}, lang)}
        </Link>
      </ScreenHeading>
      <FormAnswer
        result={undefined}
        done={flash?.code === "deleted" ? m.money_deleted({}, lang) : undefined}
      />
      <SearchForm
        action={paths.library}
        q={q}
        placeholder={m.artifakts_library_search({}, lang)}
        kept={only ? { section: only } : {}}
      />
      {q !== "" && sections.length === 0 && (
        <div role="status">
          <EmptyState icon="i-lucide-search-x" title={m.artifakts_library_none({}, lang)}>
            <Link to={addressOf("", only)} className="btn mt-2">
              {m.catalogue_clear({}, lang)}
            </Link>
          </EmptyState>
        </div>
      )}
      <nav
        aria-label={m.artifakts_library_sections({}, lang)}
        className="flex gap-2 overflow-x-auto sm:flex-wrap"
      >
        {[undefined, ...THING_SECTIONS].map((section) => (
          <Link
            key={section ?? "all"}
            to={addressOf(q, section)}
            aria-current={section === only ? "true" : undefined}
            className="chip"
          >
            {section
              ? `${SECTION_NAMES[section]({}, lang)} ${totals[THING_SECTIONS.indexOf(section)]}`
              : m.catalogue_all({}, lang)}
          </Link>
        ))}
      </nav>
      {sections.some(({ things }) => things.some(({ sheet }) => sheet)) && picturesLink}
      {sections.map((section) => (
        <ThingList
          key={section.section}
          section={section}
          all={!only && section.total > THINGS_AT_FIRST ? addressOf(q, section.section) : undefined}
        />
      ))}
      {only && (
        <nav
          aria-label={m.artifakts_library_paging({}, lang)}
          className="flex flex-wrap gap-3 justify-center"
        >
          {page > 1 && (
            <Link to={addressOf(q, only, page - 1)} rel="prev" className="btn">
              {m.catalogue_previous({}, lang)}
            </Link>
          )}
          {hasNext && (
            <Link to={addressOf(q, only, page + 1)} rel="next" className="btn min-w-48">
              {m.artifakts_library_next({}, lang)}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
