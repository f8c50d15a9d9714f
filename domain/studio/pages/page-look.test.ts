import { expect, it } from "vitest";
import {
  BLOCK_COLORS,
  BLOCK_LAYOUTS,
  BLOCK_TYPES,
  type BlockLayout,
  type BlockType,
} from "#domain/studio/builder/builder.ts";
import { blockLook } from "./page-look.ts";

const look = (type: BlockType, more: Record<string, unknown> = {}) =>
  blockLook({
    type,
    config: {
      color: "emerald",
      size: "small",
      layout: "card",
      showMetrics: true,
      customStyle: "",
      ...more,
    },
  });

it("gives items a colour of their own for each colour of the builder, and the rest none", () => {
  const kinds = BLOCK_COLORS.map((color) => look("agentik", { color }).kind);
  expect(kinds).toEqual(["space", "artifakt", "agentik", "challenge"]);
  for (const unknown of ["#ff0000", "toString", ""])
    expect(look("agentik", { color: unknown }).kind).toBe("space");
  expect(BLOCK_TYPES.filter((type) => look(type).kind !== null)).toEqual([
    "space",
    "artifakt",
    "agentik",
  ]);
});

it("keeps the layouts that a page can tell apart, and draws a card otherwise", () => {
  const drawn = (type: BlockType): BlockLayout[] =>
    BLOCK_LAYOUTS.map((layout) => look(type, { layout }).layout);
  const single: BlockType[] = ["button", "chat"];
  for (const type of BLOCK_TYPES)
    if (single.includes(type)) expect(drawn(type)).toEqual(["card", "card", "card"]);
    else if (type === "picture") expect(drawn(type)).toEqual(["card", "list", "card"]);
    else expect(drawn(type)).toEqual(["card", "list", "grid"]);
});

it("says figures of items alone, where they are chosen", () => {
  expect(BLOCK_TYPES.filter((type) => look(type).hasMetrics)).toEqual([
    "space",
    "artifakt",
    "agentik",
  ]);
  expect(look("space", { showMetrics: false }).hasMetrics).toBe(false);
});
