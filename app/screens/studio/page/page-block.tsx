import type { BlockLayout, ButtonAction } from "#domain/studio/builder/builder.ts";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Item } from "./page-item.tsx";
import { Hours, Paragraphs, Prices, Questions } from "./page-parts.tsx";
import { Gallery, Picture } from "./page-pictures.tsx";
import type { Content, ShownBlock, ShownContent } from "./shown-blocks.server.ts";

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

/** From this many columns of six a block is as wide as two columns of text. */
const WIDE = 5;

/**
 * A block of a published page. Its texts are the owner's, which React escapes; its style is built from
 * a closed set of values.
 *
 * A picture without words has nothing to stand beside.
 *
 * @param place in reading order: the first text is larger, and the first pictures are not lazy
 */
export function PageBlock({ block, place }: { block: ShownBlock; place: number }) {
  const { id, title, description, columns, kind, layout, style, body } = block;
  const isFirst = place === 0;
  const isHeadline = isFirst && body.type === "text";
  const isBare = isHeadline || body.type === "button";
  const colour = kind === null ? "" : `kind-${kind} border-t-4 border-t-kind`;
  const heading = <Heading title={title} description={description} isFirst={isFirst} />;
  return (
    <section
      id={id}
      aria-label={title || undefined}
      style={style}
      className={`${COLUMNS[columns]} min-w-0 ${isHeadline ? "@3xl:self-center" : ""} ${isBare ? "" : "card overflow-hidden"} ${colour}`}
    >
      {body.type === "button" ? (
        <ButtonBody body={body} title={title} />
      ) : body.type === "picture" ? (
        <Picture
          body={body}
          layout={title || description ? layout : "card"}
          isEager={place < 2}
          isWide={columns >= WIDE}
        >
          {heading}
        </Picture>
      ) : "tile" in body ? (
        <Item body={body} layout={layout}>
          {heading}
        </Item>
      ) : (
        <div className={isBare ? "" : "p-4 @3xl:p-6"}>
          {heading}
          <BlockBody body={body} layout={layout} isFirst={isFirst} isWide={columns >= WIDE} />
        </div>
      )}
    </section>
  );
}

function Heading({
  title,
  description,
  isFirst,
}: {
  title: string;
  description: string;
  isFirst: boolean;
}) {
  return (
    <>
      {title && (
        <h2 className={`font-800 break-words ${isFirst ? "text-2xl @3xl:text-3xl" : "text-xl"}`}>
          {title}
        </h2>
      )}
      {description && (
        <p className="mt-1 text-ink-soft break-words whitespace-pre-wrap">{description}</p>
      )}
    </>
  );
}

function BlockBody({
  body,
  layout,
  isFirst,
  isWide,
}: {
  body: ShownContent;
  layout: BlockLayout;
  isFirst: boolean;
  isWide: boolean;
}) {
  switch (body.type) {
    case "text":
      return <Paragraphs body={body} layout={layout} isFirst={isFirst} />;
    case "prices":
      return <Prices body={body} layout={layout} isWide={isWide} />;
    case "hours":
      return <Hours body={body} layout={layout} />;
    case "questions":
      return <Questions body={body} layout={layout} />;
    case "gallery":
      return <Gallery body={body} layout={layout} isEager={isFirst} isWide={isWide} />;
    case "chat":
      return <Chat body={body} />;
    default:
      return null;
  }
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

/** Ways to the business are quieter than what one is to do: write, or open a page. */
const QUIET: readonly ButtonAction[] = ["call", "map"];

function ButtonBody({ body: { action, href }, title }: { body: Content<"button">; title: string }) {
  const lang = useLang();
  const look = QUIET.includes(action) ? "btn" : "btn-shape bg-[var(--brand)] text-white";
  return (
    <a href={href} rel="noreferrer" className={`${look} w-full`}>
      <span className={BUTTON_ICONS[action]} aria-hidden="true" />
      {title || BUTTON_WORDS[action]({}, lang)}
    </a>
  );
}
