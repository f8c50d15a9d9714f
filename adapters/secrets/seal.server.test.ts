import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-key-"));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

/** Imports the modules again, as a process with this environment does. */
async function load(variables: Record<string, string>) {
  vi.resetModules();
  const all = { DATABASE_URL: "postgres://u@localhost/p", PLAZA_SECRET_KEY: "", FILES_S3_URL: "" };
  for (const [name, value] of Object.entries({ ...all, ...variables })) vi.stubEnv(name, value);
  return {
    ...(await import("./seal.server.ts")),
    ...(await import("./secret-key.server.ts")),
  };
}
const inFolder = () => ({ FILES_DIR: path.join(folder, "files") });

describe("the secret key", () => {
  it("is made once, kept beside the files and readable by its owner alone", async () => {
    const first = await load(inFolder());
    const sealed = first.seal("a key", "ana");
    const file = path.join(folder, "secret-key");
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual(["secret-key"]);
    const restarted = await load(inFolder());
    expect(restarted.unseal(sealed, "ana")).toBe("a key");
    expect(restarted.secretKey()).toHaveLength(43);
  });

  it("comes from the environment where it is set; a bucket needs it to be", async () => {
    const secret = "s".repeat(32);
    const configured = await load({ ...inFolder(), PLAZA_SECRET_KEY: secret });
    expect(configured.secretKey()).toBe(secret);
    expect(fs.readdirSync(folder)).toEqual([]);
    expect(configured.HAS_SECRET_KEY).toBe(true);
    const s3 = { FILES_S3_URL: "https://k:s@host/bucket" };
    expect((await load({ ...inFolder(), ...s3 })).HAS_SECRET_KEY).toBe(false);
    expect((await load({ ...s3, PLAZA_SECRET_KEY: secret })).HAS_SECRET_KEY).toBe(true);
  });
});

describe("sealing", () => {
  it("hides the text, and opens it for its person and purpose alone", async () => {
    const { seal, unseal } = await load(inFolder());
    const sealed = seal("JBSWY3DPEHPK3PXP", "totp ana");
    expect(sealed).not.toContain("JBSW");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("JBSW");
    expect(seal("JBSWY3DPEHPK3PXP", "totp ana")).not.toBe(sealed);
    expect(unseal(sealed, "totp ana")).toBe("JBSWY3DPEHPK3PXP");
    expect(unseal(sealed, "totp eva")).toBeUndefined();
    for (const wrong of ["", "a", sealed.slice(2), `${sealed}AAAA`, "?".repeat(200)])
      expect(unseal(wrong, "totp ana")).toBeUndefined();
    const bytes = Buffer.from(sealed, "base64url");
    bytes[14]! ^= 1;
    expect(unseal(bytes.toString("base64url"), "totp ana")).toBeUndefined();
  });
});
