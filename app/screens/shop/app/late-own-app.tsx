import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import { paths } from "#domain/addresses/paths.ts";
import { Notice } from "#app/ui/forms/notice.tsx";
import { PartList } from "#app/ui/kits/part-list.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownApp } from "./app-page.tsx";

type Own = NonNullable<ShownApp["own"]>;

/** A kit made by a person: its notice, long text, maker, and the link to report it. */
export function OwnAbout({ app: { id, textLang }, own }: { app: ShownApp; own: Own }) {
  const lang = useLang();
  return (
    <>
      {own.notice !== undefined && <Notice tone="note">{own.notice}</Notice>}
      {own.longText !== undefined && (
        <p
          className="whitespace-pre-line break-words"
          lang={textLang === lang.locale ? undefined : textLang}
        >
          {own.longText}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {m.ownkits_made_by({}, lang)}{" "}
        {own.isMine && (
          <Link to={kitPaths.ownKit(id)} className="underline">
            {m.ownkits_edit_own({}, lang)}
          </Link>
        )}
        {own.canReport && (
          <Link to={paths.report("kit", id)} className="underline">
            {m.report_link({}, lang)}
          </Link>
        )}
      </p>
    </>
  );
}

/** Update of a kit that a person made: what it adds, changes and leaves out, and may do besides. */
export function OwnUpdate({
  update,
  own,
}: {
  update: Exclude<ShownApp["update"], undefined>;
  own: Own;
}) {
  const lang = useLang();
  const { changed = [], gone = [], stays = [], mayAlso = [] } = own;
  return (
    <>
      <p className="font-600">
        {update.length > 0 ? m.kits_update_text({}, lang) : m.ownkits_update_nothing({}, lang)}
      </p>
      {update.length > 0 && <PartList parts={update} />}
      {changed.length > 0 && (
        <>
          <p className="font-600">{m.ownkits_update_changes({}, lang)}</p>
          <PartList parts={changed} />
        </>
      )}
      {gone.length > 0 && (
        <>
          <p className="font-600">{m.ownkits_update_leaves({}, lang)}</p>
          <PartList parts={gone} />
        </>
      )}
      <Lines title={m.ownkits_update_keeps_these({}, lang)} lines={stays} />
      <Lines title={m.ownkits_update_may({}, lang)} lines={mayAlso} />
      {changed.length + gone.length > 0 && (
        <p className="text-sm text-ink-soft">{m.ownkits_update_keeps({}, lang)}</p>
      )}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return lines.length > 0 ? (
    <div>
      <p className="font-600">{title}</p>
      <ul className="list-disc pl-5 break-words">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ) : null;
}
