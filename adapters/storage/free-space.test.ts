import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";

const MEGABYTE = 1_048_576;
/** Free megabytes by folder; any other folder has plenty. */
const free = new Map<string, number | Error>();
const settings = vi.hoisted(() => ({
  env: {
    FILES_DIR: "/files",
    FILES_S3_URL: undefined as string | undefined,
    PLAZA_DATA_DIR: undefined as string | undefined,
    MIN_FREE_DISK_MB: 500,
  },
}));
vi.mock("#config/env.ts", () => settings);
vi.mock("node:os", () => ({ default: { tmpdir: () => "/temporary" } }));
vi.mock("node:fs/promises", () => ({
  statfs: (folder: string) => {
    const megabytes = free.get(path.resolve(folder)) ?? 100_000;
    if (megabytes instanceof Error) return Promise.reject(megabytes);
    return Promise.resolve({ bavail: megabytes, bsize: MEGABYTE });
  },
}));
vi.spyOn(process.stderr, "write").mockReturnValue(true);
// Another file of the same process may have loaded it already, without these.
vi.resetModules();
const { hasRoomFor } = await import("./free-space.server.ts");

const missing = Object.assign(new Error("no such folder"), { code: "ENOENT" });

beforeEach(() => {
  free.clear();
  Object.assign(settings.env, { FILES_S3_URL: undefined, PLAZA_DATA_DIR: undefined });
});

describe("there is room for an upload", () => {
  it("while the reserve stays free after it, to the megabyte", async () => {
    free.set("/files", 510);
    expect(await hasRoomFor(10 * MEGABYTE)).toBe(true);
    expect(await hasRoomFor(10 * MEGABYTE + 1)).toBe(false);
  });

  it.each(["/temporary", "/files", "/data"])(
    "unless the disk of %s is nearly full",
    async (full) => {
      settings.env.PLAZA_DATA_DIR = "/data";
      expect(await hasRoomFor(1)).toBe(true);
      free.set(full, 500);
      expect(await hasRoomFor(1)).toBe(false);
    },
  );

  it("whatever the folder of files has, if files go to a bucket", async () => {
    free.set("/files", 1);
    settings.env.FILES_S3_URL = "https://key:secret@bucket.example/files";
    expect(await hasRoomFor(1)).toBe(true);
  });

  it("on the disk of the parent, if a folder does not exist yet", async () => {
    free.set("/files", missing);
    free.set("/", 1);
    expect(await hasRoomFor(1)).toBe(false);
  });

  it("if the free space of a disk cannot be read", async () => {
    free.set("/files", Object.assign(new Error("not allowed"), { code: "EACCES" }));
    expect(await hasRoomFor(1)).toBe(true);
  });
});
