import { Form } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Markdown } from "#app/ui/markdown/markdown.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import type { ChatData, ShownMessage } from "./load-chat.server.ts";
import { CorrectAnswer, type TypedCorrection } from "./correct-answer.tsx";
import { MessageSteps } from "./message-steps.tsx";
import { SendState } from "./send-state.tsx";

/** The messages of a conversation, in a box that begins at its end, also without JavaScript. */
export function ChatMessages({
  chat,
  messages,
  firstSeq,
  hasEarlier,
  hasLater,
  readSeq,
  unreadSeq,
  correct,
  typed,
  formKey,
}: Omit<ChatData, "now" | "requests" | "commands" | "outside" | "maxCharacters"> & {
  typed: TypedCorrection;
  formKey: string;
}) {
  const lang = useLang();
  const address = paths.inboxChat(chat.id);
  // Messages that were new when the conversation was opened stay so while it is looked at.
  const opened = useRef({ id: chat.id, readSeq });
  useEffect(() => {
    if (opened.current.id !== chat.id) opened.current = { id: chat.id, readSeq };
  }, [chat.id, readSeq]);
  const readBefore = opened.current.id === chat.id ? opened.current.readSeq : readSeq;
  const firstNew = messages.find(({ seq, by }) => seq > readBefore && by === "customer")?.seq;
  useEffect(() => {
    if (unreadSeq === null) return;
    const body = new URLSearchParams({ intent: "read", seq: String(unreadSeq) });
    // The answer, a redirect for browsers without JavaScript, is of no use here. A lost request is made up
    // for by the next look.
    fetch(address, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  }, [unreadSeq, address]);
  return (
    /* eslint-disable jsx-a11y/no-noninteractive-tabindex -- a box that scrolls needs the keyboard (WCAG 2.1.1) */
    <div
      role="region"
      aria-label={m.inbox_messages({}, lang)}
      tabIndex={0}
      className="card p-3 flex flex-col-reverse overflow-y-auto max-h-[calc(100dvh-26rem)] min-h-60"
    >
      <div>
        {hasEarlier && (
          <p className="text-center mb-3">
            <Link to={`${address}?at=${firstSeq}`} className="btn">
              {m.inbox_earlier({}, lang)}
            </Link>
          </p>
        )}
        {chat.empty && <p className="text-ink-soft">{chat.empty[lang.locale]}</p>}
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message
              key={message.seq}
              chat={chat}
              message={message}
              isFirstNew={message.seq === firstNew && message.seq !== 1}
              formKey={formKey}
            >
              <CorrectAnswer
                spaceId={chat.spaceId}
                words={correct}
                message={message}
                typed={typed}
                formKey={formKey}
              />
            </Message>
          ))}
        </ol>
        {unreadSeq !== null && (
          <noscript>
            <Form method="post" action={address} className="mt-3 text-center">
              <input type="hidden" name="seq" value={unreadSeq} />
              <button name="intent" value="read" className="btn">
                {m.inbox_mark_read({}, lang)}
              </button>
            </Form>
          </noscript>
        )}
        {hasLater && (
          <p className="text-center mt-3">
            <Link to={address} className="btn">
              {m.inbox_newest({}, lang)}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

const SIDES = {
  customer: "self-start bg-raised border border-line",
  agentik: "self-end bg-tint",
  person: "self-end border border-accent",
} as const;

/** A message: the customer's at the left, the business's at the right. */
function Message({
  chat,
  message,
  isFirstNew,
  formKey,
  children,
}: {
  chat: ChatData["chat"];
  message: ShownMessage;
  isFirstNew: boolean;
  formKey: string;
  children: ReactNode;
}) {
  const lang = useLang();
  const { seq, by, person, at, sources, steps } = message;
  const who =
    by === "customer"
      ? customerName(chat, lang)
      : by === "agentik"
        ? chat.agentik
        : (person ?? m.inbox_someone({}, lang));
  return (
    <>
      {isFirstNew && (
        <li className="flex items-center gap-3 text-sm font-600 text-accent">
          <hr aria-hidden="true" className="flex-1 border-line" />
          {m.inbox_new({}, lang)}
          <hr aria-hidden="true" className="flex-1 border-line" />
        </li>
      )}
      <li
        id={`m${seq}`}
        className={`max-w-[88%] min-w-0 px-3 py-2 rounded-card break-words ${SIDES[by]}`}
      >
        <p className="text-sm">
          <b>{who}</b>{" "}
          <span className="text-ink-soft">
            <LocalTime time={at} />
          </span>
        </p>
        <Body chatId={chat.id} message={message} />
        {sources.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-2" aria-label={m.inbox_sources({}, lang)}>
            {sources.map(({ n, name, quote, to }) => (
              <li key={n} className="min-w-0">
                <Link to={to} title={quote} className="badge underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <MessageSteps steps={steps} />
        {children}
        <SendState chat={chat} message={message} formKey={formKey} />
      </li>
    </>
  );
}

function Body({ chatId, message }: { chatId: string; message: ShownMessage }) {
  const lang = useLang();
  const { isDeleted, state, text, blocks } = message;
  if (isDeleted) return <p className="text-ink-soft">{m.inbox_deleted({}, lang)}</p>;
  if (state === "writing")
    return (
      <p role="status" className="text-ink-soft">
        {m.inbox_writing({}, lang)}{" "}
        <noscript>
          <Link to={paths.inboxChat(chatId)} className="underline">
            {m.inbox_look_again({}, lang)}
          </Link>
        </noscript>
      </p>
    );
  return (
    <>
      {blocks === null ? (
        <p className="whitespace-pre-wrap">{text}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <Markdown blocks={blocks} />
        </div>
      )}
      {state !== "final" && (
        <p className="text-sm font-600">
          {state === "failed" ? m.inbox_failed({}, lang) : m.inbox_stopped({}, lang)}
        </p>
      )}
    </>
  );
}
