import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BLOCK_COLORS,
  BLOCK_HEIGHTS,
  BLOCK_LAYOUTS,
  BLOCK_SIZES,
  BLOCK_TYPES,
  BUILDER_CANVAS,
  MAX_BLOCKS,
  MAX_POSITION,
  TITLE_MAX_LENGTH,
} from "./builder.ts";
import { parseBlocks } from "./builder-blocks.ts";
import { createWork, findBlock, parseWork, type BuilderWork } from "./builder-work.ts";
import { applyOperation, changesTo, type BuilderOperation } from "./builder-operation.ts";
import {
  compactDraft,
  compactTooLarge,
  COMPACT_DRAFT_MAX_LENGTH,
  nextDraftTime,
  parseCompactDraft,
  parseDraft,
  serializeDraft,
} from "./builder-draft.ts";
import {
  canRedo,
  canUndo,
  doOperation,
  MAX_UNDO_STEPS,
  redo,
  startHistory,
  undo,
} from "./builder-history.ts";

/** Ids of existing and missing blocks. */
const ids = fc.integer({ min: 1, max: 12 }).map((number) => `block-${number}`);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 90 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const anyNumber = fc.oneof(fc.integer({ min: -900, max: 900 }), fc.double());

const operations: fc.Arbitrary<BuilderOperation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("add" as const),
      type: fc.constantFrom(...BLOCK_TYPES),
      title: text,
    }),
  },
  fc.record({ kind: fc.constant("select" as const), id: fc.option(ids) }),
  fc.record({
    kind: fc.constant("edit" as const),
    id: ids,
    changes: fc.record(
      {
        title: text,
        description: text,
        color: fc.constantFrom(...BLOCK_COLORS),
        size: fc.constantFrom(...BLOCK_SIZES),
        layout: fc.constantFrom(...BLOCK_LAYOUTS),
        showMetrics: fc.boolean(),
        customStyle: text,
        x: anyNumber,
        y: anyNumber,
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant("move" as const), id: ids, dx: anyNumber, dy: anyNumber }),
  fc.record({ kind: fc.constant("swap" as const), id: ids, otherId: ids }),
  fc.record({
    kind: fc.constant("duplicate" as const),
    id: ids,
    suffix: fc.constantFrom(" (Copy)", " (copia)"),
  }),
  fc.record({ kind: fc.constant("remove" as const), id: ids }),
  { weight: 1, arbitrary: fc.constant({ kind: "clear" as const }) },
);

const seeds = fc.stringMatching(/^[a-z\d]{1,12}$/);
const sequences = fc.array(operations, { maxLength: 40 });
const run = (seed: string, list: readonly BuilderOperation[]) =>
  list.reduce(applyOperation, createWork(seed));
const works = fc.tuple(seeds, sequences).map(([seed, list]) => run(seed, list));
/** Work with at least two blocks. */
const fuller = works.map((work) =>
  [1, 2].reduce<BuilderWork>(
    (after) => applyOperation(after, { kind: "add", type: "space", title: "New Space" }),
    work,
  ),
);
const idsOf = ({ blocks }: BuilderWork) => blocks.map(({ id }) => id);

describe("any sequence of operations", () => {
  it("keeps count, ids, selection and positions valid", () => {
    fc.assert(
      fc.property(seeds, sequences, (seed, list) => {
        let work = createWork(seed);
        for (const operation of list) {
          const before = work;
          work = applyOperation(before, operation);
          const grown = work.blocks.length - before.blocks.length;
          if (operation.kind === "add") expect(grown).toBe(1);
          else if (operation.kind === "duplicate")
            expect(grown).toBe(findBlock(before, operation.id) ? 1 : 0);
          else if (operation.kind === "remove")
            expect(grown).toBe(findBlock(before, operation.id) ? -1 : 0);
          else if (operation.kind === "clear") expect(work.blocks).toEqual([]);
          else expect(idsOf(work)).toEqual(idsOf(before));

          expect(new Set(idsOf(work)).size).toBe(work.blocks.length);
          const { selectedId } = work;
          expect(selectedId === null || idsOf(work).includes(selectedId)).toBe(true);
          for (const { position } of work.blocks) {
            for (const [value, max] of [
              [position.x, MAX_POSITION.x],
              [position.y, MAX_POSITION.y],
            ] as const) {
              expect(Number.isInteger(value) && value >= 0 && value <= max).toBe(true);
            }
          }
        }
      }),
    );
  });

  it("never gives an id twice", () => {
    fc.assert(
      fc.property(seeds, sequences, (seed, list) => {
        const given = new Set<string>();
        let work = createWork(seed);
        for (const operation of list) {
          const before = new Set(idsOf(work));
          work = applyOperation(work, operation);
          for (const id of idsOf(work).filter((each) => !before.has(each))) {
            expect(given.has(id)).toBe(false);
            given.add(id);
          }
        }
      }),
    );
  });

  it("never changes the work it was given", () => {
    fc.assert(
      fc.property(fuller, operations, (work, operation) => {
        const copy = structuredClone(work);
        applyOperation(work, operation);
        expect(work).toEqual(copy);
      }),
    );
  });

  it("is deterministic for a seed, and its result can be parsed", () => {
    fc.assert(
      fc.property(seeds, sequences, (seed, list) => {
        const work = run(seed, list);
        expect(run(seed, list)).toEqual(work);
        expect(parseWork(JSON.parse(JSON.stringify(work)))).toEqual(work);
      }),
    );
  });
});

describe("add", () => {
  it.each([
    ["space", "emerald"],
    ["artifakt", "amber"],
    ["agentik", "cyan"],
  ] as const)("a new %s has the defaults", (type, color) => {
    const work = applyOperation(createWork("seed"), { kind: "add", type, title: "New X" });
    const { position, ...rest } = work.blocks[0]!;
    expect(rest).toEqual({
      id: "block-1",
      type,
      title: "New X",
      description: "",
      config: { color, size: "medium", layout: "card", showMetrics: true, customStyle: "" },
    });
    expect(work.selectedId).toBe("block-1");
    expect(position.x).toBeLessThanOrEqual(BUILDER_CANVAS.width - 240);
    expect(position.y).toBeLessThanOrEqual(BUILDER_CANVAS.height - BLOCK_HEIGHTS.medium);
  });

  it("puts blocks at different positions, depending on the seed", () => {
    const place = (seed: string) => {
      const list = Array.from({ length: 12 }, () => ({
        kind: "add" as const,
        type: "space" as const,
        title: "",
      }));
      return JSON.stringify(run(seed, list).blocks.map(({ position }) => position));
    };
    expect(
      new Set((JSON.parse(place("a")) as object[]).map((at) => JSON.stringify(at))).size,
    ).toBeGreaterThan(8);
    expect(place("a")).not.toBe(place("b"));
  });

  it("stops at the maximum number of blocks", () => {
    const add: BuilderOperation = { kind: "add", type: "space", title: "" };
    const full = run(
      "s",
      Array.from({ length: MAX_BLOCKS + 5 }, () => add),
    );
    expect(full.blocks).toHaveLength(MAX_BLOCKS);
    expect(applyOperation(full, add)).toBe(full);
    expect(applyOperation(full, { kind: "duplicate", id: "block-1", suffix: " (Copy)" })).toBe(
      full,
    );
    expect(parseBlocks([...full.blocks, { ...full.blocks[0]!, id: "block-101" }])).toBeNull();
  });
});

it("finds the changed fields of a form, none for an unchanged form", () => {
  const [block] = run("s", [{ kind: "add", type: "space", title: "A" }]).blocks;
  const said = { title: "A", description: "", color: "emerald", showMetrics: true } as const;
  expect(changesTo(block!, said)).toEqual({});
  expect(changesTo(block!, { ...said, description: "a\r\nb", size: "large", x: -5 })).toEqual({
    description: "a\nb",
    size: "large",
    ...(block!.position.x !== 0 && { x: 0 }),
  });
});

describe("invariants", () => {
  it("swap is its own inverse, and changes the two positions only", () => {
    fc.assert(
      fc.property(fuller, fc.nat(), fc.nat(), (work, first, second) => {
        const all = idsOf(work);
        const [id, otherId] = [all[first % all.length]!, all[second % all.length]!];
        const once = applyOperation(work, { kind: "swap", id, otherId });
        expect(applyOperation(once, { kind: "swap", id, otherId })).toEqual(work);
        expect(applyOperation(work, { kind: "swap", id: otherId, otherId: id })).toEqual(once);
        expect(findBlock(once, id)!.position).toEqual(findBlock(work, otherId)!.position);
        expect(findBlock(once, otherId)!.position).toEqual(findBlock(work, id)!.position);
        const elsewhere = (each: BuilderWork) =>
          each.blocks.map((block) => ({ ...block, position: null }));
        expect(elsewhere(once)).toEqual(elsewhere(work));
      }),
    );
  });

  it("a duplicate is the same but for its id, its title and 20 in x and y", () => {
    fc.assert(
      fc.property(fuller, fc.nat(), (work, index) => {
        const original = work.blocks[index % work.blocks.length]!;
        const after = applyOperation(work, {
          kind: "duplicate",
          id: original.id,
          suffix: " (Copy)",
        });
        const copy = after.blocks.at(-1)!;
        expect(after.blocks.slice(0, -1)).toEqual(work.blocks);
        expect(after.selectedId).toBe(copy.id);
        const next = {
          x: Math.min(original.position.x + 20, MAX_POSITION.x),
          y: Math.min(original.position.y + 20, MAX_POSITION.y),
        };
        // Elsewhere only where it would completely cover another block (builder-placement.test.ts).
        const isTaken = work.blocks.some(({ position: { x, y } }) => x >= next.x && y >= next.y);
        if (!isTaken) expect(copy.position).toEqual(next);
        expect(copy.title.endsWith(" (Copy)")).toBe(true);
        expect(original.title.startsWith(copy.title.slice(0, -" (Copy)".length))).toBe(true);
        if (original.title.length + " (Copy)".length <= TITLE_MAX_LENGTH)
          expect(copy.title).toBe(`${original.title} (Copy)`);
        expect(copy.title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
        const same = { id: "", title: "", position: null };
        expect({ ...copy, ...same }).toEqual({ ...original, ...same });
        // Removing the duplicate restores the blocks.
        const removed = applyOperation(after, { kind: "remove", id: copy.id });
        expect(removed.blocks).toEqual(work.blocks);
        expect(removed.selectedId).toBeNull();
      }),
    );
  });

  it("deleting clears the selection of the deleted block and of no other", () => {
    fc.assert(
      fc.property(fuller, fc.nat(), (work, index) => {
        const { id } = work.blocks[index % work.blocks.length]!;
        const after = applyOperation(work, { kind: "remove", id });
        expect(idsOf(after)).toEqual(idsOf(work).filter((each) => each !== id));
        expect(after.selectedId).toBe(work.selectedId === id ? null : work.selectedId);
        expect(applyOperation(after, { kind: "remove", id })).toBe(after);
      }),
    );
  });

  it("an edit changes what it names and nothing else", () => {
    const [work] = [run("s", [{ kind: "add", type: "agentik", title: "A" }])];
    const after = applyOperation(work, {
      kind: "edit",
      id: "block-1",
      changes: { title: "Two\nlines", size: "large", showMetrics: false },
    });
    const [before, block] = [work.blocks[0]!, after.blocks[0]!];
    expect(block).toEqual({
      ...before,
      title: "Two lines",
      config: { ...before.config, size: "large", showMetrics: false },
    });
    expect(applyOperation(after, { kind: "edit", id: "block-1", changes: {} })).toBe(after);
  });
});

describe("undo and redo", () => {
  const histories = fc
    .tuple(seeds, sequences)
    .map(([seed, list]) =>
      list.reduce((history, each) => doOperation(history, each), startHistory(createWork(seed))),
    );

  it("undo restores exactly, redo after undo is identity", () => {
    fc.assert(
      fc.property(histories, operations, (history, operation) => {
        const after = doOperation(history, operation);
        if (operation.kind === "select" || after === history) return;
        expect(undo(after).present).toBe(history.present);
        const { openStep: _open, ...same } = after;
        expect(redo(undo(after))).toMatchObject(same);
        expect(canRedo(undo(after))).toBe(true);
        expect(canRedo(after)).toBe(false);
      }),
    );
  });

  it("undoes and redoes all steps", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const steps = history.past.length;
        let back = history;
        for (let step = 0; step < steps; step += 1) back = undo(back);
        expect(canUndo(back)).toBe(false);
        expect(back.present.blocks).toEqual([]);
        expect(undo(back)).toBe(back);
        let forth = back;
        for (let step = 0; step < steps; step += 1) forth = redo(forth);
        expect(forth.present).toEqual(history.present);
        expect(forth.past).toEqual(history.past);
      }),
    );
  });

  it("keeps the latest 100 steps", () => {
    let history = startHistory(createWork("s"));
    history = doOperation(history, { kind: "add", type: "space", title: "" });
    for (let index = 0; index < MAX_UNDO_STEPS + 20; index += 1) {
      const title = `Title ${index}`;
      history = doOperation(history, { kind: "edit", id: "block-1", changes: { title } });
    }
    expect(history.past).toHaveLength(MAX_UNDO_STEPS);
    expect(undo(history).present.blocks[0]!.title).toBe(`Title ${MAX_UNDO_STEPS + 18}`);
  });

  it("undoes a word, not a letter", () => {
    let history = doOperation(startHistory(createWork("s")), {
      kind: "add",
      type: "space",
      title: "New Space",
    });
    const type = (title: string, step: string | null) => {
      history = doOperation(history, { kind: "edit", id: "block-1", changes: { title } }, step);
    };
    for (const title of ["N", "Ne", "New"]) type(title, "title");
    type("Newest", null);
    expect(undo(history).present.blocks[0]!.title).toBe("New");
    expect(undo(undo(history)).present.blocks[0]!.title).toBe("New Space");
    // A change after an undo is a new step.
    history = undo(history);
    type("Next", "title");
    expect(undo(history).present.blocks[0]!.title).toBe("New");
  });
});

describe("a draft", () => {
  const times = fc.integer({ min: 1, max: 4_000_000_000_000 });

  it("is read back as it was, from local storage and from the cookie", () => {
    let compact = 0;
    fc.assert(
      fc.property(times, works, (at, work) => {
        expect(parseDraft(serializeDraft({ at, work }))).toEqual({ at, work });
        const cookie = compactDraft({ at, work });
        if (cookie === null) return;
        compact += 1;
        expect(cookie).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
        expect(cookie.length).toBeLessThanOrEqual(COMPACT_DRAFT_MAX_LENGTH);
        expect(parseCompactDraft(cookie)).toEqual({
          at,
          work: { ...work, selectedId: null },
        });
      }),
    );
    expect(compact).toBeGreaterThan(20);
  });

  it("fits into a cookie with all blocks as they come, and says when it does not", () => {
    const add = (title: string): BuilderOperation => ({ kind: "add", type: "space", title });
    const plain = run(
      "0123456789ab",
      Array.from({ length: MAX_BLOCKS }, () => add("New Space")),
    );
    expect(compactDraft({ at: 1_800_000_000_000, work: plain })).not.toBeNull();
    const long = run(
      "s",
      Array.from({ length: MAX_BLOCKS }, () => add("ñ".repeat(20))),
    );
    expect(compactDraft({ at: 1, work: long })).toBeNull();
    expect(parseCompactDraft(compactTooLarge(7))).toEqual({ at: 7 });
  });

  it("is null for invalid input", () => {
    const garbage = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.string().map((each) => `1|s|2|${each}`),
    );
    fc.assert(
      fc.property(garbage, (value) => {
        expect(parseDraft(value)).toBeNull();
        const read = parseCompactDraft(value);
        if (read && "work" in read) expect(parseWork(read.work)).toEqual(read.work);
      }),
    );
    expect(parseDraft(null)).toBeNull();
    for (const broken of ["", "|", "1|s|2|%E0", "zz|s|0|0000:1", "1|s|2|00001:1:%"])
      expect(parseCompactDraft(broken)).toBeNull();
  });

  it("is refused as a whole when one field is invalid", () => {
    const work = run("s", [
      { kind: "add", type: "space", title: "A" },
      { kind: "add", type: "agentik", title: "B" },
    ]);
    const block = work.blocks[0]!;
    const { config } = block;
    const wrong: unknown[] = [
      { ...block, id: "block-2" },
      { ...block, id: "__proto__" },
      { ...block, type: "challenge" },
      { ...block, title: "x".repeat(TITLE_MAX_LENGTH + 1) },
      { ...block, title: "a\u0000b" },
      { ...block, title: "\ud800" },
      { ...block, title: 7 },
      { ...block, description: undefined },
      ...[NaN, Infinity, -1, 0.5, MAX_POSITION.x + 1, "1", null].map((x) => ({
        ...block,
        position: { x, y: 0 },
      })),
      { ...block, position: null },
      { ...block, config: { ...config, color: "url(https://elsewhere.example)" } },
      { ...block, config: { ...config, size: "huge" } },
      { ...block, config: { ...config, layout: "" } },
      { ...block, config: { ...config, showMetrics: "on" } },
      { ...block, config: { ...config, customStyle: "x".repeat(301) } },
      null,
      [],
      "block-1",
    ];
    for (const each of wrong) {
      const blocks = [each, work.blocks[1]];
      expect([each, parseBlocks(blocks)]).toEqual([each, null]);
      expect(parseWork({ ...work, blocks })).toBeNull();
    }
    // Unknown fields are left out.
    expect(parseBlocks([{ ...block, onclick: "x" }])).toEqual([block]);
    for (const change of [
      { nextNumber: 2 },
      { nextNumber: 2.5 },
      { nextNumber: "3" },
      { selectedId: "block-9" },
      { seed: "a b" },
      { blocks: {} },
    ])
      expect([change, parseWork({ ...work, ...change })]).toEqual([change, null]);
  });

  it("is always later than the one it came from", () => {
    expect(nextDraftTime(100, undefined)).toBe(100);
    expect(nextDraftTime(100, 40)).toBe(100);
    expect(nextDraftTime(100, 5_000)).toBe(5_001);
  });
});
