import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  GAMEPAD_DEBOUNCE_MS,
  GAMEPAD_POLL_MS,
  firstPad,
  readPad,
  resumePad,
  startPad,
  type Pad,
  type PadMove,
  type PadState,
} from "./gamepad.ts";

const THEMES = 4;
const pad = (pressed: readonly number[] = [], axes: number[] = [0, 0]): Pad => ({
  connected: true,
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
  axes,
});

/** Feeds a sequence of readings, 100 ms apart by default. */
function play(pads: (Pad | undefined)[], start = 0, step = GAMEPAD_POLL_MS) {
  let state: PadState = startPad(start);
  const moves: (PadMove | undefined)[] = [];
  pads.forEach((each, index) => {
    const read = readPad(state, each, index * step, THEMES);
    state = read.state;
    moves.push(read.move);
  });
  return { state, moves };
}

describe("readPad", () => {
  it.each([
    [[12], [0, 0], "back"],
    [[14], [0, 0], "back"],
    [[13], [0, 0], "forward"],
    [[15], [0, 0], "forward"],
    [[0], [0, 0], "apply"],
    [[], [-0.51, 0], "back"],
    [[], [0, -1], "back"],
    [[], [0.51, 0], "forward"],
    [[], [0, 1], "forward"],
    [[], [0.5, -0.5], undefined],
    [[1, 2, 3, 16], [0, 0], undefined],
    [[12, 13], [0, 0], undefined],
    [[], [0, 0, 1, -1], undefined],
  ])("buttons %j and stick %j: %s", (pressed, axes, move) => {
    expect(play([pad(), pad(pressed, axes)]).moves[1]).toBe(move);
  });

  it("wraps around both ends", () => {
    expect(play([pad([12])], 0).state.highlighted).toBe(3);
    expect(play([pad([15])], 3).state.highlighted).toBe(0);
  });

  it("counts a held button once", () => {
    const held = Array.from({ length: 50 }, () => pad([15]));
    const { state, moves } = play(held, 0);
    expect(moves.filter(Boolean)).toEqual(["forward"]);
    expect(state.highlighted).toBe(1);
    const pressed = Array.from({ length: 50 }, () => pad([0]));
    expect(play(pressed).moves.filter(Boolean)).toEqual(["apply"]);
  });

  it("drops a move within 200 ms of another, and does not postpone it", () => {
    expect(GAMEPAD_POLL_MS).toBe(100);
    expect(GAMEPAD_DEBOUNCE_MS).toBe(200);
    // At 0, 50, 100, 150, 200 ms: pressed, released, pressed, released, pressed.
    const taps = [pad([15]), pad(), pad([15]), pad(), pad([15])];
    expect(play(taps, 0, 50).moves).toEqual([
      "forward",
      undefined,
      undefined,
      undefined,
      "forward",
    ]);
    const heldOn = [pad([15]), pad(), pad([13]), pad([13]), pad([13]), pad([13])];
    expect(play(heldOn, 0, 50).moves.filter(Boolean)).toEqual(["forward"]);
  });

  it("applies within the 200 ms", () => {
    expect(play([pad([15]), pad([0])], 0, 50).moves).toEqual(["forward", "apply"]);
  });

  it("releases everything when the pad disconnects", () => {
    expect(play([pad([0]), undefined, pad([0])]).moves).toEqual(["apply", undefined, "apply"]);
  });

  it("does not count what was pressed while the page was hidden", () => {
    const state = resumePad(startPad(0), pad([0, 15]));
    expect(readPad(state, pad([0, 15]), 0, THEMES).move).toBeUndefined();
    const released = readPad(state, pad(), 100, THEMES).state;
    expect(readPad(released, pad([15]), 200, THEMES).move).toBe("forward");
    expect(resumePad(released, undefined).held.forward).toBe(false);
  });

  it("keeps its invariants for any sequence of readings", () => {
    const reading = fc.record({
      after: fc.integer({ min: 1, max: 300 }),
      pad: fc.option(
        fc.record({
          connected: fc.constant(true),
          buttons: fc.array(fc.record({ pressed: fc.boolean() }), { maxLength: 18 }),
          axes: fc.array(fc.double({ min: -1, max: 1 }), { maxLength: 4 }),
        }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.array(reading), fc.nat(3), (readings, start) => {
        let state = startPad(start);
        let now = 0;
        let movedAt = Number.NEGATIVE_INFINITY;
        for (const { after, pad: each } of readings) {
          now += after;
          const before = state;
          const read = readPad(state, each, now, THEMES);
          state = read.state;
          expect(state.highlighted).toBeGreaterThanOrEqual(0);
          expect(state.highlighted).toBeLessThan(THEMES);
          const moved = (state.highlighted - before.highlighted + THEMES) % THEMES;
          expect(moved).toBe({ back: 3, forward: 1, apply: 0 }[read.move ?? "apply"]);
          if (moved !== 0) {
            expect(now - movedAt).toBeGreaterThanOrEqual(GAMEPAD_DEBOUNCE_MS);
            movedAt = now;
          }
          // An action happens only if it was not held at the previous reading.
          if (read.move) expect(before.held[read.move]).toBe(false);
        }
      }),
    );
  });
});

describe("firstPad", () => {
  it("takes the first connected pad, skipping empty and disconnected slots", () => {
    const there = pad([1]);
    expect(firstPad([null, null, there, pad()])).toBe(there);
    expect(firstPad([{ ...pad(), connected: false }, there])).toBe(there);
    expect(firstPad([null, null])).toBeUndefined();
    expect(firstPad([])).toBeUndefined();
  });
});
