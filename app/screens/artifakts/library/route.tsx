import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { formatMxn } from "#domain/money/money.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/lists/empty-state.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { useLangOf } from "#app/ui/cards/item-card.tsx";
import { localDay } from "#app/presenters/local-date.server.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { listLibrary, listMade } from "#db/queries/artifakts/artifakt-trade.ts";

/** More than anybody reads at once. */
const LISTED = 200;

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const [owned, made] = await Promise.all([
    listLibrary(db, personId, LISTED),
    listMade(db, personId, LISTED),
  ]);
  return withFlash(request, {
    flash: readFlash(request, "library"),
    owned: owned.map(({ acquiredAt, price, version: _, isReviewed: __, type: ___, ...item }) => ({
      ...item,
      shownPrice: price > 0 ? formatMxn(price) : "",
      day: localDay(acquiredAt),
    })),
    made: made.map(({ price, type: _, ...item }) => ({
      ...item,
      shownPrice: price > 0 ? formatMxn(price) : "",
    })),
  });
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.money_library_title),
  { name: "robots", content: "noindex" },
];

/** What one owns, to be downloaded for good, and what one made. */
export default function Library() {
  const lang = useLang();
  const { owned, made, flash } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-200 flex flex-col gap-4">
      <ScreenHeading title={m.money_library_title({}, lang)} text={m.money_library_text({}, lang)}>
        <Link to={`${paths.create}?tipo=artifakt`} className="btn-primary">
          {m.money_library_upload({}, lang)}
        </Link>
      </ScreenHeading>
      {flash?.code === "deleted" && <Notice tone="good">{m.money_deleted({}, lang)}</Notice>}
      {owned.length === 0 ? (
        <EmptyState
          icon="i-lucide-download"
          title={m.money_library_empty({}, lang)}
          text={m.money_library_empty_text({}, lang)}
        >
          <Link to={paths.artifakts} className="btn-primary mt-2">
            {m.money_library_browse({}, lang)}
          </Link>
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line">
          {owned.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-3 p-4">
              <div className="flex-1 basis-60">
                <ItemName id={item.id} name={item.name} language={item.language} />
                <p className="text-sm text-ink-soft">
                  {item.creator} ·{" "}
                  {item.shownPrice ? `${item.shownPrice} MXN` : m.cards_free({}, lang)} ·{" "}
                  <time dateTime={item.day.iso}>{item.day.text[lang.locale]}</time>
                </p>
              </div>
              <Link to={paths.artifaktFile(item.id)} reloadDocument className="btn">
                <span className="i-lucide-download" aria-hidden="true" />
                {m.money_library_get({}, lang)}
                <span className="sr-only">{item.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {made.length > 0 && (
        <>
          <h2 className="text-xl font-800">{m.money_made({}, lang)}</h2>
          <ul className="card divide-y divide-line">
            {made.map((item) => (
              <li key={item.id} className="flex flex-wrap items-center gap-3 p-4">
                <div className="flex-1 basis-60">
                  <ItemName id={item.id} name={item.name} language={item.language} />
                  <p className="text-sm text-ink-soft">
                    {PUBLICATION_NAMES[item.publication]({}, lang)} ·{" "}
                    {item.shownPrice ? `${item.shownPrice} MXN` : m.cards_free({}, lang)} ·{" "}
                    {m.money_owner_count({ count: item.ownerCount }, lang)}
                  </p>
                </div>
                <Link to={paths.artifaktManage(item.id)} className="btn">
                  {m.money_library_manage({}, lang)}
                  <span className="sr-only">{item.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const PUBLICATION_NAMES = {
  draft: m.money_library_draft,
  published: m.money_library_published,
  retired: m.money_library_retired,
} as const;

function ItemName({
  id,
  name,
  language,
}: {
  id: string;
  name: string;
  language: "es" | "en" | "pt";
}) {
  return (
    <Link to={paths.artifakt(id)} lang={useLangOf(language)} className="font-700 hover:underline">
      {name}
    </Link>
  );
}
