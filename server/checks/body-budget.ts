/** Bytes of request bodies that are held in memory at once, of all connections together. */
const MAX_HELD_BYTES = 96 * 1_048_576;

/** What is held of one body. */
export interface HeldBody {
  /** @returns false when there is no room for so many bytes more */
  take(bytes: number): boolean;
  /** Gives back all that was taken. */
  release(): void;
}

/**
 * Each body has its own limit; together they have this one. What counts is what has arrived: who only
 * says that much will come takes nothing from the others.
 */
export function createBodyBudget(maxBytes: number = MAX_HELD_BYTES) {
  let held = 0;
  return {
    held: () => held,
    open(): HeldBody {
      let own = 0;
      return {
        take(bytes) {
          if (held + bytes > maxBytes) return false;
          held += bytes;
          own += bytes;
          return true;
        },
        release() {
          held -= own;
          own = 0;
        },
      };
    },
  };
}
