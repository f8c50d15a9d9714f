import { describe, expect, it } from "vitest";
import { readItemLinks } from "./item-links.ts";

const HOSTS = ["plaza.mx", "localhost:3000"];
const linksOf = (text: string) =>
  readItemLinks(text, HOSTS).parts.flatMap(({ to }) => (to === undefined ? [] : [to]));
const itemsOf = (text: string) =>
  readItemLinks(text, HOSTS).items.map(({ kind, id }) => `${kind} ${id}`);

describe("a link to a page of Plaza", () => {
  it.each([
    ["Mira /artifakts/artifakt-1.", ["/artifakts/artifakt-1"]],
    ["(https://plaza.mx/spaces/space-2)", ["/spaces/space-2"]],
    ["http://localhost:3000/challenges/challenge-3?a=1#b", ["/challenges/challenge-3?a=1#b"]],
    ["/marketplace/x y /agentiks/agentik-1", ["/marketplace/x", "/agentiks/agentik-1"]],
    ["https://otra.mx/artifakts/artifakt-1", []],
    ["https://plaza.mx.otra.mx/artifakts/a", []],
    ["https://plaza.mx@otra.mx/artifakts/a", []],
    ["https://plaza.mx//otra.mx/artifakts/a", []],
    ["https://plaza.mx/\\otra.mx", []],
    ["https://plaza.mx/artifakts/../logout", []],
    ["javascript:/artifakts/a", []],
    ["carpeta/artifakts/a y a/b", []],
    ["/wallet", []],
    ["https://", []],
  ])("%s: %j", (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it("leaves the text as it is", () => {
    const text = "Uno /artifakts/a, dos\nhttps://plaza.mx/spaces/b! ¿Tres?";
    const { parts } = readItemLinks(text, HOSTS);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});

describe("the items of a text", () => {
  it("are each named once, three at most", () => {
    expect(
      itemsOf("/artifakts/a /artifakts/a/receipt /spaces/b /agentiks/c /challenges/d"),
    ).toEqual(["artifakt a", "space b", "agentik c"]);
  });

  it("are none for a list, another page, or an id that cannot be decoded", () => {
    expect(itemsOf("/artifakts /apps/x /spaces/%E0%A4%A /artifakts/featured")).toEqual([]);
  });
});
