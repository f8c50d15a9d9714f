import type {
  BlockColor,
  BlockLayout,
  BlockSize,
  BlockType,
} from "#domain/studio/builder/builder.ts";
import type { BuilderWords } from "#domain/studio/builder/builder-form.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;
type Messages<Key extends string> = Record<Key, Message>;

export const TYPE_NAMES: Messages<BlockType> = {
  space: m.builder_type_space,
  artifakt: m.builder_type_artifakt,
  agentik: m.builder_type_agentik,
  text: m.builder_type_text,
  picture: m.builder_type_picture,
  button: m.builder_type_button,
  prices: m.builder_type_prices,
  hours: m.builder_type_hours,
  gallery: m.builder_type_gallery,
  questions: m.builder_type_questions,
  chat: m.builder_type_chat,
};

export const COLOR_NAMES: Messages<BlockColor> = {
  emerald: m.builder_color_emerald,
  amber: m.builder_color_amber,
  cyan: m.builder_color_cyan,
  violet: m.builder_color_violet,
};

export const SIZE_NAMES: Messages<BlockSize> = {
  small: m.builder_size_small,
  medium: m.builder_size_medium,
  large: m.builder_size_large,
};

export const LAYOUT_NAMES: Messages<BlockLayout> = {
  card: m.builder_layout_card,
  list: m.builder_layout_list,
  grid: m.builder_layout_grid,
};

/** A block with content begins with the name of its type. */
const NEW_TITLES: Messages<BlockType> = {
  ...TYPE_NAMES,
  space: m.builder_new_space,
  artifakt: m.builder_new_artifakt,
  agentik: m.builder_new_agentik,
};

/** Texts that new blocks and duplicates start with. */
export const writtenWords = (lang: { locale: Locale }): BuilderWords => ({
  newTitle: (type) => NEW_TITLES[type]({}, lang),
  copySuffix: m.builder_copy_suffix({}, lang),
});

/** A block's title, or a placeholder if it is empty. */
export const titleOf = ({ title }: { title: string }, lang: { locale: Locale }) =>
  title.trim() || m.builder_untitled({}, lang);
