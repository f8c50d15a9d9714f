import type { Locale } from "#domain/preferences/preferences.ts";
import { spriteStyle, type MediumKind } from "#domain/studio/media.ts";
import { mediaFilePath } from "#domain/addresses/media-paths.ts";
import type { LibraryItem } from "#db/queries/studio/media.ts";
import * as m from "#app/messages/messages.js";

/** A cell of a sprite as the background of an element. */
export interface SpriteCell {
  backgroundImage: string;
  backgroundSize: string;
  backgroundPosition: string;
}

/** CSS of an item's cell in its collection's sprite; undefined without one. */
export function spriteCellOf({
  sprite,
  spriteColumns,
  position,
  cells,
}: Pick<LibraryItem, "sprite" | "spriteColumns" | "position" | "cells">): SpriteCell | undefined {
  if (!sprite || !spriteColumns) return undefined;
  return {
    backgroundImage: `url(${mediaFilePath(sprite)})`,
    ...spriteStyle(position, { columns: spriteColumns, cells }),
  };
}

export const mediumKindLabel = (kind: MediumKind, lang: { locale: Locale }): string =>
  ({
    picture: m.media_kind_picture,
    loop: m.media_kind_loop,
    look: m.media_kind_look,
    script: m.media_kind_script,
    start: m.media_kind_start,
    preset: m.media_kind_preset,
  })[kind]({}, lang);
