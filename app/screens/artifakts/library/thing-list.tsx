import type { ContentLanguage, Publication } from "#domain/items/catalogue.ts";
import { coverLooks } from "#domain/items/cover.ts";
import type { ThingSection } from "#domain/lists/my-things.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover, CoverLooks } from "#app/ui/art/cover.tsx";
import { SheetPicture, type CoverSheet } from "#app/ui/art/sheet-picture.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** A thing, formatted for the page. */
export interface ShownThing {
  id: string;
  name: string;
  isExample: boolean;
  language: ContentLanguage | null;
  /** Address where it is opened or used. */
  to: string;
  /** Maker, developer or artist; may be empty. */
  by: string;
  /** Price with the currency's code; empty if it was free. */
  shownPrice: string;
  publication: Publication | null;
  ownerCount: number;
  day: LocalTimeText;
  /** Has the cover of an artifakt. */
  sheet?: CoverSheet;
  /** Address of the file of a bought artifakt. */
  file?: string;
  /** An app or a perk: a button opens it. */
  opens?: true;
  /** Address where a made artifakt is managed. */
  manage?: string;
}

export interface ShownSection {
  section: ThingSection;
  total: number;
  things: ShownThing[];
  /** For an empty section: where to get the first item. */
  firstFrom: string;
}

export const SECTION_NAMES = {
  apps: m.artifakts_library_apps,
  perks: m.artifakts_library_perks,
  bought: m.artifakts_library_bought,
  made: m.artifakts_library_made,
  downloads: m.artifakts_library_downloads,
  creations: m.artifakts_library_creations,
  pages: m.artifakts_library_pages,
} satisfies Record<ThingSection, unknown>;

/** Texts of an empty section: its purpose, and the first step. */
const FIRST_STEPS = {
  apps: { text: m.artifakts_library_no_apps, step: m.artifakts_library_first_app },
  perks: { text: m.artifakts_library_no_perks, step: m.artifakts_library_first_perk },
  bought: { text: m.artifakts_library_no_bought, step: m.artifakts_library_first_bought },
  made: { text: m.artifakts_library_no_made, step: m.artifakts_library_first_made },
  downloads: { text: m.artifakts_library_no_downloads, step: m.artifakts_library_first_download },
  creations: { text: m.artifakts_library_no_creations, step: m.artifakts_library_first_creation },
  pages: { text: m.artifakts_library_no_pages, step: m.artifakts_library_first_page },
} satisfies Record<ThingSection, unknown>;

const PUBLICATION_NAMES = {
  draft: m.money_library_draft,
  published: m.money_library_published,
  retired: m.money_library_retired,
} as const;

/** A section: its name with the number of things, and its things or what to do first. */
export function ThingList({
  section: { section, total, things, firstFrom },
  all,
}: {
  section: ShownSection;
  /** Address of the section on its own, if not all of its things are here. */
  all?: string | undefined;
}) {
  const lang = useLang();
  const { text, step } = FIRST_STEPS[section];
  const name = SECTION_NAMES[section]({}, lang);
  return (
    <section aria-labelledby={`${section}-title`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`${section}-title`} className="text-xl font-800">
          {name} <span className="badge tabular">{total}</span>
        </h2>
        {all && (
          <Link to={all} className="inline-flex items-center min-h-11 ml-auto text-accent font-600">
            {m.artifakts_library_see_all({}, lang)}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
      {total === 0 ? (
        <div className="card flex flex-wrap items-center gap-3 p-4">
          <p className="flex-1 basis-60 text-ink-soft">{text({}, lang)}</p>
          <Link to={firstFrom} className="btn">
            {step({}, lang)}
          </Link>
        </div>
      ) : (
        <ul className="card divide-y divide-line">
          <CoverLooks.Provider value={coverLooks(things)}>
            {things.map((thing) => (
              <ThingRow key={thing.id} thing={thing} section={section} />
            ))}
          </CoverLooks.Provider>
        </ul>
      )}
    </section>
  );
}

function ThingRow({ thing, section }: { thing: ShownThing; section: ThingSection }) {
  const lang = useLang();
  const { name, isExample, language, to, by, shownPrice, publication, ownerCount, day } = thing;
  const { id, sheet, file, manage, opens } = thing;
  const isArtifakt = section === "bought" || section === "made";
  const facts = [
    isExample && m.shell_example({}, lang),
    by,
    publication && PUBLICATION_NAMES[publication]({}, lang),
    isArtifakt && (shownPrice || m.cards_free({}, lang)),
    section === "made" && m.money_owner_count({ count: ownerCount }, lang),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      {isArtifakt && (
        <Cover kind="artifakt" id={id} className="w-18 h-13.5 rounded-control">
          {sheet && <SheetPicture sheet={sheet} id={id} />}
        </Cover>
      )}
      <div className="flex-1 basis-40">
        <Link
          to={to}
          lang={language && language !== lang.locale ? language : undefined}
          className="font-700 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          {facts.length > 0 && `${facts.join(" · ")} · `}
          <LocalTime time={day} />
        </p>
      </div>
      {opens && (
        <Link to={to} className="btn">
          {m.kits_open({}, lang)}
          <span className="sr-only">{name}</span>
        </Link>
      )}
      {file && (
        <Link to={file} reloadDocument className="btn">
          <span className="i-lucide-download" aria-hidden="true" />
          {m.money_library_get({}, lang)}
          <span className="sr-only">{name}</span>
        </Link>
      )}
      {manage && (
        <Link to={manage} className="btn">
          {m.money_library_manage({}, lang)}
          <span className="sr-only">{name}</span>
        </Link>
      )}
    </li>
  );
}
