import type { BlockColor } from "#domain/studio/builder/builder.ts";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { ShownBlock, ShownContent } from "./shown-blocks.server.ts";

type Content<Type extends ShownContent["type"]> = Extract<ShownContent, { type: Type }>;

/** Theme colour classes by the builder's colour names. */
const COLOR_KINDS: Record<BlockColor, string> = {
  emerald: "kind-space",
  amber: "kind-artifakt",
  cyan: "kind-agentik",
  violet: "kind-challenge",
};

/** By the number of columns of six. */
const COLUMNS = [
  "",
  "@3xl:col-span-1",
  "@3xl:col-span-2",
  "@3xl:col-span-3",
  "@3xl:col-span-4",
  "@3xl:col-span-5",
  "@3xl:col-span-6",
] as const;

/**
 * A block of a published page. Its texts are the owner's, which React escapes; its style is built from
 * a closed set of values.
 *
 * @param isFirst what a visitor reads first: its text is larger, and its pictures are not lazy
 */
export function PageBlock({ block, isFirst }: { block: ShownBlock; isFirst: boolean }) {
  const { id, title, description, columns, color, style, body } = block;
  const isBare = body.type === "button" || (body.type === "text" && isFirst);
  return (
    <section
      id={id}
      aria-label={title || undefined}
      style={style}
      className={`${COLOR_KINDS[color]} ${COLUMNS[columns]} min-w-0 ${isBare ? "" : "card p-4 @3xl:p-6"}`}
    >
      {body.type === "button" ? (
        <ButtonBody body={body} title={title} />
      ) : (
        <>
          {title && (
            <h2
              className={`font-800 break-words text-balance ${isFirst ? "text-3xl @3xl:text-4xl leading-tight" : "text-xl"}`}
            >
              {title}
            </h2>
          )}
          {description && (
            <p className="mt-1 text-ink-soft break-words whitespace-pre-wrap">{description}</p>
          )}
          <BlockBody body={body} isFirst={isFirst} />
        </>
      )}
    </section>
  );
}

function BlockBody({ body, isFirst }: { body: ShownContent; isFirst: boolean }) {
  switch (body.type) {
    case "text":
      return (
        <div className={`mt-2 flex flex-col gap-3 max-w-prose ${isFirst ? "text-lg" : ""}`}>
          {body.paragraphs.map((text, place) => (
            <p key={place} className="break-words whitespace-pre-wrap">
              {text}
            </p>
          ))}
        </div>
      );
    case "prices":
      return <Prices body={body} />;
    case "hours":
      return <Hours body={body} />;
    case "questions":
      return <Questions body={body} />;
    case "picture":
    case "gallery":
      return <Pictures body={body} isFirst={isFirst} />;
    case "chat":
      return <Chat body={body} />;
    case "button":
      return null;
    default:
      return <Item body={body} />;
  }
}

function Prices({ body: { sections } }: { body: Content<"prices"> }) {
  return (
    <div className={`mt-3 gap-x-10 ${sections.length > 1 ? "@3xl:columns-2" : ""}`}>
      {sections.map(({ title, items }, place) => (
        <div key={place} className="break-inside-avoid mb-5">
          {title && <h3 className="mb-1 font-800 text-[var(--brand)]">{title}</h3>}
          <dl className="flex flex-col">
            {items.map(({ name, detail, price }, row) => (
              <div key={row} className="flex flex-wrap items-baseline gap-x-2 py-1.5">
                <dt className="flex-1 basis-40 min-w-0 flex items-baseline gap-2 font-600">
                  <span className="min-w-0 break-words">{name}</span>
                  <span className="flex-1 min-w-4 border-b-2 border-dotted border-line" />
                </dt>
                <dd className="font-700 tabular whitespace-nowrap">{price}</dd>
                {detail && <dd className="w-full text-sm text-ink-soft break-words">{detail}</dd>}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Hours({ body: { lines, week } }: { body: Content<"hours"> }) {
  return week ? (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular">
      {week.map(({ day, text }) => (
        <div key={day} className="contents">
          <dt className="font-600">{day}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <p className="mt-2 break-words whitespace-pre-wrap">{lines.join("\n")}</p>
  );
}

function Questions({ body: { questions } }: { body: Content<"questions"> }) {
  return (
    <div className="mt-2 divide-y divide-line">
      {questions.map(({ question, answer }, place) => (
        <details key={place} className="group">
          <summary className="flex items-center gap-3 min-h-11 py-2 font-600">
            <span className="flex-1 break-words">{question}</span>
            <span aria-hidden="true" className="group-open:[rotate:180deg]">
              ▾
            </span>
          </summary>
          <p className="pb-3 break-words whitespace-pre-wrap">{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** 4:3 pictures, at most 20 KB each; only those that are seen first are loaded at once. */
function Pictures({
  body: { pictures },
  isFirst,
}: {
  body: Content<"picture" | "gallery">;
  isFirst: boolean;
}) {
  const isOne = pictures.length === 1;
  return (
    <ul className={`mt-3 grid gap-3 ${isOne ? "max-w-120" : "grid-cols-2 @3xl:grid-cols-3"}`}>
      {pictures.map(({ src, alt }) => (
        <li key={src} className="rounded-control overflow-hidden">
          <img
            src={src}
            alt={alt}
            width={480}
            height={360}
            loading={isFirst ? "eager" : "lazy"}
            className="w-full h-auto"
          />
        </li>
      ))}
    </ul>
  );
}

/** Posts to the chat page, which goes on from there: the message is in the owner's inbox. */
function Chat({ body: { slug, formKey } }: { body: Content<"chat"> }) {
  const lang = useLang();
  return (
    <form method="post" action={paths.chatPage(slug)} className="mt-3 flex flex-col gap-3">
      <FormKey value={formKey} />
      <label className="flex flex-col gap-1">
        <span className="text-ink-soft">{m.pages_chat_hello({}, lang)}</span>
        <textarea
          name="text"
          rows={3}
          required
          maxLength={CHAT_MESSAGE_MAX}
          aria-label={m.pages_chat_field({}, lang)}
          className="field py-2"
        />
      </label>
      <button
        name="intent"
        value="send"
        className="btn-shape self-start bg-[var(--brand)] text-white font-700"
      >
        {m.pages_chat_send({}, lang)}
      </button>
    </form>
  );
}

const BUTTON_WORDS = {
  whatsapp: m.pages_write,
  call: m.pages_call,
  map: m.pages_map,
  link: m.pages_go,
};
const BUTTON_ICONS = {
  whatsapp: "i-lucide-message-circle",
  call: "i-lucide-phone",
  map: "i-lucide-map-pin",
  link: "i-lucide-external-link",
};

function ButtonBody({ body: { action, href }, title }: { body: Content<"button">; title: string }) {
  const lang = useLang();
  return (
    <a
      href={href}
      rel="noreferrer"
      className="btn-shape w-full justify-center gap-2 bg-[var(--brand)] text-white font-700 text-center"
    >
      <span className={BUTTON_ICONS[action]} aria-hidden="true" />
      {title || BUTTON_WORDS[action]({}, lang)}
    </a>
  );
}

/** What a block stands for, with a link to its page in Plaza. */
function Item({
  body: { to, name, about, price },
}: {
  body: Content<"space" | "artifakt" | "agentik">;
}) {
  const lang = useLang();
  return (
    <div className="mt-2 flex flex-col items-start gap-3">
      {name && <p className="font-600 break-words">{name}</p>}
      {about && <p className="text-ink-soft break-words line-clamp-4">{about}</p>}
      <a href={to} className="btn">
        {price ? `${m.pages_go({}, lang)} · $${price} MXN` : m.pages_go({}, lang)}
      </a>
    </div>
  );
}
