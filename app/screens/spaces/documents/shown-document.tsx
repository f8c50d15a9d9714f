import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/**
 * A document with its passages, each of which a quote leads to.
 *
 * @param children the form, while it is changed
 */
export function ShownDocument({
  spaceId,
  shown,
  children,
}: {
  spaceId: string;
  shown: {
    id: string;
    name: string;
    version: number;
    shownVersion: number;
    passages: readonly { seq: number; heading: string; text: string }[];
    canChange: boolean;
    canDelete: boolean;
    isEditing: boolean;
  };
  children: ReactNode;
}) {
  const lang = useLang();
  const { id, name, version, shownVersion, passages, canChange, canDelete, isEditing } = shown;
  const list = paths.spacePart(spaceId, "documents");
  const address = `${list}?document=${id}`;
  return (
    <article className="flex flex-col gap-4 max-w-200">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-700 flex-1 min-w-0 break-words">{name}</h2>
        {canChange && !isEditing && (
          <Link to={`${address}&edit`} className="btn">
            {m.documents_edit({}, lang)}
          </Link>
        )}
        {canChange && canDelete && (
          <Form method="post">
            <input type="hidden" name="document" value={id} />
            <button name="intent" value="delete" className="btn">
              {m.documents_delete({}, lang)}
            </button>
          </Form>
        )}
        <Link to={list} className="btn">
          {m.documents_all({}, lang)}
        </Link>
      </div>
      <p className="text-sm text-ink-soft flex flex-wrap gap-3">
        {m.documents_version({ version: shownVersion, count: version }, lang)}
        {shownVersion > 1 && (
          <Link to={`${address}&version=${shownVersion - 1}`} className="underline">
            {m.documents_version_before({}, lang)}
          </Link>
        )}
        {shownVersion < version && (
          <Link to={address} className="underline">
            {m.documents_version_newest({}, lang)}
          </Link>
        )}
      </p>
      {isEditing && canChange ? (
        children
      ) : (
        <div className="card p-4 flex flex-col gap-3">
          {passages.map(({ seq, heading, text }) => (
            <section
              key={seq}
              id={`p${seq}`}
              className="scroll-mt-24 target:bg-tint rounded-control"
            >
              {heading && <h3 className="font-700">{heading}</h3>}
              <p className="whitespace-pre-wrap break-words">{text}</p>
            </section>
          ))}
        </div>
      )}
    </article>
  );
}
