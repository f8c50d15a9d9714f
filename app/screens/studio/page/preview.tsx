import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LoadedPage } from "./load-page.server.ts";

/** A page before it is published, as wide as the window or as a phone, with the ways on from there. */
export function Preview({
  preview: { version, width },
  children,
}: {
  preview: NonNullable<LoadedPage["preview"]>;
  children: ReactNode;
}) {
  const lang = useLang();
  if (version === 0) return <NothingSaved />;
  const isPhone = width === "phone";
  const address = studioPaths.pagePreview(version);
  return (
    <div className="min-h-screen bg-raised">
      <nav
        aria-label={m.pages_preview({}, lang)}
        className="flex flex-wrap items-center gap-2 px-4 py-2 border-b border-line bg-surface"
      >
        <p className="flex-1 basis-48 font-700">{m.pages_preview_of({ version }, lang)}</p>
        <a href={address} aria-current={isPhone ? undefined : "true"} className="chip">
          {m.pages_preview_window({}, lang)}
        </a>
        <a
          href={`${address}?width=phone`}
          aria-current={isPhone ? "true" : undefined}
          className="chip"
        >
          {m.pages_preview_phone({}, lang)}
        </a>
        <a href={paths.builder} className="btn">
          {m.pages_builder({}, lang)}
        </a>
        <a href={`${studioPaths.pages}?version=${version}#new`} className="btn-primary">
          {m.builder_publish({}, lang)}
        </a>
      </nav>
      <div
        className={isPhone ? "w-90 max-w-full mx-auto my-4 border rounded-card overflow-clip" : ""}
      >
        {children}
      </div>
    </div>
  );
}

function NothingSaved() {
  const lang = useLang();
  return (
    <main id="main" className="max-w-180 mx-auto p-4 flex flex-col items-start gap-4">
      <h1 className="text-2xl font-800">{m.pages_preview({}, lang)}</h1>
      <p>{m.pages_nothing_saved({}, lang)}</p>
      <a href={studioPaths.pageTemplates} className="btn-primary">
        {m.pages_templates({}, lang)}
      </a>
    </main>
  );
}
