import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { GALLERY_PAGE, SHEET } from "#domain/challenges/entries.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db } from "#db/connection/live-database.ts";
import { findGallery, listGallery } from "#db/queries/challenges/gallery.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer, partOf } from "#app/session/viewer.server.ts";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { sheetDigest } from "#app/presenters/sheet-digest.server.ts";
import { SheetCell } from "#app/ui/gallery/sheet-cell.tsx";
import { PageLinks } from "#app/ui/gallery/page-links.tsx";
import { pageLinks, pageOf } from "#app/screens/challenges/page-links.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const viewer = await findViewer(request);
  const page = pageOf(request);
  const [challenge, found] = await Promise.all([
    findGallery(db, id, { personId: viewer.personId, partOf: partOf(viewer) }),
    listGallery(db, id, partOf(viewer), page),
  ]);
  if (!challenge) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const entries = found.slice(0, GALLERY_PAGE);
  const pictured = entries.filter(({ hash }) => hash);
  const address = entryPaths.gallery(id);
  return {
    address,
    isPublic: challenge.shown > 0,
    title: m.entries_gallery_of({ challenge: challenge.name }, lang),
    language: challenge.language,
    text: challenge.isAwarded
      ? m.entries_gallery_text({}, lang)
      : m.entries_gallery_before({}, lang),
    back: { to: paths.challenge(id), text: m.entries_back({}, lang) },
    none: { title: m.entries_gallery_none({}, lang), text: m.entries_gallery_none_text({}, lang) },
    pages: pageLinks(
      {
        page,
        hasNext: found.length > GALLERY_PAGE,
        address,
        label: m.entries_gallery_pages({}, lang),
      },
      lang,
    ),
    sheet: sheetOf(entries, entryPaths.sheet(id, page, sheetDigest(entries))),
    entries: entries.map(({ id: entry, title, language, author, place, hash, alt, isShown }) => ({
      to: entryPaths.entry(entry),
      title,
      language,
      by: m.entries_by({ author }, lang),
      place: place === null ? "" : m.entries_place({ place }, lang),
      note: isShown ? "" : m.entries_private({}, lang),
      /** Index of the photograph on the sheet, from 0; undefined for an entry without one. */
      cell: hash ? pictured.findIndex((one) => one.id === entry) : undefined,
      alt: alt ?? "",
    })),
  };
}

/** The picture of all thumbnails, with its rows and columns. */
function sheetOf(entries: readonly { hash: string | null }[], src: string) {
  const count = entries.filter(({ hash }) => hash).length;
  const { columns } = SHEET;
  return { src, columns: Math.min(columns, count), rows: Math.ceil(count / columns) };
}
type Sheet = ReturnType<typeof sheetOf>;

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown
    ? [
        ...pageTitle(matches, () => shown.title),
        ...canonical(matches, shown.address),
        ...(shown.isPublic ? [] : [{ name: "robots", content: "noindex" }]),
      ]
    : [];

/** The entries of a challenge as a grid of pictures, winners first. */
export default function Gallery() {
  const { title, language, text, back, none, pages, sheet, entries } =
    useLoaderData<typeof loader>();
  const titleLang = useLangOf(language);
  const picturesLink = usePicturesLink();
  return (
    <div className="kind-challenge flex flex-col gap-5">
      <nav className="pt-2">
        <Link
          to={back.to}
          className="inline-flex items-center gap-1 min-h-11 text-accent font-600 hover:underline"
        >
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {back.text}
        </Link>
        <h1 className="text-2xl font-800 break-words" lang={titleLang}>
          {title}
        </h1>
        <p className="max-w-prose text-ink-soft">{text}</p>
      </nav>
      {entries.length > 0 && picturesLink}
      {entries.length === 0 ? (
        <EmptyState icon="i-lucide-image" {...none} />
      ) : (
        <ul className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-3">
          {entries.map((entry) => (
            <GalleryTile key={entry.to} entry={entry} sheet={sheet} />
          ))}
        </ul>
      )}
      <PageLinks pages={pages} />
    </div>
  );
}

type Tile = ReturnType<typeof useLoaderData<typeof loader>>["entries"][number];

/** One entry: all of the tile opens it. */
function GalleryTile({
  entry: { to, title, language, by, place, note, cell, alt },
  sheet,
}: {
  entry: Tile;
  sheet: Sheet;
}) {
  const lang = useLangOf(language);
  return (
    <li className="relative card overflow-hidden flex flex-col">
      <div className="relative aspect-4/3 overflow-hidden bg-tint grid place-items-center text-3xl text-kind">
        {cell !== undefined ? (
          <SheetCell sheet={sheet} cell={cell} alt={alt} />
        ) : (
          <span className="i-lucide-file-text" aria-hidden="true" />
        )}
      </div>
      <div className="flex flex-col gap-1 p-3">
        {place && <span className="pin self-start text-gold">{place}</span>}
        <h2 className="font-700 break-words" lang={lang}>
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft break-words">{by}</p>
        {note && <p className="text-sm font-600 text-ink-soft">{note}</p>}
      </div>
    </li>
  );
}
