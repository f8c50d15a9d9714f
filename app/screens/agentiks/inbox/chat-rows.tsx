import { INBOX_COUNT_MAX } from "#domain/agentiks/chats/inbox.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { ChatState } from "#app/ui/conversation/chat-state.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import type { ShownChat } from "./load-inbox.server.ts";

/** Conversations, each a link: who waits, what was said last, and what is new. */
export function ChatRows({ chats, now }: { chats: readonly ShownChat[]; now: number }) {
  if (chats.length === 0) return null;
  return (
    <ul className="card divide-y divide-line">
      {chats.map((chat) => (
        <ChatRow key={chat.threadId} chat={chat} now={now} />
      ))}
    </ul>
  );
}

function ChatRow({ chat, now }: { chat: ShownChat; now: number }) {
  const lang = useLang();
  const { threadId, agentik, by, labels, unread, at } = chat;
  return (
    <li>
      <Link to={paths.inboxChat(threadId)} className="block p-3 hover:bg-raised rounded-card">
        <span className="flex items-baseline gap-3">
          <b className="text-lg break-words min-w-0 flex-1">{customerName(chat, lang)}</b>
          <span className="shrink-0 text-sm text-ink-soft">
            <LocalTime time={at} />
          </span>
        </span>
        <span
          className={`block line-clamp-2 break-words ${unread > 0 ? "font-600" : "text-ink-soft"}`}
        >
          <LastWords chat={chat} />
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <ChatState chat={chat} now={now} />
          <span className="break-words min-w-0">
            {agentik}
            {by && <> {by[lang.locale]}</>}
          </span>
          {labels.map((label) => (
            <span key={label} className="badge">
              {label}
            </span>
          ))}
          {unread > 0 && (
            <span className="ml-auto font-700 text-accent tabular">
              {unread > INBOX_COUNT_MAX
                ? m.inbox_unread_many({}, lang)
                : m.inbox_unread({ count: unread }, lang)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The newest message, with who wrote it unless the customer did. */
function LastWords({ chat }: { chat: ShownChat }) {
  const lang = useLang();
  const { lastIsWriting, lastText, lastBy, lastFrom, agentik } = chat;
  if (lastIsWriting) return m.inbox_writing({}, lang);
  if (lastText === "") return m.inbox_no_words({}, lang);
  if (lastBy === "customer") return lastText;
  if (lastBy === "agentik")
    return (
      <>
        <span role="img" aria-label={agentik}>
          🤖
        </span>{" "}
        {lastText}
      </>
    );
  return m.inbox_said({ name: lastFrom ?? m.inbox_someone({}, lang), text: lastText }, lang);
}
