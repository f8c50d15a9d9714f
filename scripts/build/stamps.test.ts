import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isNoSource } from "./production-build.mjs";
import { fingerprint, hasStamp, leaveStamp } from "./stamps.mjs";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "plaza stamps "));
  write("app/a.ts", "one");
  write("app/deep/b.ts", "two");
  write("package.json", "{}");
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
}

const look = (entries = ["app", "package.json"]) => fingerprint(root, entries, isNoSource);

describe("fingerprint", () => {
  it("is the same for the same contents, whatever the times and the order", () => {
    const before = look();
    fs.utimesSync(path.join(root, "app/a.ts"), new Date(0), new Date(0));
    expect(look(["package.json", "app"])).toBe(before);
  });

  it.each([
    ["a change of the same length", () => write("app/a.ts", "eno")],
    ["a new file", () => write("app/c.ts", "")],
    ["a file that goes", () => fs.rmSync(path.join(root, "app/deep/b.ts"))],
    ["a file that is renamed", () => fs.renameSync(`${root}/app/a.ts`, `${root}/app/z.ts`)],
    [
      "text that moves from one file to the next",
      () => {
        write("app/a.ts", "onet");
        write("app/deep/b.ts", "wo");
      },
    ],
  ])("changes with %s", (_, change) => {
    const before = look();
    change();
    expect(look()).not.toBe(before);
  });

  it("does not change with tests and generated texts", () => {
    const before = look();
    write("app/a.test.ts", "a test");
    write("app/ui/b.test.tsx", "a test");
    write("app/messages/messages.js", "generated");
    expect(look()).toBe(before);
  });

  it("takes what is missing for absent", () => {
    expect(look(["app", "package.json", "uno.config.ts"])).toBe(look());
  });
});

describe("stamps", () => {
  it("hold for what they were left for, and for nothing else", () => {
    const file = path.join(root, "build/.sources");
    expect(hasStamp(file, "x")).toBe(false);
    leaveStamp(file, "x");
    expect(hasStamp(file, "x")).toBe(true);
    expect(hasStamp(file, "y")).toBe(false);
  });
});
