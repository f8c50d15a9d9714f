import { paths } from "#domain/addresses/paths.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import {
  creationAddress,
  CREATOR_SETTINGS,
  FIND_MAX_CHARACTERS,
} from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { Link } from "#app/ui/links/link.tsx";
import { KINDS } from "./kinds.ts";

/** A creation in the list of recent ones. */
export interface ListedCreation {
  id: string;
  kind: CreationKind;
  title: string;
  /** Day on which it was sent; an example says so. */
  day: LocalText;
}

/**
 * Links to a new creation, the recent ones and the settings: a sidebar on wide screens, else a strip
 * that scrolls sideways.
 */
export function CreatorSidebar({
  recent,
  shownId,
  isSettings,
  find,
}: {
  recent: readonly ListedCreation[];
  /** Id of the shown creation, or null. */
  shownId: string | null;
  isSettings: boolean;
  /** The words that the listed creations were found by; empty for the recent ones. */
  find: string;
}) {
  const lang = useLang();
  return (
    <nav aria-label={m.creator_creations({}, lang)} className="flex flex-col gap-3">
      <div className="flex xl:flex-col gap-2">
        <Link to={paths.creator} className="btn flex-1 px-3">
          <span className="i-lucide-plus" aria-hidden="true" />
          {m.creator_new({}, lang)}
        </Link>
        <Link
          to={CREATOR_SETTINGS}
          aria-current={isSettings ? "true" : undefined}
          className="btn px-3 aria-[current=true]:bg-tint"
        >
          <span className="i-lucide-settings-2" aria-hidden="true" />
          {m.creator_settings({}, lang)}
        </Link>
      </div>
      {find === "" ? (
        <h2 className="hidden xl:block font-700">{m.creator_recent({}, lang)}</h2>
      ) : (
        <div>
          <h2 className="font-700 break-words">
            {m.creator_found({ count: recent.length, find }, lang)}
          </h2>
          <Link
            to={paths.creator}
            className="inline-flex items-center min-h-11 text-accent font-600"
          >
            {m.creator_find_end({}, lang)}
          </Link>
        </div>
      )}
      {recent.length === 0 && find === "" && (
        <p className="text-ink-soft">{m.creator_none({}, lang)}</p>
      )}
      <div className="flex xl:flex-col gap-2 overflow-x-auto">
        <ul className="flex xl:flex-col gap-2">
          {recent.map(({ id, kind, title, day }) => (
            <li key={id} className="shrink-0 max-w-64">
              <Link
                to={creationAddress(id)}
                aria-current={id === shownId ? "true" : undefined}
                className="flex gap-2 px-3 py-2 rounded-control bg-surface outline-offset-[-3px] hover:bg-raised aria-[current=true]:bg-tint"
              >
                <span className={`${KINDS[kind].icon} text-accent`} aria-hidden="true" />
                <span className="flex-1 min-w-0">
                  <span className="block truncate xl:whitespace-normal text-sm font-600">
                    {title}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {KINDS[kind].name({}, lang)} · {day[lang.locale]}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <FindForm find={find} />
      </div>
    </nav>
  );
}

/** Finds creations by words; an ordinary form, so that its results have an address. */
function FindForm({ find }: { find: string }) {
  const lang = useLang();
  return (
    <form action={paths.creator} role="search" className="flex gap-2 shrink-0 w-56 xl:w-auto">
      <input
        type="search"
        name="find"
        required
        defaultValue={find}
        maxLength={FIND_MAX_CHARACTERS}
        placeholder={m.creator_find_go({}, lang)}
        aria-label={m.creator_find({}, lang)}
        enterKeyHint="search"
        className="field min-w-0 flex-1"
      />
      <button aria-label={m.creator_find_go({}, lang)} className="btn">
        <span className="i-lucide-search" aria-hidden="true" />
      </button>
    </form>
  );
}
