import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { localDay } from "#app/presenters/local-date.server.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { findPublishedLayout } from "#db/queries/studio/builder.ts";
import { PageBlock } from "./page-block.tsx";

/** A layout published from the builder, public for everyone with its address. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  const page = id === undefined ? undefined : await findPublishedLayout(db, id);
  // Validated again: an old layout may not meet the current schema of blocks.
  const blocks = page && parseBlocks(page.blocks);
  if (!page || !blocks) throw data(null, { status: 404 });
  const inReadingOrder = [...blocks].sort(
    ({ position: a }, { position: b }) => a.y - b.y || a.x - b.x,
  );
  return { owner: page.owner, publishedOn: localDay(page.publishedAt), blocks: inReadingOrder };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  ...pageTitle(matches, (_, lang) => m.builder_page_title({ name: page?.owner ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

/** A published layout: positioned on the canvas on wide screens, else a list of its blocks. */
export default function LayoutPage() {
  const lang = useLang();
  const { owner, publishedOn, blocks } = useLoaderData<typeof loader>();
  return (
    <div className="min-h-screen flex flex-col items-center gap-4 p-4">
      <header className="w-full max-w-200">
        <h1 className="text-2xl font-800 break-words">
          {m.builder_page_title({ name: owner }, lang)}
        </h1>
        <p className="text-sm text-ink-soft">
          <LocalTime time={publishedOn} />
        </p>
      </header>
      <main className="w-full max-w-200">
        {blocks.length === 0 && <p className="card p-4">{m.builder_page_empty({}, lang)}</p>}
        <ul className="flex flex-col gap-3 lg:block lg:relative lg:h-200">
          {blocks.map((block) => (
            <PageBlock key={block.id} block={block} />
          ))}
        </ul>
      </main>
      <footer className="mt-auto pt-4">
        <a href={paths.home} className="inline-flex items-center min-h-11 text-accent font-600">
          {m.builder_page_made({}, lang)}
        </a>
      </footer>
    </div>
  );
}
