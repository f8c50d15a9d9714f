import { coverVariant } from "#domain/items/cover.ts";
import { ITEM_TYPES, type BuilderBlock, type ItemType } from "./builder.ts";
import { isOneOf } from "./builder-blocks.ts";

export const isItemType = (type: string): type is ItemType => isOneOf(ITEM_TYPES, type);

/** Index of a block's tile drawing: that of its item's kind, or of spaces for blocks with content. */
export const blockTile = ({ type, id }: Pick<BuilderBlock, "type" | "id">): number =>
  coverVariant(isItemType(type) ? type : "space", id);
