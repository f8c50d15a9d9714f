import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";

export interface ShownVersion {
  version: number;
  /** Number of blocks. */
  count: number;
  titles: string[];
  savedAt: LocalTimeText;
  /** A public page shows it. */
  isPublic: boolean;
}

/** A version: a summary of its blocks, and its buttons. */
export function VersionRow({
  version: { version, count, titles, savedAt, isPublic },
  formKey,
  isNewest,
}: {
  version: ShownVersion;
  formKey: string;
  isNewest: boolean;
}) {
  const lang = useLang();
  const name = m.builder_version({ version }, lang);
  const named = (label: string) => `${label}: ${name}`;
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <div className="flex-1 min-w-60">
        <p className="flex flex-wrap items-center gap-2">
          <b>{name}</b>
          {isNewest && <span className="nav-badge">{m.builder_version_newest({}, lang)}</span>}
          {isPublic && <span className="nav-badge">{m.builder_version_public({}, lang)}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {m.builder_count({ count }, lang)} ·{" "}
          <time dateTime={savedAt.iso}>{savedAt.text[lang.locale]}</time>
        </p>
        {titles.length > 0 && <p className="text-sm break-words">{titles.join(" · ")}</p>}
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <FormKey value={formKey} />
        <input type="hidden" name="version" value={version} />
        {!isNewest && (
          <button
            name="intent"
            value="restore"
            aria-label={named(m.builder_restore({}, lang))}
            className="btn"
          >
            {m.builder_restore({}, lang)}
          </button>
        )}
        <Link
          to={`${studioPaths.pages}?version=${version}#new`}
          aria-label={named(m.builder_publish({}, lang))}
          className="btn"
        >
          {m.builder_publish({}, lang)}
        </Link>
        <a
          href={studioPaths.layoutFile(version)}
          download
          aria-label={named(m.builder_export({}, lang))}
          className="btn"
        >
          {m.builder_export({}, lang)}
        </a>
      </Form>
    </li>
  );
}
