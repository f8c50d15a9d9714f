import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { drawnStatus, nextAgentikStep, ownerStep, STATUS_TONES } from "./agentik-status.ts";
import { AGENTIK_STATUSES } from "#domain/items/catalogue.ts";

const KNOWN: readonly string[] = AGENTIK_STATUSES;

describe("an agentik's status", () => {
  test.each([
    ["active", "active", "success", "pause"],
    ["paused", "paused", "warning", "launch"],
    ["inactive", "inactive", "quiet", "launch"],
    ["en revisión", "other", "neutral", "launch"],
    ["draft", "other", "neutral", "launch"],
    // Exact strings only, and no names of Object.prototype.
    ["Active", "other", "neutral", "launch"],
    [" active", "other", "neutral", "launch"],
    ["toString", "other", "neutral", "launch"],
    ["__proto__", "other", "neutral", "launch"],
    ["", "other", "neutral", "launch"],
  ] as const)("%j is drawn as %s, in the %s tone, and can be asked to %s", (status, ...rest) => {
    const drawn = drawnStatus(status);
    expect([drawn, STATUS_TONES[drawn], nextAgentikStep(drawn)]).toEqual(rest);
  });

  it("has a tone of its own for each of the four", () => {
    expect(new Set(Object.values(STATUS_TONES)).size).toBe(4);
  });

  it("is neutral and can be launched when it is unknown", () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        fc.pre(!KNOWN.includes(status));
        const drawn = drawnStatus(status);
        expect([STATUS_TONES[drawn], nextAgentikStep(drawn)]).toEqual(["neutral", "launch"]);
      }),
    );
  });
});

it("is taught, tried, launched, opened and shared, one after the other", () => {
  const untaught = { isTaught: false, isTried: false, isForCustomers: true, hasOpenPage: false };
  expect(ownerStep({ ...untaught, status: "inactive" })).toBe("teach");
  expect(ownerStep({ ...untaught, status: "inactive", isTried: true })).toBe("teach");
  expect(ownerStep({ ...untaught, status: "active", hasOpenPage: true })).toBe("teach");
  const fonda = { ...untaught, isTaught: true };
  expect(ownerStep({ ...fonda, status: "inactive" })).toBe("try");
  expect(ownerStep({ ...fonda, status: "inactive", isTried: true })).toBe("launch");
  expect(ownerStep({ ...fonda, status: "paused" })).toBe("launch");
  expect(ownerStep({ ...fonda, status: "active" })).toBe("open");
  expect(ownerStep({ ...fonda, status: "active", hasOpenPage: true })).toBe("share");
  const inside = { ...untaught, isForCustomers: false };
  expect(ownerStep({ ...inside, status: "other" })).toBe("launch");
  expect(ownerStep({ ...inside, status: "active" })).toBeUndefined();
});
