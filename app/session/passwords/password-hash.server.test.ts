import { expect, it } from "vitest";
import { hash } from "@node-rs/argon2";
import { hashPassword, isOutdated, isPassword } from "./password-hash.server.ts";

it("is argon2id with the cost that was chosen, and salted", async () => {
  const [one, other] = await Promise.all([hashPassword("a b c d e"), hashPassword("a b c d e")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain("a b c d e");
});

it("accepts the password in any Unicode normalization, and no other password", async () => {
  const stored = await hashPassword("contraseña única".normalize("NFC"));
  expect(await isPassword("contraseña única".normalize("NFD"), stored)).toBe(true);
  expect(await isPassword("contraseña única ", stored)).toBe(false);
  expect(await isPassword("Contraseña única", stored)).toBe(false);
  expect(await isPassword("", stored)).toBe(false);
});

it("hashes the whole of a long password", async () => {
  const long = "ñandú-".repeat(170);
  const stored = await hashPassword(`${long}a`);
  expect(await isPassword(`${long}a`, stored)).toBe(true);
  expect(await isPassword(`${long}b`, stored)).toBe(false);
});

it("is never right without an account, and does the same work", async () => {
  const stored = await hashPassword("una lámpara");
  await isPassword("x", undefined);
  const timeOnce = async (against: string | undefined) => {
    const started = performance.now();
    expect(await isPassword("otra cosa", against)).toBe(false);
    return performance.now() - started;
  };
  // Alternating runs, fastest of each: other load on the machine only adds time.
  let [known, unknown] = [Infinity, Infinity];
  for (let round = 0; round < 20; round += 1) {
    known = Math.min(known, await timeOnce(stored));
    unknown = Math.min(unknown, await timeOnce(undefined));
  }
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

it("recognises a hash that was made with other cost parameters", async () => {
  expect(isOutdated(await hashPassword("una lámpara"))).toBe(false);
  expect(isOutdated(await hash("una lámpara", { memoryCost: 8_192, timeCost: 1 }))).toBe(true);
});
