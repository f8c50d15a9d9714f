import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { packageFolders, readNotice } from "./third-party-notices.ts";

const root = mkdtempSync(path.join(tmpdir(), "plaza-notices-"));
afterAll(() => rmSync(root, { recursive: true }));

const install = (name: string, files: Record<string, string>) => {
  const folder = path.join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
};

it("finds the packages of modules: each once, with scopes, nested ones as themselves", () => {
  expect(
    packageFolders([
      "/plaza/app/root.tsx",
      "/plaza/node_modules/react/index.js",
      "\0/plaza/node_modules/react/jsx-runtime.js?commonjs-module",
      "/plaza/node_modules/@ark-ui/react/dist/index.js",
      "/plaza/node_modules/a/node_modules/b/x.js",
    ]),
  ).toEqual([
    "/plaza/node_modules/@ark-ui/react",
    "/plaza/node_modules/a/node_modules/b",
    "/plaza/node_modules/react",
  ]);
});

it("has a package's name, version, licence and all its licence files", () => {
  const folder = install("a", {
    "package.json": JSON.stringify({ name: "a", version: "1.2.3", license: "MIT" }),
    LICENSE: "The text\n",
    "NOTICE.md": "And more",
    "index.js": "",
  });
  expect(readNotice(folder)).toBe("a 1.2.3 (MIT)\n-------------\nThe text\n\nAnd more\n");
});

it("fails for a package without any licence", () => {
  const folder = install("b", { "package.json": JSON.stringify({ name: "b", version: "1.0.0" }) });
  expect(() => readNotice(folder)).toThrow("b has no licence");
});
