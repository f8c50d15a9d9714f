import { CREATION_KINDS, type CreationKind } from "#domain/studio/creations.ts";
import { promptAddress } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { KINDS } from "./kinds.ts";

/** The example prompts of each column. */
const EXAMPLES: Record<CreationKind, readonly (typeof m.creator_text_late)[]> = {
  text: [m.creator_text_late, m.creator_text_menu, m.creator_text_news],
  code: [m.creator_code_tips, m.creator_code_stock, m.creator_code_booking],
  images: [m.creator_images_brunch, m.creator_images_salsa, m.creator_images_icons],
  ui: [m.creator_ui_booking, m.creator_ui_sales, m.creator_ui_loyalty],
};

/** Index of the tile drawing of each column. */
const DRAWINGS: Record<CreationKind, number> = { text: 4, code: 2, images: 5, ui: 3 };

/**
 * Four columns of example prompts. A click fills the input and focuses it, but does not send; without
 * JavaScript the link's URL fills the input.
 */
export function ExamplePrompts({
  isCalm,
}: {
  /** Fewer and wider columns (easy mode). */
  isCalm: boolean;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="mb-2 text-xl font-800">
        {m.creator_examples({}, lang)}
      </h2>
      <div className={`grid gap-3 sm:grid-cols-2 ${isCalm ? "" : "lg:grid-cols-4"}`}>
        {CREATION_KINDS.map((kind) => (
          <section key={kind} aria-labelledby={kind} className="kind-offer card overflow-hidden">
            <Awning drawing={DRAWINGS[kind]} />
            <h3 id={kind} className="flex items-center gap-2 px-3 py-2 font-700">
              <span className={`${KINDS[kind].icon} text-accent`} aria-hidden="true" />
              {KINDS[kind].name({}, lang)}
            </h3>
            <ul className="divide-y divide-line">
              {EXAMPLES[kind].map((message) => {
                const prompt = message({}, lang);
                return (
                  <li key={prompt}>
                    <Link
                      to={promptAddress(prompt, kind)}
                      className={`block px-3 py-2 min-h-11 outline-offset-[-3px] scroll-mb-60 hover:bg-raised ${isCalm ? "" : "text-sm"}`}
                    >
                      {prompt}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Decorative strip of tiles above a column. */
function Awning({ drawing }: { drawing: number }) {
  return <Tile drawing={drawing} className="w-full h-6 cover bg-tint text-kind" />;
}
