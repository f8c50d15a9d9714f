import { expect, it } from "vitest";
import { rewardText } from "./challenge-card.tsx";

it("names a reward in the singular and the plural", () => {
  expect(rewardText({ reward: "1" }, { locale: "en" })).toBe("1 credit");
  expect(rewardText({ reward: "1,250" }, { locale: "en" })).toBe("1,250 credits");
  expect(rewardText({ reward: "1" }, { locale: "es" })).toBe("1 crédito");
  expect(rewardText({ reward: "0" }, { locale: "es" })).toBe("0 créditos");
});
