import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * Conflict: another version was saved since this draft was started. Nothing is overwritten; the user
 * chooses which one to keep. The forms work without JavaScript.
 *
 * @param latest the newest version
 */
export function Conflict({ latest }: { latest: number }) {
  const lang = useLang();
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="card flex flex-col gap-3 p-4 mb-3 border-danger"
    >
      <h2 id="conflict" className="text-lg font-800">
        {m.builder_stale_title({}, lang)}
      </h2>
      <p>{m.builder_stale({ version: latest }, lang)}</p>
      <div className="flex flex-wrap gap-3">
        <form method="post" action={paths.builder}>
          <input type="hidden" name="base" value={latest} />
          <button name="intent" value="save" className="btn-primary">
            {m.builder_stale_mine({}, lang)}
          </button>
        </form>
        <form method="post" action={paths.builder}>
          <button name="intent" value="take" className="btn">
            {m.builder_stale_theirs({ version: latest }, lang)}
          </button>
        </form>
        <a href={paths.builderVersions} className="btn">
          {m.builder_versions({}, lang)}
        </a>
      </div>
    </section>
  );
}
