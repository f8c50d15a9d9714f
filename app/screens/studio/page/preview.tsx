import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ShownPreview } from "./loaded-page.ts";

/**
 * A page before it is published, as it will be: as narrow as a phone, or as wide as a computer, which a phone
 * scrolls sideways. Above it what it is, and the ways on from there.
 */
export function Preview({ preview, children }: { preview: ShownPreview; children: ReactNode }) {
  const lang = useLang();
  const { version, width, isElsewhere, published, leftOut } = preview;
  if (version === 0) return <NothingSaved isElsewhere={isElsewhere} />;
  const address = studioPaths.pagePreview(version ?? "draft");
  const isPhone = width === "phone";
  return (
    <div className="min-h-screen bg-raised">
      <nav
        aria-label={m.pages_preview({}, lang)}
        className="flex flex-wrap items-center gap-2 px-4 py-2 border-b border-line bg-surface"
      >
        <p className="flex-1 basis-60">
          <strong className="font-800">
            {version === null
              ? m.pages_preview_draft({}, lang)
              : m.pages_preview_of({ version }, lang)}
          </strong>{" "}
          <span className="text-sm text-ink-soft">{m.pages_preview_private({}, lang)}</span>
        </p>
        <a href={address} aria-current={isPhone ? "true" : undefined} className="chip">
          {m.pages_preview_phone({}, lang)}
        </a>
        <a
          href={`${address}?width=desktop`}
          aria-current={isPhone ? undefined : "true"}
          className="chip"
        >
          {m.pages_preview_window({}, lang)}
        </a>
        <a href={paths.builder} className="btn">
          {m.pages_builder({}, lang)}
        </a>
        <ToPublishing preview={preview} />
        <div className="w-full text-sm">
          {leftOut && <p className="text-warning">{leftOut}</p>}
          {isElsewhere && <p className="text-warning">{m.pages_preview_large({}, lang)}</p>}
          {published && published.lines.length > 0 ? (
            <details>
              <summary className="inline-flex items-center min-h-11 font-600 underline">
                {published.summary}
              </summary>
              <ul className="pb-2">
                {published.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          ) : (
            <p>{published ? published.summary : m.pages_preview_first({}, lang)}</p>
          )}
        </div>
      </nav>
      {isPhone ? (
        <div className="w-full sm:w-[390px] sm:box-content sm:mx-auto sm:my-4 sm:border sm:rounded-card overflow-clip">
          {children}
        </div>
      ) : (
        <div
          role="region"
          aria-label={m.pages_preview_window({}, lang)}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls needs the keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="overflow-x-auto"
        >
          <div className="min-w-256">{children}</div>
        </div>
      )}
    </div>
  );
}

/** A saved version is published as it is; a draft becomes a version first. */
function ToPublishing({ preview: { version, formKey } }: { preview: ShownPreview }) {
  const lang = useLang();
  return version === null ? (
    <form method="post" action={paths.builder}>
      <FormKey value={formKey} />
      <input type="hidden" name="then" value="publish" />
      <button name="intent" value="save" className="btn-primary">
        {m.pages_preview_publish({}, lang)}
      </button>
    </form>
  ) : (
    <a href={`${studioPaths.pages}?version=${version}#new`} className="btn-primary">
      {m.builder_publish({}, lang)}
    </a>
  );
}

function NothingSaved({ isElsewhere }: { isElsewhere: boolean }) {
  const lang = useLang();
  return (
    <main id="main" className="max-w-180 mx-auto p-4 flex flex-col items-start gap-4">
      <h1 className="text-2xl font-800">{m.pages_preview({}, lang)}</h1>
      {isElsewhere ? (
        <>
          <p>{m.pages_preview_large({}, lang)}</p>
          <a href={paths.builder} className="btn-primary">
            {m.pages_builder({}, lang)}
          </a>
        </>
      ) : (
        <>
          <p>{m.pages_nothing_saved({}, lang)}</p>
          <a href={studioPaths.pageTemplates} className="btn-primary">
            {m.pages_templates({}, lang)}
          </a>
        </>
      )}
    </main>
  );
}
