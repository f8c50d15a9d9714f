import { describe, expect, it } from "vitest";
import { NO_CONTENT } from "./builder.ts";
import { applyOperation, type BuilderOperation } from "./builder-operation.ts";
import { compactUndo, parseUndo } from "./builder-undo.ts";
import { createWork, type BuilderWork } from "./builder-work.ts";

const make = (...list: BuilderOperation[]): BuilderWork =>
  list.reduce(applyOperation, createWork("seed"));
const before = make(
  { kind: "add", type: "text", title: "Uno: más | allá" },
  { kind: "add", type: "button", title: "Dos" },
  { kind: "select", id: null },
);
const from = { at: 1_000 };
const steps: [string, BuilderOperation][] = [
  ["add", { kind: "add", type: "chat", title: "Tres" }],
  ["edit", { kind: "edit", id: "block-1", changes: { body: "Hola\n|:x", x: 200 } }],
  ["swap", { kind: "swap", id: "block-1", otherId: "block-2" }],
  ["remove", { kind: "remove", id: "block-1" }],
  ["clear", { kind: "clear" }],
];

describe("a step", () => {
  it.each(steps)("leads back from %s", (_, operation) => {
    const after = applyOperation(before, operation);
    const text = compactUndo({ before, after, from, isRedo: false }, 0)!;
    expect(text).not.toMatch(/[\s;,"\\]/);
    const step = parseUndo(text, after, from)!;
    expect(step.isRedo).toBe(false);
    expect(step.work.blocks).toEqual(before.blocks);
    // Numbers of blocks are never used twice.
    expect(step.work.nextNumber).toBe(after.nextNumber);
  });

  it("has only the blocks that differ", () => {
    const after = applyOperation(before, steps[0]![1]);
    const text = compactUndo({ before, after, from, isRedo: false }, 0)!;
    expect(text).not.toContain("Dos");
  });

  it("leads back from nothing else", () => {
    const after = applyOperation(before, steps[3]![1]);
    const text = compactUndo({ before, after, from, isRedo: true }, 0)!;
    expect(parseUndo(text, after, from)?.isRedo).toBe(true);
    expect(parseUndo(text, after, { at: 1_001 })).toBeNull();
    expect(parseUndo(text, after, { version: 1_000 })).toBeNull();
    expect(parseUndo(text, before, from)).toBeNull();
    expect(parseUndo(text, createWork("seed"), from)).toBeNull();
    for (const wrong of ["", "|", "rs", "rs|x|1", "rs|u|1.1", "rs|u|9"])
      expect(parseUndo(wrong, after, from)).toBeNull();
  });

  it("is left out where it does not fit beside the draft", () => {
    const body = "ñ".repeat(400);
    const long = applyOperation(before, {
      kind: "edit",
      id: "block-1",
      changes: { ...NO_CONTENT, body },
    });
    const change = { before: long, after: before, from, isRedo: false };
    expect(compactUndo(change, 0)).not.toBeNull();
    expect(compactUndo(change, 3_900)).toBeNull();
  });
});
