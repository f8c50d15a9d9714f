import { expect, it } from "vitest";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { changesBetween, isMadeFrom } from "./page-changes.ts";
import { templateBlocks } from "./page-templates.ts";

const blocks = templateBlocks("restaurant", "es");
const edit = (id: string, changes: Partial<BuilderBlock>) =>
  blocks.map((block) => (block.id === id ? { ...block, ...changes } : block));

it("finds nothing between equal layouts, nor where a block moves without passing another", () => {
  const none = { added: [], removed: [], changed: [], isReordered: false, count: 0 };
  expect(changesBetween(blocks, blocks)).toEqual(none);
  const [first] = blocks;
  const { x, y } = first!.position;
  expect(changesBetween(blocks, edit(first!.id, { position: { x: x + 1, y } }))).toEqual(none);
  // A text has no figures.
  const config = { ...first!.config, showMetrics: true };
  expect(changesBetween(blocks, edit(first!.id, { config }))).toEqual(none);
});

it("finds another colour, and another layout where the page draws it differently", () => {
  const first = blocks[0]!;
  const violet = { ...first.config, color: "violet" };
  // All but items have the business's colour.
  expect(changesBetween(blocks, edit(first.id, { config: violet })).count).toBe(0);
  const item: BuilderBlock = { ...first, id: "block-41", type: "agentik", title: "Pedidos" };
  const withItem = [...blocks, item];
  const recoloured = [...blocks, { ...item, config: violet }];
  expect(changesBetween(withItem, recoloured).changed).toEqual(["Pedidos"]);
  const grid = (type: BuilderBlock["type"]) => {
    const block = blocks.find((each) => each.type === type)!;
    const config = { ...block.config, layout: "grid" as const };
    return changesBetween(blocks, edit(block.id, { config })).count;
  };
  expect([grid("prices"), grid("button"), grid("picture")]).toEqual([1, 0, 0]);
});

it("names what is new, gone and changed by the titles people know", () => {
  const menu = blocks.find(({ type }) => type === "prices")!;
  const content = { ...menu.content!, body: "Pozole 110" };
  const newer = [
    ...edit(menu.id, { title: "Carta", content }).filter(({ type }) => type !== "gallery"),
    { ...menu, id: "block-40", title: "Postres" },
  ];
  expect(changesBetween(blocks, newer)).toMatchObject({
    added: ["Postres"],
    removed: ["Fotos"],
    changed: ["Carta"],
    count: 3,
  });
});

it("counts a new order once, and a block of another type as another block", () => {
  const last = blocks.at(-1)!;
  const moved = edit(last.id, { position: { x: 0, y: 0 } });
  expect(changesBetween(blocks, moved)).toMatchObject({ isReordered: true, count: 1 });
  const other = edit(last.id, { type: "text", title: "Nosotros" });
  expect(changesBetween(blocks, other)).toMatchObject({
    added: ["Nosotros"],
    removed: [last.title],
    changed: [],
    count: 2,
  });
});

it("takes a layout for a further version while half of the former's blocks are kept", () => {
  const half = Math.ceil(blocks.length / 2);
  expect(isMadeFrom(blocks, edit(blocks[0]!.id, { title: "Otro" }))).toBe(true);
  expect(isMadeFrom(blocks, blocks.slice(0, half))).toBe(true);
  expect(isMadeFrom(blocks, blocks.slice(0, half - 1))).toBe(false);
  expect(isMadeFrom(blocks, [])).toBe(false);
  expect(isMadeFrom([], blocks)).toBe(false);
});
