import { describe, expect, it } from "vitest";
import {
  chooseLicences,
  describeLicences,
  listPackages,
  listPatched,
  mayBePatched,
  readDocument,
  readLock,
} from "./licences.mjs";

const packages = listPackages(readLock());

describe("licences of the dependencies", () => {
  it("are all known, and allow what Plaza does with them", () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ licence }) => chooseLicences(licence) === null)).toEqual([]);
  });

  it("are in docs/licences.md as they are in the lock file (npm run licences)", async () => {
    expect(readDocument()).toBe(await describeLicences(packages));
  });

  it("that forbid changes or ask to publish them are of no package that is patched", () => {
    const patched = listPatched();
    const changed = packages.filter(({ name }) => patched.includes(name));
    expect(changed.map(({ name }) => name)).toEqual(patched.toSorted());
    expect(changed.filter((one) => !mayBePatched(one))).toEqual([]);
    expect(mayBePatched({ name: "a", version: "1", licence: "MPL-2.0", tool: false })).toBe(false);
  });
});

describe("chooseLicences", () => {
  it.each([
    ["MIT", ["MIT"]],
    ["(MIT OR GPL-3.0-or-later)", ["MIT"]],
    ["MPL-2.0 OR Apache-2.0", ["Apache-2.0"]],
    ["Apache-2.0 AND LGPL-3.0-or-later", ["Apache-2.0", "LGPL-3.0-or-later"]],
    ["Apache-2.0 AND GPL-3.0-only", null],
    ["(MIT OR GPL-3.0-only) AND GPL-3.0-only", null],
    ["AGPL-3.0-only", null],
    ["UNLICENSED", null],
  ])("of %s: %j", (expression, expected) => {
    expect(chooseLicences(expression)).toEqual(expected);
  });
});

describe("listPackages", () => {
  it("names each version once, and a package of both kinds as one where Plaza runs", () => {
    const lock = {
      packages: {
        "": { version: "0.1.0" },
        "node_modules/b/node_modules/@a/c": { version: "2.0.0", license: "MIT", dev: true },
        "node_modules/@a/c": { version: "2.0.0", license: "MIT" },
        "node_modules/b": { version: "1.0.0", dev: true },
      },
    };
    expect(listPackages(lock, () => "ISC")).toEqual([
      { name: "@a/c", version: "2.0.0", licence: "MIT", tool: false },
      { name: "b", version: "1.0.0", licence: "ISC", tool: true },
    ]);
    expect(() => listPackages(lock, () => undefined)).toThrow("b names no licence");
  });
});
