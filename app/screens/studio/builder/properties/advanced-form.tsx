import type { ReactNode } from "react";
import {
  BLOCK_LAYOUTS,
  CUSTOM_STYLE_MAX_LENGTH,
  MAX_POSITION,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import { isItemType } from "#domain/studio/builder/block-tile.ts";
import { readCustomStyle, STYLE_PROPERTIES } from "#domain/studio/builder/builder-style.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { builderAddress } from "#app/screens/studio/builder/builder-address.ts";
import { CheckField, NumberField, SelectField, type OnEdit } from "./fields.tsx";
import { PageNote, type PageNotes } from "./page-note.tsx";
import { LAYOUT_NAMES } from "#app/screens/studio/builder/words.ts";

/**
 * The advanced configuration of a block: layout, metrics, custom style and position. Used in the
 * dialog and, without JavaScript, in the page.
 *
 * @param typed the custom style as typed, after a refusal
 */
export function AdvancedForm({
  block,
  typed,
  notes,
  onEdit,
  children,
}: {
  block: BuilderBlock;
  typed?: string;
  notes: PageNotes;
  onEdit: OnEdit;
  /** The form's buttons. */
  children: ReactNode;
}) {
  const lang = useLang();
  const { id, position, config } = block;
  const { unknown } = readCustomStyle(config.customStyle);
  return (
    <form
      method="post"
      action={builderAddress({ block: id, isAdvanced: true })}
      data-edit=""
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="block" value={id} />
      <SelectField
        label={m.builder_field_layout({}, lang)}
        name="layout"
        value={config.layout}
        values={BLOCK_LAYOUTS}
        nameOf={(each) => LAYOUT_NAMES[each]({}, lang)}
        onEdit={onEdit}
      />
      <PageNote note={notes.layout[block.type]} />
      {isItemType(block.type) && (
        <>
          <CheckField
            label={m.builder_field_metrics({}, lang)}
            name="showMetrics"
            isOn={config.showMetrics}
            onEdit={onEdit}
          />
          <PageNote note={notes.metrics} />
        </>
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <NumberField
          label={m.builder_field_x({}, lang)}
          name="x"
          value={position.x}
          max={MAX_POSITION.x}
          onEdit={onEdit}
        />
        <NumberField
          label={m.builder_field_y({}, lang)}
          name="y"
          value={position.y}
          max={MAX_POSITION.y}
          onEdit={onEdit}
        />
      </div>
      <PageNote note={notes.place} />
      <label className="flex flex-col gap-1 text-sm font-600">
        {m.builder_field_style({}, lang)}
        <textarea
          name="customStyle"
          rows={3}
          maxLength={CUSTOM_STYLE_MAX_LENGTH}
          spellCheck={false}
          value={typed ?? config.customStyle}
          onChange={onEdit}
          aria-describedby="style-help"
          className="field py-2 text-base font-400"
        />
      </label>
      <p id="style-help" className="text-sm text-ink-soft">
        {m.builder_style_help({ names: STYLE_PROPERTIES.join(", ") }, lang)}
      </p>
      <p role="status" className="text-sm text-warning empty:hidden">
        {unknown.length > 0 && m.builder_style_unknown({ names: unknown.join("; ") }, lang)}
      </p>
      {children}
    </form>
  );
}
