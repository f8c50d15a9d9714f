import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isSessionAlive,
  isTouchDue,
  SESSION_LIFETIMES,
  SESSION_TOUCH_MS,
  sessionExpiry,
  type SessionKind,
} from "./sessions.ts";

const NOW = new Date("2026-03-16T15:00:00.000Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const KINDS = ["guest", "account"] as const satisfies SessionKind[];

describe.each(KINDS)("a session of the kind %s", (kind) => {
  const { idleMs, absoluteMs } = SESSION_LIFETIMES[kind];
  const fresh = { lastSeenAt: NOW, expiresAt: sessionExpiry(kind, NOW) };

  it("lives until it has been idle for too long, to the millisecond", () => {
    expect(isSessionAlive(kind, fresh, NOW)).toBe(true);
    expect(isSessionAlive(kind, fresh, after(idleMs - 1))).toBe(true);
    expect(isSessionAlive(kind, fresh, after(idleMs))).toBe(false);
  });

  it("ends at its absolute end, however busy it is", () => {
    const busy = (ms: number) => ({ ...fresh, lastSeenAt: after(ms - 1) });
    expect(isSessionAlive(kind, busy(absoluteMs - 1), after(absoluteMs - 1))).toBe(true);
    expect(isSessionAlive(kind, busy(absoluteMs), after(absoluteMs))).toBe(false);
  });

  it("is never alive again once it has ended", () => {
    const ms = fc.integer({ min: 0, max: 2 * absoluteMs });
    fc.assert(
      fc.property(ms, ms, (one, other) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        if (!isSessionAlive(kind, fresh, after(sooner)))
          expect(isSessionAlive(kind, fresh, after(later))).toBe(false);
      }),
    );
  });

  it("outlives its idle time while it is used", () => {
    const used = { ...fresh, lastSeenAt: after(idleMs) };
    expect(isSessionAlive(kind, used, after(idleMs))).toBe(true);
  });
});

describe("isTouchDue", () => {
  it("is due once an hour", () => {
    expect(isTouchDue(NOW, after(SESSION_TOUCH_MS - 1))).toBe(false);
    expect(isTouchDue(NOW, after(SESSION_TOUCH_MS))).toBe(true);
  });

  it("keeps a session alive whose uses are less than its idle time without a touch apart", () => {
    for (const kind of KINDS) {
      const { idleMs, absoluteMs } = SESSION_LIFETIMES[kind];
      const pause = fc.integer({ min: 1, max: idleMs - SESSION_TOUCH_MS - 1 });
      fc.assert(
        fc.property(fc.array(pause, { minLength: 1, maxLength: 40 }), (pauses) => {
          const session = { lastSeenAt: NOW, expiresAt: sessionExpiry(kind, NOW) };
          let used = 0;
          for (const ms of pauses) {
            used += ms;
            if (used >= absoluteMs) return;
            expect(isSessionAlive(kind, session, after(used))).toBe(true);
            if (isTouchDue(session.lastSeenAt, after(used))) session.lastSeenAt = after(used);
          }
        }),
      );
    }
  });
});
