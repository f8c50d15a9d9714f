import type { FetcherWithComponents } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Markdown } from "#app/ui/markdown/markdown.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ShownMessage, ShownPage } from "./load-chat.server.ts";

export type ChatForm = FetcherWithComponents<unknown>["Form"];

const BUBBLE = "max-w-[85%] px-4 py-2 rounded-card break-words";
const THEIRS = `${BUBBLE} self-start bg-surface border rounded-bl-[0.25rem]`;
const OWN = `${BUBBLE} self-end bg-[var(--brand)] text-white rounded-br-[0.25rem] whitespace-pre-wrap`;

/** The conversation, which screen readers follow as a log: new messages are announced when it is quiet. */
export function ChatMessages({
  page,
  sending,
  action,
  form: Form,
}: {
  page: ShownPage;
  /** A message on its way. */
  sending: string | undefined;
  action: string;
  form: ChatForm;
}) {
  const lang = useLang();
  const choices = page.chat?.choices ?? page.firstChoices;
  const { chat, greeting, agentik, contentLanguage, slug, isFramed, formKey, state } = page;
  return (
    <main
      id="main"
      className="flex-1 min-h-0 overflow-y-auto overscroll-contain flex flex-col-reverse"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls needs the keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={m.chat_conversation({}, lang)}
    >
      <div className="w-full max-w-180 mx-auto mb-auto px-3 py-4 flex flex-col gap-3">
        <div role="log" lang={contentLanguage} className="flex flex-col gap-3">
          <div className={THEIRS}>
            <Sender name={agentik} isAgentik />
            <p className="whitespace-pre-wrap">{greeting}</p>
          </div>
          {chat?.messages.map((message) => (
            <Message key={message.seq} message={message} />
          ))}
          {sending && <p className={`${OWN} opacity-70`}>{sending}</p>}
        </div>
        {chat?.isWriting && (
          <noscript>
            <p className="text-sm">
              {m.chat_goes_on({}, lang)}{" "}
              <a
                href={paths.chatPage(slug, isFramed ? "?frame=1" : "")}
                className="inline-block py-2 font-600 underline"
              >
                {m.chat_look_again({}, lang)}
              </a>
            </p>
          </noscript>
        )}
        {choices.length > 0 && state === "open" && !sending && (
          <Form
            method="post"
            action={action}
            aria-label={m.chat_choices({}, lang)}
            className="flex flex-wrap gap-2"
          >
            <FormKey value={formKey} />
            {choices.map((choice) => (
              <button
                key={choice}
                name="quick"
                value={choice}
                lang={contentLanguage}
                className="btn rounded-full"
              >
                {choice}
              </button>
            ))}
          </Form>
        )}
      </div>
    </main>
  );
}

function Message({ message }: { message: ShownMessage }) {
  const lang = useLang();
  const { from, name, text, blocks, state, at, sources } = message;
  if (from === "customer")
    return (
      <div className={OWN}>
        <span className="sr-only">{m.chat_you({}, lang)}: </span>
        {text}
        <span className="block text-sm text-right">
          <LocalTime time={at} />
        </span>
      </div>
    );
  return (
    <div className={THEIRS}>
      <Sender name={name ?? m.chat_someone({}, lang)} />
      <Said state={state} blocks={blocks} text={text} />
      <p className="text-sm text-ink-soft" lang={lang.locale}>
        {sources.length > 0 && `${m.chat_sources({ sources: sources.join(", ") }, lang)} · `}
        <LocalTime time={at} />
      </p>
    </div>
  );
}

function Said({ state, blocks, text }: Pick<ShownMessage, "state" | "blocks" | "text">) {
  const lang = useLang();
  if (state === "writing") return <p lang={lang.locale}>{m.chat_writing({}, lang)}</p>;
  if (state !== "final") return <p lang={lang.locale}>{m.chat_failed({}, lang)}</p>;
  if (!blocks) return <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <div className="flex flex-col gap-2">
      <Markdown blocks={blocks} />
    </div>
  );
}

/** Author of a message; an agentik states once that it is not a person. */
function Sender({ name, isAgentik = false }: { name: string; isAgentik?: boolean }) {
  const lang = useLang();
  return (
    <p className="text-sm font-700" lang={lang.locale}>
      {name}
      {isAgentik && <span className="font-400 text-ink-soft"> · {m.chat_assistant({}, lang)}</span>}
    </p>
  );
}
