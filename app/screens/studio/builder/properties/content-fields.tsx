import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { ReactNode } from "react";
import {
  BLOCK_PICTURES_MAX,
  BODY_MAX_LENGTH,
  BUTTON_ACTIONS,
  TARGET_MAX_LENGTH,
  type ButtonAction,
} from "#domain/studio/builder/builder.ts";
import type { PageItem, PagePicture } from "#domain/studio/pages/pages.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ChatChoice } from "#app/screens/studio/builder/chat-choice.server.ts";
import { BodyOrigin } from "./body-origin.tsx";
import { SelectField, type OnEdit } from "./fields.tsx";
import { ChatField, contentOf, ItemField, type FieldProps } from "./item-fields.tsx";
import type { PageNotes } from "./page-note.tsx";
import { PictureUpload, type UploadWords } from "./picture-upload.tsx";

/** A person's things that blocks can show. */
export interface Offered {
  items: readonly PageItem[];
  chat: ChatChoice;
  pictures: readonly (PagePicture & { src: string })[];
  /** The document that the price list of the layout is from. */
  origin: { id: string; name: string; spaceId: string } | null;
  /** Price lists of the layout that are a template's examples. */
  examples: readonly string[];
  upload: UploadWords;
  notes: PageNotes;
}

const BODIES = {
  text: { label: m.builder_body_text, help: m.builder_body_text_help, rows: 5 },
  prices: { label: m.builder_body_prices, help: m.builder_body_prices_help, rows: 10 },
  hours: { label: m.builder_body_hours, help: m.builder_body_hours_help, rows: 4 },
  questions: { label: m.builder_body_questions, help: m.builder_body_questions_help, rows: 8 },
};

const ACTION_NAMES = {
  whatsapp: m.builder_action_whatsapp,
  call: m.builder_action_call,
  map: m.builder_action_map,
  link: m.builder_action_link,
} satisfies Record<ButtonAction, unknown>;

const TARGET_NAMES = {
  whatsapp: m.builder_target_whatsapp,
  call: m.builder_target_call,
  map: m.builder_target_map,
  link: m.builder_target_link,
} satisfies Record<ButtonAction, unknown>;

/** Keyboards of phones. */
const INPUT_MODES = { whatsapp: "tel", call: "tel", map: "text", link: "url" } as const;

/**
 * The fields of a block's own content, by its type.
 *
 * @param typed what was typed into a refused form
 */
export function ContentFields({
  typed,
  ...props
}: FieldProps & { typed: Record<string, string> | null }) {
  const { block, onEdit } = props;
  const { type } = block;
  switch (type) {
    case "text":
    case "prices":
    case "hours":
    case "questions": {
      const value = typed?.body ?? contentOf(block).body;
      return (
        <>
          <BodyField type={type} value={value} onEdit={onEdit} />
          <BodyOrigin block={block} offered={props.offered} />
        </>
      );
    }
    case "button":
      return <ButtonFields {...props} />;
    case "picture":
    case "gallery":
      return <PictureFields {...props} />;
    case "chat":
      return <ChatField {...props} />;
    default:
      return <ItemField {...props} kind={type} />;
  }
}

function BodyField({
  type,
  value,
  onEdit,
}: {
  type: keyof typeof BODIES;
  value: string;
  onEdit: OnEdit;
}) {
  const lang = useLang();
  const { label, help, rows } = BODIES[type];
  return (
    <WithHelp label={label({}, lang)} help={help({}, lang)}>
      <textarea
        name="body"
        rows={rows}
        maxLength={BODY_MAX_LENGTH}
        value={value}
        onChange={onEdit}
        aria-describedby="content-help"
        className="field py-2 text-base font-400"
      />
    </WithHelp>
  );
}

function ButtonFields({ block, onEdit }: FieldProps) {
  const lang = useLang();
  const { action, target } = contentOf(block);
  const help = action === "link" ? m.builder_target_link_help : m.builder_target_business;
  return (
    <>
      <SelectField
        label={m.builder_action({}, lang)}
        name="action"
        value={action}
        values={BUTTON_ACTIONS}
        nameOf={(each) => ACTION_NAMES[each]({}, lang)}
        onEdit={onEdit}
      />
      <WithHelp label={TARGET_NAMES[action]({}, lang)} help={help({}, lang)}>
        <input
          name="target"
          maxLength={TARGET_MAX_LENGTH}
          autoComplete="off"
          inputMode={INPUT_MODES[action]}
          value={target}
          onChange={onEdit}
          aria-describedby="content-help"
          className="field text-base font-400"
        />
      </WithHelp>
    </>
  );
}

/** One picture of a picture block, up to six of a gallery. */
function PictureFields({ block, onEdit, offered: { pictures, upload } }: FieldProps) {
  const lang = useLang();
  const chosen = contentOf(block).pictures;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-600">{m.builder_pictures({}, lang)}</legend>
      {/* Boxes that are not checked are not sent: without this one an empty choice would change nothing. */}
      <input type="hidden" name="pictures" value="" />
      {pictures.length === 0 ? (
        <p className="text-sm text-ink-soft">{m.builder_pictures_none({}, lang)}</p>
      ) : (
        <div className="grid grid-cols-3 gap-2">
          {pictures.map(({ hash, alt, src }, place) => (
            <label key={hash} className="relative">
              <img
                src={src}
                alt={alt || `${m.builder_type_picture({}, lang)} ${place + 1}`}
                width={160}
                height={120}
                loading="lazy"
                className="w-full h-auto rounded-control"
              />
              <input
                type={block.type === "picture" ? "radio" : "checkbox"}
                name="pictures"
                value={hash}
                checked={chosen.includes(hash)}
                onChange={onEdit}
                className="tick absolute left-1 top-1"
              />
            </label>
          ))}
        </div>
      )}
      {(block.type === "picture" || chosen.length < BLOCK_PICTURES_MAX) && (
        <PictureUpload key={chosen.join()} upload={upload} />
      )}
      <a href={studioPaths.pagePictures} className="btn self-start">
        {m.builder_pictures_add({}, lang)}
      </a>
    </fieldset>
  );
}

function WithHelp({ label, help, children }: { label: string; help: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <label className="flex flex-col gap-1 text-sm font-600">
        {label}
        {children}
      </label>
      <p id="content-help" className="text-sm text-ink-soft">
        {help}
      </p>
    </div>
  );
}
