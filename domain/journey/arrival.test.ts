import { describe, expect, it } from "vitest";
import {
  addressOfArrival,
  addressViaPage,
  arrivalAddress,
  readArrival,
  serializeArrival,
} from "./arrival.ts";

const ORIGIN = "https://plaza.invalid";
const read = (address: string) => readArrival(new URL(address, ORIGIN));

describe("readArrival", () => {
  it("knows the items that links of published pages lead to", () => {
    for (const kind of ["space", "artifakt", "agentik"] as const) {
      const item = { kind, id: `${kind}-1` };
      expect(addressViaPage(item)).toBe(`/${kind}s/${kind}-1?via=page`);
      expect(read(addressViaPage(item))).toEqual(item);
    }
  });

  it.each([
    "/artifakts/artifakt-1",
    "/artifakts/artifakt-1?q=via",
    "/artifakts?via=page",
    "/spaces/space-1/members?via=page",
    "/account/security?via=page",
    "/challenges/challenge-1?via=page",
    "/?via=page",
    `/artifakts/${"a".repeat(81)}?via=page`,
    "/artifakts/%2e%2e%2faccount?via=page",
  ])("takes %s for no such link", (address) => {
    expect(read(address)).toBeUndefined();
  });
});

describe("the address of an arrival", () => {
  it.each([
    ["/artifakts/artifakt-1?via=page", "/artifakts/artifakt-1"],
    [
      "/artifakts/artifakt-1?via=page&buy=1&code=BUENFIN",
      "/artifakts/artifakt-1?buy=1&code=BUENFIN",
    ],
    ["/spaces/space-4?code=a%26b&via=x&via=page", "/spaces/space-4?code=a%26b"],
  ])("%s leads to %s", (address, to) => {
    const url = new URL(address, ORIGIN);
    expect(addressOfArrival(read(address)!, url)).toBe(to);
    expect(read(to)).toBeUndefined();
  });
});

describe("a kept arrival", () => {
  it("is read back as the item's address", () => {
    expect(arrivalAddress(serializeArrival({ kind: "artifakt", id: "artifakt-1" }))).toBe(
      "/artifakts/artifakt-1",
    );
    expect(arrivalAddress("space-4")).toBe("/spaces/space-4");
  });

  it("is none for anything else", () => {
    expect(serializeArrival({ kind: "space", id: "a b" })).toBe("");
    for (const text of ["", "challenge.x", "artifakt.", "../account", "artifakt.a/b"])
      expect([text, arrivalAddress(text)]).toEqual([text, undefined]);
  });
});
