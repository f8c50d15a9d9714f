import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LAW, MIXED_ROOMS, PAGE, SERVER_SIDE } from "../scripts/eslint/import-law.mjs";
import { PART_CHUNKS, UI_CHUNKS } from "../scripts/vite/chunks.ts";
import { LATE_ICON_FILES } from "../scripts/vite/route-styles.ts";
import { readSources, ROOT } from "./architecture/source-files.ts";

/** What the documents say of the code, compared with the code. */
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const headingsOf = (text: string) =>
  Array.from(text.matchAll(/^#{2,3} (.+)$/gm), ([, heading]) => heading!);

describe("docs/house.md", () => {
  const block = /\n```\n(page = [\s\S]*?)```/.exec(read("docs/house.md"))?.[1] ?? "";
  const namesIn = (list: string) => (list === "nothing" ? [] : list.split(", "));
  const aliases = Object.fromEntries(
    Array.from(block.matchAll(/^([\w-]+) = (.+)$/gm), ([, name, list]) => [name!, namesIn(list!)]),
  );
  const rules = Array.from(
    block.matchAll(/^([\w/-]+)(\*?) +-> (.+)$/gm),
    ([, room, star, list]) => ({
      room: room!,
      isMixed: star === "*",
      allowed: namesIn(list!).flatMap((name) => aliases[name] ?? [name]),
    }),
  );

  it("says the import law as the table has it", () => {
    expect(aliases).toEqual({ page: PAGE, "server-side": SERVER_SIDE });
    const sorted = (law: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(law).map(([room, list]) => [room, [...list].sort()]));
    expect(sorted(Object.fromEntries(rules.map(({ room, allowed }) => [room, allowed])))).toEqual(
      sorted(LAW),
    );
  });

  it("marks the rooms with code for the server", () => {
    expect(rules.filter(({ isMixed }) => isMixed).map(({ room }) => room)).toEqual(
      expect.arrayContaining([...MIXED_ROOMS]),
    );
    expect(rules.filter(({ isMixed }) => isMixed)).toHaveLength(MIXED_ROOMS.size);
  });
});

describe("docs/decisions", () => {
  const records = fs
    .readdirSync(path.join(ROOT, "docs/decisions"))
    .filter((file) => /^\d{4}-/.test(file));
  const index = read("docs/decisions/README.md");

  it.each(records)("%s has the headings that the index names, in their order", (file) => {
    const prescribed = /these headings: (.+)\./.exec(index)?.[1]?.split(", ") ?? [];
    expect(prescribed).toHaveLength(5);
    const headings = headingsOf(read(`docs/decisions/${file}`));
    expect(headings.filter((heading) => prescribed.includes(heading))).toEqual(prescribed);
  });

  it("are all in the index, in their order", () => {
    const listed = Array.from(index.matchAll(/^\| \[(\d{4})\]\((\S+)\)/gm), ([, number, file]) => [
      number,
      file,
    ]);
    expect(listed).toEqual(records.map((file) => [file.slice(0, 4), file]));
  });
});

describe("pointers of comments", () => {
  const sources = readSources();
  const pointersTo = (pattern: RegExp) =>
    sources.flatMap(({ path: file, text }) =>
      Array.from(
        // A comment's lines are joined, since a pointer may be broken at their end.
        text.replace(/\n\s*(?:\*|\/\/) ?/g, " ").matchAll(pattern),
        ([, target]) => ({ file, target: target!.trim() }),
      ),
    );

  it("to docs/product.md name headings that are there", () => {
    const headings = new Set(headingsOf(read("docs/product.md")));
    const pointers = pointersTo(/\(docs\/product\.md, ([^)]+)\)/g);
    expect(pointers.length).toBeGreaterThan(20);
    expect(pointers.filter(({ target }) => !headings.has(target))).toEqual([]);
  });

  it("to decisions name one that is there", () => {
    const files = fs.readdirSync(path.join(ROOT, "docs/decisions"));
    // The folder itself is named by no comment: "See docs/decisions" sends a reader to sixty files.
    const pointers = pointersTo(/\bdocs\/decisions(\/\d{4}[\w-]*(?:\.md)?|\b(?!\/))/g).filter(
      ({ file }) => file !== "tests/documentation.test.ts",
    );
    expect(pointers.length).toBeGreaterThan(20);
    expect(
      pointers.filter(
        ({ target }) => target === "" || !files.some((file) => file.startsWith(target.slice(1))),
      ),
    ).toEqual([]);
  });
});

describe("CONTRIBUTING.md", () => {
  const rows = read("CONTRIBUTING.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  it.each([
    ["UI_CHUNKS", "app/ui/", UI_CHUNKS],
    ["PART_CHUNKS", "app/ui/", PART_CHUNKS],
    ["LATE_ICON_FILES", "app/shell/", LATE_ICON_FILES],
  ])("lists the names of %s that mean something to the build", (list, folder, names) => {
    const row = rows.find((line) => line.includes(`\`${list}\``)) ?? "";
    const [, cell = ""] = row.split("|");
    const listed = Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name!);
    expect(listed).toEqual(names.map((name) => folder + name));
  });
});
