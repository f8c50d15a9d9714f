/** Limit of the request bodies in memory, in bytes, over all connections together. */
const MAX_HELD_BYTES = 96 * 1_048_576;

/** The budget taken by one body. */
export interface HeldBody {
  /** @returns false when the budget has no room for that many more bytes */
  take(bytes: number): boolean;
  /** Returns everything this body has taken. */
  release(): void;
}

/**
 * Memory budget shared by all request bodies; each body also has a limit of its own (limits.ts).
 * Only bytes that have arrived count, so a client that declares a large Content-Length reserves
 * nothing.
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
