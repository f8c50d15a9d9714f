/** Polling interval. */
export const GAMEPAD_POLL_MS = 100;
/** Dead zone of a stick, whose axes go from -1 to 1. */
const GAMEPAD_AXIS_THRESHOLD = 0.5;
/** Debounce: moves within this time after a move are ignored. */
export const GAMEPAD_DEBOUNCE_MS = 200;

/** The used part of the browser's `Gamepad`. */
export interface Pad {
  connected: boolean;
  buttons: readonly { pressed: boolean }[];
  /** Left stick first: x (left to right), then y (up to down), each from -1 to 1. */
  axes: readonly number[];
}

/** Actions that are held down at one reading. */
interface Held {
  apply: boolean;
  back: boolean;
  forward: boolean;
}

/** State of the theme picker while it is controlled by a gamepad. */
export interface PadState {
  /** Index of the highlighted option, from 0. */
  highlighted: number;
  /** Actions that were held at the last reading: a held button counts once. */
  held: Held;
  /** End of the debounce time, in milliseconds of the clock passed to `readPad`. */
  blockedUntil: number;
}

/** The action of one reading. */
export type PadMove = "apply" | "back" | "forward";

const NOTHING: Held = { apply: false, back: false, forward: false };

/** The state before the first reading: nothing is held. */
export const startPad = (highlighted: number): PadState => ({
  highlighted,
  held: NOTHING,
  blockedUntil: Number.NEGATIVE_INFINITY,
});

/** The first connected pad. `navigator.getGamepads()` may contain null. */
export const firstPad = (pads: readonly (Pad | null)[]): Pad | undefined =>
  pads.find((pad) => pad?.connected) ?? undefined;

/** Standard mapping: button 0 applies; 12 to 15 are up, down, left, right. */
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
 * One reading of the pad: button 0 applies; left or up moves back, right or down forward, both
 * around the ends. A held button counts once. A move within {@link GAMEPAD_DEBOUNCE_MS} of another
 * is dropped, not postponed.
 *
 * @param pad undefined when none is connected: everything counts as released
 * @param now milliseconds of a monotonic clock
 * @param count number of options, at least 1
 */
export function readPad(
  state: PadState,
  pad: Pad | undefined,
  now: number,
  count: number,
): { state: PadState; move?: PadMove } {
  const held = pad ? heldOn(pad) : NOTHING;
  const isNew = (what: PadMove) => held[what] && !state.held[what];
  // Both directions at once cancel each other.
  const isMove = isNew("back") !== isNew("forward") && held.back !== held.forward;
  if (isMove && now >= state.blockedUntil) {
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
 * The state after the page was hidden: buttons that are held now have no effect until they are
 * released and pressed again.
 */
export const resumePad = (state: PadState, pad: Pad | undefined): PadState => ({
  ...state,
  held: pad ? heldOn(pad) : NOTHING,
});
