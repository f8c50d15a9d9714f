import { expect, it, test } from "vitest";
import type { KitPart } from "#domain/shop/kits/kit.ts";
import { changedLines, updateOf } from "./kit-changes.ts";

const both = (text: string) => ({ es: text, en: text });
const doc = (key: string, text: string, name = key): KitPart => ({
  kind: "document",
  key,
  name: both(name),
  text: both(text),
});
const kit = (...parts: KitPart[]) => ({ parts });
const keys = (parts: readonly KitPart[]) => parts.map(({ key }) => key);

it("an update replaces and takes away what is as it was added, and keeps what was changed", () => {
  const before = kit(doc("same", "A"), doc("new-text", "A"), doc("edited", "A"), doc("out", "A"));
  const after = kit(doc("same", "A"), doc("new-text", "B"), doc("edited", "B"), doc("more", "A"));
  const things = ["same", "new-text", "edited", "out"].map((key) => ({
    key,
    isKept: key === "edited",
  }));
  const { added, changed, gone, kept } = updateOf(before, after, things);
  expect(keys(added)).toEqual(["more"]);
  expect(changed.map(({ will }) => will)).toEqual([doc("new-text", "B")]);
  expect(keys(gone)).toEqual(["out"]);
  expect([...kept]).toEqual(["edited"]);
});

it("what its owner deleted stays deleted, and a changed part that the new version lacks stays", () => {
  const before = kit(doc("deleted", "A"), doc("lost", "A"), doc("mine", "A"));
  const { changed, gone, kept } = updateOf(before, kit(doc("deleted", "B")), [
    { key: "mine", isKept: true },
  ]);
  expect([changed, gone, [...kept]]).toEqual([[], [], ["mine"]]);
});

it("prompts and pages are read from the kit, so that they always change", () => {
  const page = (trade: "cafe" | "bar"): KitPart => ({ kind: "page", key: "pagina", trade });
  expect(updateOf(kit(page("cafe")), kit(page("bar")), []).changed).toHaveLength(1);
  expect(keys(updateOf(kit(page("cafe")), kit(), []).gone)).toEqual(["pagina"]);
});

it("another kind of thing under the same key is added", () => {
  const command: KitPart = { kind: "command", key: "one", name: both("uno"), text: both("Hola") };
  const things = [{ key: "one", isKept: true }];
  const { added, changed, kept } = updateOf(kit(doc("one", "A")), kit(command), things);
  expect([keys(added), changed, [...kept]]).toEqual([["one"], [], ["one"]]);
});

test("the lines that differ are named, three of each", () => {
  const was = doc("lista", "Cerrar gas\nApagar luces\nBarrer");
  expect(changedLines(was, doc("lista", "Cerrar gas\nApagar todo\n\nBarrer"), "es")).toEqual({
    before: ["Apagar luces"],
    after: ["Apagar todo"],
  });
  expect(changedLines(was, doc("lista", "1\n2\n3\n4", "otra"), "es")).toEqual({
    before: ["lista", "Cerrar gas", "Apagar luces"],
    after: ["otra", "1", "2"],
  });
  expect(changedLines(was, was, "es")).toEqual({ before: [], after: [] });
});
