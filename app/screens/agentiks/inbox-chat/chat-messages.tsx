import { Form } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Markdown } from "#app/ui/markdown/markdown.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { customerName } from "#app/ui/conversation/customer-name.ts";
import type { ChatData, ShownMessage } from "./load-chat.server.ts";
import type { TypedCorrection } from "./late-correct-answer.tsx";
import { MessageSteps } from "./message-steps.tsx";
import { SendState } from "./send-state.tsx";

const CorrectAnswer = lazy(async () => ({
  default: (await import("./late-correct-answer.tsx")).CorrectAnswer,
}));

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
  words,
  typed,
  formKey,
}: Omit<ChatData, "now" | "requests" | "commands" | "outside" | "maxCharacters"> & {
  typed: TypedCorrection;
  formKey: string;
}) {
  const { locale } = useLang();
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
      aria-label={words.messages[locale]}
      tabIndex={0}
      className="card p-3 flex flex-col-reverse overflow-y-auto max-h-[calc(100dvh-26rem)] min-h-60"
    >
      <div>
        {hasEarlier && (
          <p className="text-center mb-3">
            <Link to={`${address}?at=${firstSeq}`} className="btn">
              {words.earlier[locale]}
            </Link>
          </p>
        )}
        {chat.empty && <p className="text-ink-soft">{chat.empty[locale]}</p>}
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message
              key={message.seq}
              chat={chat}
              words={words}
              message={message}
              isFirstNew={message.seq === firstNew && message.seq !== 1}
              formKey={formKey}
            >
              {correct && message.canCorrect && (
                <Correction
                  {...{ correct, typed, formKey }}
                  spaceId={chat.spaceId}
                  seq={message.seq}
                />
              )}
            </Message>
          ))}
        </ol>
        {unreadSeq !== null && (
          <noscript>
            <Form method="post" action={address} className="mt-3 text-center">
              <input type="hidden" name="seq" value={unreadSeq} />
              <button name="intent" value="read" className="btn">
                {words.markRead[locale]}
              </button>
            </Form>
          </noscript>
        )}
        {hasLater && (
          <p className="text-center mt-3">
            <Link to={address} className="btn">
              {words.newest[locale]}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** Link that opens the correction form of an answer, or the open form. */
function Correction({
  correct: { words, seq: opened, question },
  typed,
  seq,
  ...form
}: {
  correct: NonNullable<ChatData["correct"]>;
  typed: TypedCorrection;
  spaceId: string;
  seq: number;
  formKey: string;
}) {
  const lang = useLang();
  if ((typed?.seq ?? String(opened)) !== String(seq))
    return (
      <Link
        to={`?at=${seq}&correct=${seq}#m${seq}`}
        preventScrollReset
        className="text-sm text-ink-soft underline"
      >
        {words.open[lang.locale]}
      </Link>
    );
  return (
    <Suspense>
      <CorrectAnswer {...form} {...{ words, seq, question, typed }} />
    </Suspense>
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
  words,
  message,
  isFirstNew,
  formKey,
  children,
}: {
  chat: ChatData["chat"];
  words: ChatData["words"];
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
        : (person ?? words.someone[lang.locale]);
  return (
    <>
      {isFirstNew && (
        <li className="flex items-center gap-3 text-sm font-600 text-accent">
          <hr aria-hidden="true" className="flex-1 border-line" />
          {words.newOnes[lang.locale]}
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
        <Body chatId={chat.id} message={message} words={words} />
        {sources.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-2" aria-label={words.sources[lang.locale]}>
            {sources.map(({ n, name, quote, to }) => (
              <li key={n} className="min-w-0">
                <Link to={to} title={quote} className="badge underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <MessageSteps steps={steps} why={words.why} />
        {children}
        <SendState chat={chat} message={message} formKey={formKey} />
      </li>
    </>
  );
}

function Body({
  chatId,
  message,
  words,
}: { chatId: string; message: ShownMessage } & Pick<ChatData, "words">) {
  const { locale } = useLang();
  const { isDeleted, isWriting, endedEarly, text, blocks } = message;
  if (isDeleted) return <p className="text-ink-soft">{words.deleted[locale]}</p>;
  if (isWriting)
    return (
      <p role="status" className="text-ink-soft">
        {words.writing[locale]}{" "}
        <noscript>
          <Link to={paths.inboxChat(chatId)} className="underline">
            {words.lookAgain[locale]}
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
      {endedEarly && <p className="text-sm font-600">{endedEarly[locale]}</p>}
    </>
  );
}
