import { describe, expect, it } from "vitest";
import { withCards } from "./with-cards.server.ts";

const cards = [{ id: "space-1" }, { id: "space-2" }];

describe("the cards of a list", () => {
  it("are there to be drawn in a document, and not among what is sent with it", () => {
    const answer = withCards({ total: 2 }, cards, { isDocument: true });
    expect(JSON.parse(answer.cards!)).toEqual(cards);
    expect(Object.keys(answer)).toEqual(["total"]);
  });

  it("are sent when data are asked for, and where it is not known what is", () => {
    for (const context of [{ isDocument: false }, {}, undefined]) {
      expect(Object.keys(withCards({ total: 2 }, cards, context))).toEqual(["total", "cards"]);
    }
  });

  it("are sent when there are none: an empty list draws something else", () => {
    expect(withCards({ total: 0 }, [], { isDocument: true })).toEqual({ total: 0, cards: "[]" });
  });
});
