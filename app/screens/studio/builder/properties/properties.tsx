import {
  BLOCK_COLORS,
  BLOCK_SIZES,
  DESCRIPTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import { DIRECTIONS, type Direction } from "#domain/studio/builder/builder-form.ts";
import { isItemType } from "#domain/studio/builder/block-tile.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { AdvancedForm } from "./advanced-form.tsx";
import { colorClass, TYPE_ICONS } from "#app/screens/studio/builder/canvas/block-view.tsx";
import { builderAddress } from "#app/screens/studio/builder/builder-address.ts";
import { ContentFields, type Offered } from "./content-fields.tsx";
import { SelectField, type OnEdit } from "./fields.tsx";
import { PageNote } from "./page-note.tsx";
import { COLOR_NAMES, SIZE_NAMES, titleOf, TYPE_NAMES } from "#app/screens/studio/builder/words.ts";

const MOVES: Record<Direction, { name: typeof m.builder_move_left; icon: string }> = {
  left: { name: m.builder_move_left, icon: "i-lucide-arrow-left" },
  up: { name: m.builder_move_up, icon: "i-lucide-arrow-up" },
  down: { name: m.builder_move_down, icon: "i-lucide-arrow-down" },
  right: { name: m.builder_move_right, icon: "i-lucide-arrow-right" },
};

export interface PropertiesProps {
  blocks: readonly BuilderBlock[];
  /** Typed values of a refused form, by field name. */
  typed: Record<string, string> | null;
  /** The advanced form is open in the page, by its URL (without JavaScript). */
  isAdvancedOpen: boolean;
  isScripted: boolean;
  offered: Offered;
  onEdit: OnEdit;
}

/**
 * The properties of one block. Each part is a form that posts one operation; with JavaScript a field
 * applies while it is typed into.
 */
export function Properties({
  block,
  blocks,
  typed,
  isAdvancedOpen,
  isScripted,
  offered,
  onEdit,
}: PropertiesProps & { block: BuilderBlock }) {
  const lang = useLang();
  const { id, type, config, position } = block;
  const written = typed?.block === id ? typed : null;
  const address = builderAddress({ block: id });
  return (
    <div className={`${colorClass(config.color)} flex flex-col gap-3`}>
      <p className="flex items-center gap-2">
        <span className="badge">
          <span className={TYPE_ICONS[type]} aria-hidden="true" />
          {TYPE_NAMES[type]({}, lang)}
        </span>
        <span className="text-sm text-ink-soft tabular">{m.builder_position(position, lang)}</span>
      </p>
      <form method="post" action={address} data-edit="" className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="block" value={id} />
        {/* The form's first button is what Enter presses: it applies, and does not upload. */}
        <button hidden />
        <label className="flex flex-col gap-1 text-sm font-600">
          {m.builder_field_title({}, lang)}
          <input
            name="title"
            maxLength={TITLE_MAX_LENGTH}
            autoComplete="off"
            value={written?.title ?? block.title}
            onChange={onEdit}
            className="field text-base font-400"
          />
        </label>
        <label className="flex flex-col gap-1 text-sm font-600">
          {m.builder_field_description({}, lang)}
          <textarea
            name="description"
            rows={2}
            maxLength={DESCRIPTION_MAX_LENGTH}
            value={written?.description ?? block.description}
            onChange={onEdit}
            className="field py-2 text-base font-400"
          />
        </label>
        <ContentFields block={block} typed={written} onEdit={onEdit} offered={offered} />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={m.builder_field_color({}, lang)}
            name="color"
            value={config.color}
            values={BLOCK_COLORS}
            nameOf={(each) => COLOR_NAMES[each]({}, lang)}
            onEdit={onEdit}
          />
          <SelectField
            label={m.builder_field_size({}, lang)}
            name="size"
            value={config.size}
            values={BLOCK_SIZES}
            nameOf={(each) => SIZE_NAMES[each]({}, lang)}
            onEdit={onEdit}
          />
        </div>
        {!isItemType(block.type) && <PageNote note={offered.notes.colour} />}
        <PageNote note={offered.notes.size} />
        {!isScripted && <button className="btn-primary">{m.builder_apply({}, lang)}</button>}
      </form>
      <form
        method="post"
        action={address}
        aria-label={m.builder_move({}, lang)}
        className="grid grid-cols-4 gap-2"
      >
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="block" value={id} />
        {DIRECTIONS.map((direction) => {
          const { name, icon } = MOVES[direction];
          return (
            <button
              key={direction}
              name="direction"
              value={direction}
              aria-label={`${m.builder_move({}, lang)}: ${name({}, lang)}`}
              data-tip={name({}, lang)}
              className="btn px-0"
            >
              <span className={icon} aria-hidden="true" />
            </button>
          );
        })}
      </form>
      {blocks.length > 1 && <SwapForm block={block} blocks={blocks} />}
      <form method="post" action={address} className="grid grid-cols-2 gap-2">
        <input type="hidden" name="block" value={id} />
        <button name="intent" value="duplicate" className="btn px-2">
          {m.builder_duplicate({}, lang)}
        </button>
        <button name="intent" value="remove" className="btn px-2 text-danger">
          {m.builder_remove({}, lang)}
        </button>
      </form>
      {isAdvancedOpen ? (
        <section className="flex flex-col gap-3 pt-3 border-t border-line">
          <h3 className="font-700">{m.builder_advanced({}, lang)}</h3>
          <AdvancedForm
            block={block}
            typed={written?.customStyle}
            notes={offered.notes}
            onEdit={onEdit}
          >
            {!isScripted && <button className="btn-primary">{m.builder_apply({}, lang)}</button>}
          </AdvancedForm>
        </section>
      ) : (
        <a
          href={builderAddress({ block: id, isAdvanced: true, hash: "properties" })}
          data-opens="advanced"
          className="btn px-2"
        >
          {m.builder_advanced({}, lang)}
        </a>
      )}
    </div>
  );
}

function SwapForm({ block, blocks }: { block: BuilderBlock; blocks: readonly BuilderBlock[] }) {
  const lang = useLang();
  return (
    <form
      method="post"
      action={builderAddress({ block: block.id })}
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="intent" value="swap" />
      <input type="hidden" name="block" value={block.id} />
      <label className="flex flex-col gap-1 text-sm font-600">
        {m.builder_swap_with({}, lang)}
        <select name="other" className="field select text-base lg:text-sm font-400">
          {blocks
            .filter((other) => other.id !== block.id)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {/* Position first: titles may repeat, and the select cuts off long ones. */}
                {`${other.position.x}, ${other.position.y} · ${titleOf(other, lang)}`}
              </option>
            ))}
        </select>
      </label>
      <button className="btn px-2">
        <span className="i-lucide-arrow-left-right" aria-hidden="true" />
        {m.builder_swap({}, lang)}
      </button>
    </form>
  );
}
