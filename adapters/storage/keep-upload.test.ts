import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fileStore } from "./file-store.server.ts";
import { joinParts } from "./join-parts.server.ts";
import { keepUpload } from "./keep-upload.server.ts";

/** Folder of temporary files, which other processes do not use. */
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-keep-"));
  vi.stubEnv("TMPDIR", folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

const partOf = (text: string) => new Response(text).body!;

/** A part that breaks off. */
const brokenPart = (): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("half of it"));
      controller.error(new Error("the bucket hung up"));
    },
  });

it.each([
  ["lacks a part", () => Promise.resolve(undefined), "has no such part"],
  ["breaks off", () => Promise.resolve(brokenPart()), "the bucket hung up"],
  ["fails", () => Promise.reject(new Error("the file store answered 500")), "answered 500"],
])("keeps no file in parts while the store %s, and logs it", async (_, second, logged) => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const put = vi.spyOn(fileStore, "put");
  vi.spyOn(fileStore, "get").mockImplementation((key) =>
    key === "part-1" ? Promise.resolve(partOf("%PDF-1.4 ")) : second(),
  );
  const file = joinParts(["part-1", "part-2"], { name: "menú.pdf", size: 2_000 });
  expect(await keepUpload(file)).toBe("file-away");
  expect(put).not.toHaveBeenCalled();
  expect(lines.join("")).toContain(logged);
  expect(fs.readdirSync(folder)).toEqual([]);
});

it("does not take a failure of its own for one of the store", async () => {
  const file = {
    name: "menú.pdf",
    size: 2_000,
    stream: () => {
      throw new TypeError("a fault of the program");
    },
  };
  await expect(keepUpload(file)).rejects.toThrow("a fault of the program");
});
