import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { WaitingFor } from "#app/ui/conversation/chat-state.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import type { InboxData, ShownNeed } from "./load-inbox.server.ts";

/** Everything that needs the person, of whatever kind: each row says what it is and leads to it. */
export function NeedRows({
  needs,
  approvals,
  hasMoreNeeds,
  now,
}: Pick<InboxData, "needs" | "approvals" | "hasMoreNeeds" | "now">) {
  const lang = useLang();
  if (needs.length + approvals === 0) return null;
  return (
    <>
      <ul className="card divide-y divide-line">
        {approvals > 0 && (
          <li>
            <Link to={paths.approvals} className="block p-3 hover:bg-raised rounded-card font-700">
              {m.inbox_needs_approvals({ count: approvals }, lang)}
            </Link>
          </li>
        )}
        {needs.map((need) => (
          <NeedRow key={`${need.kind} ${need.threadId} ${need.since}`} need={need} now={now} />
        ))}
      </ul>
      {hasMoreNeeds && <p className="text-ink-soft">{m.inbox_needs_more({}, lang)}</p>}
    </>
  );
}

function NeedRow({ need, now }: { need: ShownNeed; now: number }) {
  const lang = useLang();
  const { kind, text, total, agentik, at, to, since, isWaiting, form, stage } = need;
  const what = {
    order: stage ? `${form} · ${stage[lang.locale]}` : form,
    person: m.inbox_needs_person({}, lang),
    question: m.inbox_needs_question({}, lang),
  }[kind];
  return (
    <li>
      <Link to={to} className="block p-3 hover:bg-raised rounded-card">
        <span className="flex items-baseline gap-3">
          <b className="text-lg break-words min-w-0 flex-1">{customerName(need, lang)}</b>
          <span className="shrink-0 text-sm text-ink-soft">
            <LocalTime time={at} />
          </span>
        </span>
        <span className="block line-clamp-2 break-words">
          {text}
          {total !== null && <b className="tabular"> · {total}</b>}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <span className="badge break-words min-w-0">{what}</span>
          {isWaiting && <WaitingFor since={since} now={now} isUrgent={kind === "person"} />}
          <span className="break-words min-w-0">{agentik}</span>
        </span>
      </Link>
    </li>
  );
}
