import { expect, it } from "vitest";
import { applyOperation } from "./builder-operation.ts";
import { createWork } from "./builder-work.ts";
import { LAYOUT_FILE_MAX_CHARACTERS, parseLayout, serializeLayout } from "./layout-file.ts";

const { blocks } = applyOperation(createWork("s"), { kind: "add", type: "space", title: "Menú" });

it("is read back as it was", () => {
  expect(parseLayout(serializeLayout(blocks))).toEqual(blocks);
  expect(parseLayout(serializeLayout([]))).toEqual([]);
  expect(parseLayout(JSON.stringify(blocks))).toEqual(blocks);
});

it("is null when anything in it is invalid", () => {
  const file = { kind: "plaza-layout", version: 1, blocks };
  for (const wrong of [
    "",
    "{",
    "null",
    "7",
    '"x"',
    "{}",
    JSON.stringify({ ...file, kind: "other" }),
    JSON.stringify({ ...file, version: 2 }),
    JSON.stringify({ ...file, blocks: [{ ...blocks[0], type: "challenge" }] }),
    JSON.stringify({ ...file, blocks: [blocks[0], blocks[0]] }),
    " ".repeat(LAYOUT_FILE_MAX_CHARACTERS) + JSON.stringify(file),
  ])
    expect([wrong.slice(0, 40), parseLayout(wrong)]).toEqual([wrong.slice(0, 40), null]);
});
