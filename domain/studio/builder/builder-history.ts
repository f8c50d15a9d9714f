import type { BuilderWork } from "./builder-work.ts";
import { applyOperation, type BuilderOperation } from "./builder-operation.ts";

/** Maximum number of undo steps. */
export const MAX_UNDO_STEPS = 100;

/** Undo and redo history of the builder's work. */
export interface BuilderHistory {
  /** Oldest first. */
  past: readonly BuilderWork[];
  present: BuilderWork;
  /** Next redo first. */
  future: readonly BuilderWork[];
  /** Name of the last step while the next change may be merged into it; null otherwise. */
  openStep: string | null;
}

export const startHistory = (present: BuilderWork): BuilderHistory => ({
  past: [],
  present,
  future: [],
  openStep: null,
});

/**
 * Applies an operation as one undo step. A selection is not a step. An operation that changes
 * nothing returns the same history object.
 *
 * @param step consecutive steps of the same name are merged, so that undo removes a word and not a
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

/** Replaces the present work, as one undo step. */
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

/** Restores the work before the last step. */
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

/** Repeats the step that was undone last. */
export function redo(history: BuilderHistory): BuilderHistory {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.present], present: after, future, openStep: null };
}
