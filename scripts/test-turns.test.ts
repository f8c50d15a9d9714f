import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROOT } from "./steps.mjs";
import { browserTestFiles, filesOfTurn, turnOf, TURNS } from "./test-turns.mjs";

const turns = Array.from({ length: TURNS }, (_, index) => index + 1);

describe("turnOf", () => {
  const noCommits = () => 0;

  it("follows the number of commits, so that each part has its turn", () => {
    expect([8, 9, 10, 11, 12].map((commits) => turnOf(undefined, () => commits))).toEqual([
      1, 2, 3, 4, 1,
    ]);
  });

  it("is the asked one, or none if every file is asked for", () => {
    expect(turnOf("3", noCommits)).toBe(3);
    expect(turnOf("every", noCommits)).toBeUndefined();
    expect(turnOf("", noCommits)).toBe(1);
  });

  it.each(["0", "5", "1.5", "all", "-1"])("refuses %s", (asked) => {
    expect(() => turnOf(asked, noCommits)).toThrow(
      /PLAZA_TURN is ".+": it is a number from 1 to 4/,
    );
  });
});

describe("filesOfTurn", () => {
  it("gives each file to exactly one turn, whatever their order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (files) => {
        const given = turns.flatMap((turn) => filesOfTurn(files, turn));
        expect(given.toSorted()).toEqual(files.toSorted());
        expect(filesOfTurn(files.toReversed(), 2)).toEqual(filesOfTurn(files, 2));
      }),
    );
  });

  it("gives every turn browser tests of each folder with four files or more", () => {
    const files = browserTestFiles(ROOT);
    const folderOf = (file: string) => file.split("/").slice(0, 3).join("/");
    const sizeOf = (folder: string) => files.filter((file) => folderOf(file) === folder).length;
    const large = [...new Set(files.map(folderOf))].filter((folder) => sizeOf(folder) >= TURNS);
    expect(large).toContain("tests/e2e/shell");
    for (const turn of turns) {
      const folders = new Set(filesOfTurn(files, turn).map(folderOf));
      expect(large.filter((folder) => !folders.has(folder))).toEqual([]);
    }
  });
});
