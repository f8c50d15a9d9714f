/** How often a pad is read (spec 9 "Gamepad"). */
export const GAMEPAD_POLL_MS = 100;
/** How far a stick is pushed before it counts, of 1. */
export const GAMEPAD_AXIS_THRESHOLD = 0.5;
/** For how long no further move counts after one. */
export const GAMEPAD_DEBOUNCE_MS = 200;

/** Of the browser's `Gamepad`, what decides. */
export interface Pad {
  connected: boolean;
  buttons: readonly { pressed: boolean }[];
  /** The left stick first: left to right, then up to down, each from -1 to 1. */
  axes: readonly number[];
}

/** What a pad is asking for at one moment. */
interface Held {
  apply: boolean;
  back: boolean;
  forward: boolean;
}

/** The picker as the pad sees it. */
export interface PadState {
  /** The place of the highlighted option, from 0. */
  highlighted: number;
  /** What was asked for at the last reading: what is held counts once. */
  held: Held;
  /** Until when no move counts, in milliseconds of the clock passed in. */
  blockedUntil: number;
}

/** What one reading comes to. */
export type PadMove = "apply" | "back" | "forward";

const NOTHING: Held = { apply: false, back: false, forward: false };

/** Before the first reading: the highlight is on an option, and nothing is held. */
export const startPad = (highlighted: number): PadState => ({
  highlighted,
  held: NOTHING,
  blockedUntil: Number.NEGATIVE_INFINITY,
});

/** The first pad that is there: slots of the browser's list can be null (product.md, "Traps"). */
export const firstPad = (pads: readonly (Pad | null)[]): Pad | undefined =>
  pads.find((pad) => pad?.connected) ?? undefined;

/** Spec 4 "Gamepad". */
function heldOn({ buttons, axes }: Pad): Held {
  const isPressed = (...indexes: number[]) => indexes.some((index) => buttons[index]?.pressed);
  const stick = axes.slice(0, 2);
  return {
    apply: isPressed(0),
    back: isPressed(12, 14) || stick.some((axis) => axis < -GAMEPAD_AXIS_THRESHOLD),
    forward: isPressed(13, 15) || stick.some((axis) => axis > GAMEPAD_AXIS_THRESHOLD),
  };
}

/**
 * One reading of the pad (spec 4, 9): button 0 applies; left or up goes back, right or down forward,
 * both round the ends; after a move no other counts for 200 ms; what is held counts once. A move
 * that falls into those 200 ms is not made up for later.
 *
 * @param pad undefined when none is there: everything is let go
 * @param now milliseconds of any clock that does not go back
 * @param count how many options there are, 1 or more
 */
export function readPad(
  state: PadState,
  pad: Pad | undefined,
  now: number,
  count: number,
): { state: PadState; move?: PadMove } {
  const held = pad ? heldOn(pad) : NOTHING;
  const isNew = (what: PadMove) => held[what] && !state.held[what];
  // Both ways at once is neither.
  const way = isNew("back") !== isNew("forward") && held.back !== held.forward;
  if (way && now >= state.blockedUntil) {
    const by = held.back ? -1 : 1;
    const highlighted = (state.highlighted + by + count) % count;
    return {
      state: { highlighted, held, blockedUntil: now + GAMEPAD_DEBOUNCE_MS },
      move: held.back ? "back" : "forward",
    };
  }
  const next = { ...state, held };
  return isNew("apply") ? { state: next, move: "apply" } : { state: next };
}

/**
 * Takes up again after the page was hidden: what is held by now was not meant for it, and neither
 * moves nor applies until it is let go.
 */
export const resumePad = (state: PadState, pad: Pad | undefined): PadState => ({
  ...state,
  held: pad ? heldOn(pad) : NOTHING,
});
