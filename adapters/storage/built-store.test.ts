import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import type { FileStore } from "./file-store.server.ts";
import { withBuilt } from "./built-store.server.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-goods-"));
fs.writeFileSync(path.join(folder, "good-1-1"), "hola");
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const asked: string[] = [];
const other: FileStore = {
  put: async (key) => void asked.push(`put ${key}`),
  get: async (key) => {
    asked.push(`get ${key}`);
    return undefined;
  },
  delete: async (key) => void asked.push(`delete ${key}`),
};
const store = withBuilt(other, { "goods/": folder });

it("reads goods from their folder, and leaves every other key to the other store", async () => {
  expect(await new Response(await store.get("goods/good-1-1")).text()).toBe("hola");
  expect(await store.get("goods/good-9-1")).toBeUndefined();
  await store.get("file-1");
  await store.put("file-1", "/tmp/x", { size: 1, sha256: "" });
  await store.delete("file-1");
  expect(asked).toEqual(["get file-1", "put file-1", "delete file-1"]);
});

it("never writes or deletes goods, and reads nothing outside of their folder", async () => {
  await expect(store.put("goods/good-1-1", "/tmp/x", { size: 1, sha256: "" })).rejects.toThrow();
  await store.delete("goods/good-1-1");
  expect(fs.existsSync(path.join(folder, "good-1-1"))).toBe(true);
  for (const key of [
    "goods/../x",
    "goods/",
    "goods/a/b",
    "goods/..",
    "goods/..webp",
    "goods/a..webp",
  ])
    await expect(store.get(key), key).rejects.toThrow(RangeError);
  expect(asked).toHaveLength(3);
});
