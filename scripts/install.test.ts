import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkNode, installStamp, isInstalled } from "./install.mjs";

describe("checkNode", () => {
  it.each(["20.19.0", "20.20.2", "21.0.0", "24.1.0"])("takes %s", (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
  it.each(["18.20.8", "20.18.3", "20.9.0"])("refuses %s and says what it needs", (version) => {
    expect(() => checkNode(version)).toThrow(
      `Plaza needs Node 20.19 or newer; this is ${version}.`,
    );
  });
});

describe("isInstalled", () => {
  let root: string;
  const put = (name: string, text: string, time?: number) => {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    if (time) fs.utimesSync(file, time, time);
  };
  const stampFile = () => path.join(root, "node_modules/.plaza-install");
  const ask = () => isInstalled(root, stampFile());

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-install-"));
    put("package-lock.json", "{}", 1_000);
  });
  afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

  it("is false on a fresh clone", () => expect(ask()).toBe(false));

  it("goes by the stamp, however new the lock's file is", () => {
    put("node_modules/.plaza-install", installStamp(root));
    put("package-lock.json", "{}", 9_000_000_000);
    expect(ask()).toBe(true);
    put("package-lock.json", '{"changed":true}');
    expect(ask()).toBe(false);
  });

  it("does not take node_modules of another kind of machine", () => {
    put("node_modules/.plaza-install", installStamp(root).replace(process.platform, "beos"));
    expect(ask()).toBe(false);
  });

  it("believes npm's own record where somebody installed by hand", () => {
    put("node_modules/.package-lock.json", "{}", 2_000);
    expect(ask()).toBe(true);
    put("package-lock.json", "{}", 3_000);
    expect(ask()).toBe(false);
  });
});
