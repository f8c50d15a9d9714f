import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listWaiting, WAITING_KINDS, type WaitingCounts } from "./yours-today.ts";

const NOTHING = Object.fromEntries(
  WAITING_KINDS.map((kind) => [kind, null]),
) as unknown as WaitingCounts;

describe("what waits for a person", () => {
  it("is nothing where nothing was counted", () => {
    expect(listWaiting(NOTHING)).toEqual([]);
    expect(listWaiting({ ...NOTHING, unread: { count: 0 } })).toEqual([]);
  });

  it("has entries to judge before sales, and unread notifications last", () => {
    const counts = { ...NOTHING, unread: { count: 3 }, sales: { count: 1, pesos: 249 } };
    expect(listWaiting({ ...counts, judging: { count: 2 } })).toEqual([
      { kind: "judging", count: 2 },
      { kind: "sales", count: 1, pesos: 249 },
      { kind: "unread", count: 3 },
    ]);
  });

  it("has new messages of spaces after tasks and before unread notifications", () => {
    const counts = { ...NOTHING, unread: { count: 1 }, messages: { count: 3, spaces: 2 } };
    expect(listWaiting({ ...counts, tasks: { count: 1, late: 0 } })).toEqual([
      { kind: "tasks", count: 1, late: 0 },
      { kind: "messages", count: 3, spaces: 2 },
      { kind: "unread", count: 1 },
    ]);
  });

  it("names each kind that waits once, in the order of WAITING_KINDS", () => {
    const count = fc.option(fc.record({ count: fc.nat(5) }));
    const all = fc.record(Object.fromEntries(WAITING_KINDS.map((kind) => [kind, count])));
    fc.assert(
      fc.property(all, (counts) => {
        const listed = listWaiting(counts as WaitingCounts).map(({ kind }) => kind);
        expect(listed).toEqual(WAITING_KINDS.filter((kind) => counts[kind]?.count));
      }),
    );
  });
});
