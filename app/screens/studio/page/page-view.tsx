import type { CSSProperties } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import type { LoadedPage } from "./loaded-page.ts";
import { PageBlock } from "./page-block.tsx";

/**
 * A business's page: its name in its colour, the blocks in a flow, and its WhatsApp within the thumb's
 * reach.
 */
export function PageView({
  page: { business, blocks, title, language, report },
}: {
  page: LoadedPage;
}) {
  const lang = useLang();
  const { colour, whatsApp } = business;
  return (
    <div
      className="@container min-h-screen flex flex-col bg-ground"
      // Tints, too, where a block has no colour of its own.
      style={{ "--brand": colour, "--kind": colour } as CSSProperties}
    >
      <PageHeader business={business} title={title} />
      <main id="main" className="w-full max-w-240 mx-auto px-4 py-6 @3xl:py-8 flex-1">
        <div
          lang={language === lang.locale ? undefined : language}
          className="grid grid-cols-1 @3xl:grid-cols-6 gap-4 @3xl:gap-6"
        >
          {blocks.map((block, place) => (
            <PageBlock key={block.id} block={block} place={place} />
          ))}
        </div>
      </main>
      {whatsApp && (
        // Sticky instead of fixed: a container of container queries holds fixed elements.
        <a
          href={whatsApp.link}
          rel="noreferrer"
          className="sticky z-2 bottom-3 mx-4 @3xl:mr-6 @3xl:ml-auto btn-shape justify-center gap-2 bg-[#0b6b3a] text-white font-700 shadow-lg"
        >
          <span className="i-lucide-message-circle" aria-hidden="true" />
          {m.pages_write({}, lang)}
        </a>
      )}
      <footer className="pt-4 pb-4 text-center text-sm text-ink-soft">
        {business.place && <p className="px-4 break-words">{business.place}</p>}
        <a href={paths.home} className="inline-flex items-center min-h-11">
          {m.pages_made({}, lang)}
        </a>
        {report && (
          <a href={report} rel="nofollow" className="ml-4 inline-flex items-center min-h-11">
            {m.pages_report({}, lang)}
          </a>
        )}
      </footer>
    </div>
  );
}

function PageHeader({ business, title }: { business: LoadedPage["business"]; title: string }) {
  const { name, logo, opening, place } = business;
  return (
    <header className="relative overflow-hidden bg-[var(--brand)] text-white [--focus:#fff]">
      <Tile
        drawing={[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 6}
        className="absolute inset-y-0 right-0 w-1/2 @3xl:w-2/5 opacity-15 [--cell:4rem] [mask-image:linear-gradient(90deg,#0000,#000)]"
      />
      <div className="relative max-w-240 mx-auto px-4 py-6 @3xl:py-10 flex items-center gap-4">
        <span className="w-16 h-16 @3xl:w-20 @3xl:h-20 shrink-0 rounded-card overflow-hidden bg-white text-[var(--brand)] flex items-center justify-center text-3xl font-800">
          {logo ? (
            <img src={logo} alt="" width={80} height={80} />
          ) : (
            <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
          )}
        </span>
        <div className="min-w-0">
          <h1 className="text-2xl @3xl:text-3xl font-800 break-words">{name}</h1>
          {title !== name && <p className="break-words">{title}</p>}
          <p className="flex flex-wrap items-center gap-x-2 text-sm @3xl:text-base">
            {opening && (
              <span className="flex items-center gap-2 font-600">
                <span
                  aria-hidden="true"
                  className={`w-2.5 h-2.5 rounded-full border-2 border-white ${opening.isOpen ? "bg-white" : ""}`}
                />
                {opening.text}
              </span>
            )}
            {opening && place && (
              <span aria-hidden="true" className="hidden @3xl:inline">
                ·
              </span>
            )}
            {place && <span className="break-words">{place}</span>}
          </p>
        </div>
      </div>
    </header>
  );
}
