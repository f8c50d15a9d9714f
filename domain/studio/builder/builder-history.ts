import type { BuilderWork } from "./builder-work.ts";
import { applyOperation, type BuilderOperation } from "./builder-operation.ts";

/** How many steps can be taken back. */
export const MAX_UNDO_STEPS = 100;

/** A work with what was before it and what was taken back. */
export interface BuilderHistory {
  /** The oldest first. */
  past: readonly BuilderWork[];
  present: BuilderWork;
  /** The nearest first. */
  future: readonly BuilderWork[];
  /** What the last step was about, while the next one may still be part of it. */
  openStep: string | null;
}

export const startHistory = (present: BuilderWork): BuilderHistory => ({
  past: [],
  present,
  future: [],
  openStep: null,
});

/**
 * Does an operation as one step that can be taken back. A selection is no step; what changes
 * nothing gives the very same history.
 *
 * @param step steps in a row with the same name are one, so that a word is taken back and not a
 *   letter
 */
export function doOperation(
  history: BuilderHistory,
  operation: BuilderOperation,
  step: string | null = null,
): BuilderHistory {
  const present = applyOperation(history.present, operation);
  if (present === history.present) return history;
  if (operation.kind === "select") return { ...history, present, openStep: null };
  if (step !== null && step === history.openStep) return { ...history, present, future: [] };
  return replaceWork(history, present, step);
}

/** Another work in place of the present one, as one step. */
export const replaceWork = (
  { past, present: former }: BuilderHistory,
  present: BuilderWork,
  openStep: string | null = null,
): BuilderHistory => ({
  past: [...past, former].slice(-MAX_UNDO_STEPS),
  present,
  future: [],
  openStep,
});

export const canUndo = ({ past }: BuilderHistory) => past.length > 0;
export const canRedo = ({ future }: BuilderHistory) => future.length > 0;

/** The work exactly as it was before the last step. */
export function undo(history: BuilderHistory): BuilderHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    openStep: null,
  };
}

/** The step that was taken back last, again. */
export function redo(history: BuilderHistory): BuilderHistory {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.present], present: after, future, openStep: null };
}
