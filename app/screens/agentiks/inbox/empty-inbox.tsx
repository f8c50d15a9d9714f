import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import type { InboxData } from "./load-inbox.server.ts";
import { tabAddress } from "./inbox-tabs.tsx";

/** A part of the inbox without rows: what it is for, and the first step. */
export function EmptyInbox({
  view,
  tabs,
  words,
}: Pick<InboxData, "view" | "tabs"> & { words: NonNullable<InboxData["empty"]> }) {
  const lang = useLang();
  const { tab, agentik, label, q, after } = view;
  const [title, text] = [words.title[lang.locale], words.text[lang.locale]];
  if (agentik || label || q || after)
    return (
      <EmptyState icon="i-lucide-search-x" title={title} text={text}>
        <Link to={tabAddress(tab)} className="btn">
          {m.inbox_filter_clear({}, lang)}
        </Link>
      </EmptyState>
    );
  const isNew = tabs.every(({ count }) => count === 0);
  return (
    <EmptyState icon="i-lucide-inbox" title={title} text={text}>
      {isNew ? (
        <>
          <Link to={`${paths.agentiks}?show=mine`} className="btn-primary mt-2">
            {m.inbox_none_step({}, lang)}
          </Link>
          <Link to={`${paths.create}?tipo=agentik`} className="underline">
            {m.inbox_none_new({}, lang)}
          </Link>
        </>
      ) : (
        (tab === "needs" || tab === "waiting") && (
          <Link to={tabAddress("open")} className="btn mt-2">
            {m.inbox_waiting_none_step({}, lang)}
          </Link>
        )
      )}
    </EmptyState>
  );
}
