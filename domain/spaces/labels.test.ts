import { expect, it } from "vitest";
import { readLabels } from "./labels.ts";

it("reads labels once each, as they were first written", () => {
  expect(readLabels(" Precios , envíos;precios\n\nMenú   del día,")).toEqual({
    labels: ["Precios", "envíos", "Menú del día"],
  });
  expect(readLabels(" ,; ")).toEqual({ labels: [] });
});

it("takes up to 8 of up to 40 characters", () => {
  expect(readLabels("1,2,3,4,5,6,7,8")).toHaveProperty("labels");
  expect(readLabels("1,2,3,4,5,6,7,8,9")).toEqual({ problem: "too-many" });
  expect(readLabels("x".repeat(40))).toHaveProperty("labels");
  expect(readLabels("x".repeat(41))).toEqual({ problem: "too-long" });
});
