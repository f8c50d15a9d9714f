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
  return import("./totp.server.ts");
}
const inFolder = () => ({ FILES_DIR: path.join(folder, "files") });

describe("the key of an authenticator app", () => {
  const now = new Date("2026-11-23T12:00:00.000Z");

  it("is shown as text, as an address and as a QR code, and is the same after a wrong code", async () => {
    const { createTotpSetup, readTotpSetup } = await load(inFolder());
    const setup = createTotpSetup("ana", "ana@plaza.mx", now);
    const key = setup.key.replaceAll(" ", "");
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.address).toContain(`secret=${key}`);
    expect(setup.address).toMatch(/^otpauth:\/\/totp\/Plaza:ana%40plaza\.mx\?issuer=Plaza/);
    expect(setup.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    const again = (who: string, ms = 0) =>
      readTotpSetup(
        setup.sealed,
        { personId: who, email: "ana@plaza.mx" },
        new Date(now.getTime() + ms),
      );
    expect(again("ana")).toEqual(setup);
    expect(again("eva")).toBeUndefined();
    expect(again("ana", 15 * 60_000 + 1)).toBeUndefined();
  });

  it("without the application's key accepts no code and says so in the log", async () => {
    const { createTotpSetup, confirmTotpSetup } = await load(inFolder());
    const { TOTP } = await import("otpauth");
    const setup = createTotpSetup("ana", "ana@plaza.mx", now);
    const code = new TOTP({ secret: setup.key.replaceAll(" ", "") }).generate({
      timestamp: now.getTime(),
    });
    const stored = confirmTotpSetup(setup, { personId: "ana", code }, now)!;
    const other = await load({ PLAZA_SECRET_KEY: "another".repeat(5) });
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const totp = { personId: "ana", sealedSecret: stored.sealedSecret, lastStep: 0 };
    expect(other.findTotpStep(totp, code, now)).toBeUndefined();
    expect(String(log.mock.calls[0])).toContain("PLAZA_SECRET_KEY");
    log.mockRestore();
  });
});
