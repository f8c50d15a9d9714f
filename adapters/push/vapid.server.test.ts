import { createECDH } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Imports the module again, as a process with this environment does. */
async function load(variables: Record<string, string>) {
  vi.resetModules();
  const none = { PLAZA_SECRET_KEY: "", FILES_S3_URL: "", VAPID_PRIVATE_KEY: "" };
  const address = { PUBLIC_URL: "", PLAZA_OPERATOR_CONTACT: "" };
  const database = { DATABASE_URL: "postgres://u@localhost/p" };
  for (const [name, value] of Object.entries({ ...none, ...address, ...database, ...variables }))
    vi.stubEnv(name, value);
  return import("./vapid.server.ts");
}
const SECRET = "s".repeat(32);

it("derives the same key pair from the secret key in every process, and another from another", async () => {
  const first = (await load({ PLAZA_SECRET_KEY: SECRET })).vapidKeys()!;
  const again = (await load({ PLAZA_SECRET_KEY: SECRET })).vapidKeys()!;
  const other = (await load({ PLAZA_SECRET_KEY: "t".repeat(32) })).vapidKeys()!;
  expect(again).toEqual(first);
  expect(other.publicKey).not.toBe(first.publicKey);
  expect(Buffer.from(first.publicKey, "base64url")).toHaveLength(65);
  expect(first.privateKey).not.toContain(SECRET);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(first.privateKey, "base64url"));
  expect(pair.getPublicKey("base64url")).toBe(first.publicKey);
});

it("prefers the key of the environment, and has none without a secret key", async () => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const privateKey = pair.getPrivateKey().toString("base64url").padStart(43, "A");
  const { vapidKeys } = await load({ PLAZA_SECRET_KEY: SECRET, VAPID_PRIVATE_KEY: privateKey });
  expect(vapidKeys()).toEqual({ privateKey, publicKey: pair.getPublicKey("base64url") });
  const bucket = await load({ FILES_S3_URL: "https://k:s@host/bucket" });
  expect(bucket.vapidKeys()).toBeUndefined();
});

it("names the operator's contact, or the site", async () => {
  const base = { PLAZA_SECRET_KEY: SECRET, PUBLIC_URL: "https://plaza.example" };
  expect((await load(base)).vapidSubject()).toBe("https://plaza.example");
  const mail = await load({ ...base, PLAZA_OPERATOR_CONTACT: "ana@plaza.example" });
  expect(mail.vapidSubject()).toBe("mailto:ana@plaza.example");
  const phone = await load({ ...base, PLAZA_OPERATOR_CONTACT: "+52 55 1234 5678" });
  expect(phone.vapidSubject()).toMatch(/^https:/);
  expect((await load({ PLAZA_SECRET_KEY: SECRET })).vapidSubject()).toMatch(/^mailto:/);
});
