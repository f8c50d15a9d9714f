import { creationAddress } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { WordDiff, type DiffPart } from "#app/ui/text/word-diff.tsx";

/** Two answers of a creation, formatted for the page. */
export interface ShownComparison {
  /** Numbers of the answers, the earlier one first. */
  versions: readonly [number, number];
  /** Numbers of all answers that can be compared. */
  choices: readonly number[];
  /** Null: pictures or pages, which are shown beside each other. */
  parts: readonly DiffPart[] | null;
}

/** Changes between two answers of a creation, word by word. */
export function Comparison({
  creationId,
  comparison: { versions, choices, parts },
}: {
  creationId: string;
  comparison: ShownComparison;
}) {
  const lang = useLang();
  const [before, after] = versions;
  const isSame = parts?.every(({ kind }) => kind === "same");
  const select = (name: string, label: string, chosen: number) => (
    <label className="flex items-center gap-2">
      <span className="font-600">{label}</span>
      <select name={name} defaultValue={chosen} className="field select w-auto">
        {choices.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
  return (
    <section aria-labelledby="compared" className="flex flex-col gap-4">
      <h3 id="compared" className="text-lg font-800">
        {m.creator_compared({ before, after }, lang)}
      </h3>
      {parts ? (
        <div className="card p-4 whitespace-pre-wrap break-words max-w-160">
          {isSame ? m.creator_compared_same({}, lang) : <WordDiff parts={parts} />}
        </div>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {versions.map((version) => (
            <figure key={version} className="card p-3 flex flex-col gap-2">
              <img
                src={paths.creationFile(creationId, `${version}.svg`)}
                alt=""
                className="w-full h-auto rounded-control"
              />
              <figcaption>{m.creator_turn({ version }, lang)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <form action={paths.creator} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="creation" value={creationId} />
        {select("compare", m.creator_compare_from({}, lang), before)}
        {select("with", m.creator_compare_to({}, lang), after)}
        <button className="btn">{m.creator_compare({}, lang)}</button>
      </form>
      <Link to={creationAddress(creationId)} className="btn self-start">
        {m.creator_compare_back({}, lang)}
      </Link>
    </section>
  );
}
