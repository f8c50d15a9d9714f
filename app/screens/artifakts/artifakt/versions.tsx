import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

/** A version of an artifakt's file, formatted for the page. */
export interface ShownVersion {
  version: number;
  /** Kind and size of the file: "PDF · 163 KB". */
  facts: string;
  /** In the artifakt's language; empty for nothing. */
  notes: string;
  day: LocalTimeText;
}

/** The versions of an artifakt's file, the newest first, with what is new in each. */
export function Versions({
  versions,
  notesLang,
}: {
  versions: readonly ShownVersion[];
  notesLang: string | undefined;
}) {
  const lang = useLang();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="flex flex-col gap-3">
      <h2 id="versions" className="text-xl font-700">
        {m.artifakts_versions({}, lang)}
      </h2>
      <ul className="card divide-y divide-line">
        {versions.map(({ version, facts, notes, day }) => (
          <li key={version} className="p-4">
            <p className="flex flex-wrap gap-x-3">
              <b>{m.artifakts_version({ version }, lang)}</b>
              <span className="text-ink-soft tabular">
                {facts} · <LocalTime time={day} />
              </span>
            </p>
            {notes && (
              <p className="whitespace-pre-line" lang={notesLang}>
                {notes}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
