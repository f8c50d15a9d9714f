import { expect, it } from "vitest";
import { AGENTIK_TYPES } from "#domain/items/catalogue.ts";
import { AUTOMATION_AREAS, BUSINESS_TYPES } from "./onboarding.ts";
import { READY_MADE } from "#domain/agentiks/ready-made/ready-made.ts";
import { TRADES } from "#domain/people/business/trades.ts";
import { firstReadyMade, planStarters } from "./starters.ts";

it("suggests nothing without answers", () => {
  expect(planStarters({ businessType: null, automationAreas: [] })).toBeNull();
});

it("has one type of each area before a second of any", () => {
  expect(planStarters({ businessType: "agency", automationAreas: ["marketing", "sales"] })).toEqual(
    {
      town: "",
      readyMade: [],
      tradeWords: [],
      agentikTypes: ["marketing", "sales", "content"],
      spaceWords: ["agencia", "marketing", "client", "promocion", "ventas", "venta"],
    },
  );
});

it("offers something for every answer there is, and only types there are", () => {
  for (const businessType of BUSINESS_TYPES)
    for (const area of AUTOMATION_AREAS) {
      const plan = planStarters({ businessType, automationAreas: [area] })!;
      expect(plan.agentikTypes.length).toBeGreaterThan(0);
      expect(plan.agentikTypes.every((type) => AGENTIK_TYPES.includes(type))).toBe(true);
      expect(plan.spaceWords.every((word) => /^[a-z]+$/.test(word))).toBe(true);
    }
});

it("offers what serves the trade: a fonda takes orders and books tables", () => {
  const none = { businessType: null, automationAreas: [] };
  expect(planStarters({ ...none, trade: "restaurant" })).toMatchObject({
    readyMade: ["restaurant", "orders", "bookings"],
    tradeWords: expect.arrayContaining(["fonda"]) as string[],
  });
  expect(planStarters({ ...none, trade: "other" })).toBeNull();
  for (const trade of TRADES.filter((one) => one !== "other")) {
    const { readyMade, tradeWords } = planStarters({ ...none, trade })!;
    expect(new Set(readyMade).size).toBe(3);
    expect(readyMade.every((one) => READY_MADE.includes(one))).toBe(true);
    expect(tradeWords.length > 0 && tradeWords.every((word) => /^[a-z]+$/.test(word))).toBe(true);
  }
});

it("begins with the agentik that is listed first for a trade", () => {
  for (const trade of TRADES) {
    const plan = planStarters({ businessType: null, automationAreas: [], trade });
    expect(firstReadyMade(trade)).toBe(plan?.readyMade[0]);
  }
  expect(firstReadyMade("restaurant")).toBe("restaurant");
  expect(firstReadyMade(null)).toBeUndefined();
});
