import { NO_CONTENT, NO_ITEM, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { PageItem } from "#domain/studio/pages/pages.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Offered } from "./content-fields.tsx";
import { SelectField, type OnEdit } from "./fields.tsx";

export interface FieldProps {
  block: BuilderBlock;
  onEdit: OnEdit;
  offered: Offered;
}

export const contentOf = ({ content }: BuilderBlock) => content ?? NO_CONTENT;

/** Names of the offered items of a kind, by id. */
const namesOf = ({ items }: Offered, kind: PageItem["kind"]) =>
  new Map(items.filter((item) => item.kind === kind).map(({ id, name }) => [id, name]));

/** Select of the item that a block shows. */
export function ItemField({
  block,
  onEdit,
  offered,
  kind,
}: FieldProps & { kind: Exclude<PageItem["kind"], "chat"> }) {
  const lang = useLang();
  const { target } = contentOf(block);
  const names = namesOf(offered, kind);
  return (
    <SelectField
      label={m.builder_stands_for({}, lang)}
      name="target"
      value={names.has(target) ? target : NO_ITEM}
      values={[NO_ITEM, ...names.keys()]}
      nameOf={(id) => names.get(id) ?? m.builder_stands_for_none({}, lang)}
      onEdit={onEdit}
    />
  );
}

/** Select of the agentik that answers; without an open chat page, the way to one. */
export function ChatField({ block, onEdit, offered }: FieldProps) {
  const lang = useLang();
  const { target } = contentOf(block);
  const names = namesOf(offered, "chat");
  const { chat } = offered;
  if (chat.missing)
    return (
      <>
        <p className="text-sm text-ink-soft">{chat.missing.text[lang.locale]}</p>
        {chat.missing.links.map(({ to, text }) => (
          <a key={to} href={to} className="btn">
            {text[lang.locale]}
          </a>
        ))}
      </>
    );
  const isClosed = target !== "" && !names.has(target);
  return (
    <SelectField
      label={m.builder_chat_with({}, lang)}
      name="target"
      value={target || NO_ITEM}
      values={[NO_ITEM, ...(isClosed ? [target] : []), ...names.keys()]}
      nameOf={(id) => names.get(id) ?? (id === NO_ITEM ? chat.unnamed : chat.closed)[lang.locale]}
      onEdit={onEdit}
    />
  );
}
