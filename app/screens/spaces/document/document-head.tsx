import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

interface Headed {
  spaceId: string;
  document: {
    id: string;
    name: string;
    labels: string[];
    isPinned: boolean;
    isOnlyMine: boolean;
  };
  isExample: boolean;
}

/** A document's name and labels. */
export function DocumentHead({
  spaceId,
  document: { name, labels, isPinned, isOnlyMine },
  isExample,
  exampleNote,
  children,
}: Headed & { exampleNote: string | undefined; children: ReactNode }) {
  const lang = useLang();
  const list = paths.spacePart(spaceId, "documents");
  return (
    <div className="flex flex-col gap-2">
      <Link to={list} className="inline-flex items-center min-h-11 self-start text-accent font-600">
        <span className="i-lucide-chevron-left" aria-hidden="true" />
        {m.documents_back({}, lang)}
      </Link>
      <h2 className="text-xl font-800 break-words">{name}</h2>
      <p className="flex flex-wrap items-center gap-2">
        {isPinned && <span className="badge">{m.documents_pinned({}, lang)}</span>}
        {isOnlyMine && <span className="badge">{m.documents_only_you({}, lang)}</span>}
        {isExample && <span className="badge">{m.shell_example({}, lang)}</span>}
        {labels.map((label) => (
          <Link
            key={label}
            to={`${list}?${new URLSearchParams({ label }).toString()}`}
            className="inline-flex items-center min-h-11 lg:min-h-9 text-sm text-accent hover:underline"
          >
            #{label}
          </Link>
        ))}
      </p>
      {exampleNote && <p className="text-sm text-ink-soft">{exampleNote}</p>}
      {children}
    </div>
  );
}

/** Buttons of a document: download, edit, pin. */
export function DocumentButtons({
  spaceId,
  document: { id, isPinned },
  version,
  isExample,
  canEdit,
  editText,
}: Headed & {
  /** The version on the page. */
  version: number;
  /** A text or a table that is changed in Plaza, in its newest version. */
  canEdit: boolean;
  /** Text of the edit button of a table, whose main button adds a row. */
  editText: string | undefined;
}) {
  const lang = useLang();
  const path = paths.spaceDocument(spaceId, id);
  return (
    <div className="flex flex-wrap gap-2">
      <Link
        to={`${path}/file?version=${version}`}
        reloadDocument
        className={editText ? "btn" : "btn-primary"}
      >
        <span className="i-lucide-download" aria-hidden="true" />
        {m.documents_download({}, lang)}
      </Link>
      {canEdit && (
        <Link to={`${path}?edit=1`} className="btn">
          <span className="i-lucide-pencil" aria-hidden="true" />
          {editText ?? m.documents_edit({}, lang)}
        </Link>
      )}
      {!isExample && (
        <Form method="post">
          <button name="intent" value={isPinned ? "unpin" : "pin"} className="btn">
            <span className="i-lucide-pin" aria-hidden="true" />
            {isPinned ? m.documents_unpin({}, lang) : m.documents_pin({}, lang)}
          </button>
        </Form>
      )}
    </div>
  );
}
