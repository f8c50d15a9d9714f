import { Fragment } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ItemLinkCard, ShownLinks } from "./shown-links.server.ts";

/** A message's text with its links to pages of Plaza. */
export const LinkedText = ({ text, parts }: { text: string; parts: ShownLinks["parts"] }) =>
  parts === null ? (
    text
  ) : (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part.to === undefined ? (
            part.text
          ) : (
            // Some of these addresses are downloads, which a link within the page cannot open.
            <a href={part.to} className="text-accent underline">
              {part.text}
            </a>
          )}
        </Fragment>
      ))}
    </>
  );

/** Small cards of the items that a message links to. */
export function ItemLinkCards({ cards }: { cards: readonly ItemLinkCard[] }) {
  const lang = useLang();
  if (cards.length === 0) return null;
  return (
    <ul aria-label={m.files_items({}, lang)} className="mt-1 flex flex-wrap gap-2">
      {cards.map(({ kind, id, name, to, about }) => (
        <li key={to} className="w-full max-w-sm">
          <Link to={to} className="card p-2 flex items-center gap-3 hover:border-accent">
            <Cover kind={kind} id={id} className="w-11 h-11 shrink-0 rounded-control" />
            <span className="min-w-0 flex-1">
              <span className="block font-600 truncate">{name}</span>
              <span className="block text-sm text-ink-soft truncate">{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
