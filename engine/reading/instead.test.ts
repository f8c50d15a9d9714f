import { expect, it } from "vitest";
import { readInstead } from "./instead.ts";

it.each([
  ["Make it orange and write Free entry instead of the price", "price", "Free entry"],
  [
    "ponlo en azul y pon Cooperación voluntaria en vez del precio",
    "price",
    "Cooperación voluntaria",
  ],
  ["en lugar de la hora escribe «Todo el día»", "time", "Todo el día"],
])("reads %s", (prompt, field, words) => expect(readInstead(prompt)).toEqual({ field, words }));

it("reads none of another change", () => expect(readInstead("mejor a $59")).toBeUndefined());
