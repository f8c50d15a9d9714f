import { expect, it } from "vitest";
import { findPasswordProblem } from "#domain/people/passwords.ts";
import { findNewPasswordProblem, isBreached } from "./breached-passwords.server.ts";

const ana = { email: "ana@plaza.mx", name: "Ana López" };

it.each(["manchester1", "Tottenham", "bigdaddy1", "harley davidson"])(
  "%s is in the lists of leaked passwords, whatever its capitals and spaces",
  async (password) => {
    expect(findPasswordProblem(password, ana)).toBeUndefined();
    expect(await findNewPasswordProblem(password, ana)).toBe("breached");
    expect(await isBreached(password.toUpperCase())).toBe(true);
    expect(await isBreached(` ${password} `)).toBe(true);
  },
);

it.each([
  "una lámpara bajo el mar",
  "abril-lluvia-7",
  "otra lámpara en el monte",
  "🌮🌮🌮 con piña",
])("%s is not", async (password) => {
  expect(await findNewPasswordProblem(password, ana)).toBeUndefined();
});

it("a password that the rules refuse keeps the rule's reason", async () => {
  expect(await findNewPasswordProblem("password1", ana)).toBe("common");
  expect(await findNewPasswordProblem("corta", ana)).toBe("short");
});

it("holds 100,000 hashes in order, each once", async () => {
  const { default: text } = await import("./breached-passwords.txt?raw");
  const list = Buffer.from(text, "base64");
  expect(list.length).toBe(5 * 100_000);
  let unordered = 0;
  for (let at = 5; at < list.length; at += 5)
    if (list.compare(list, at - 5, at, at, at + 5) <= 0) unordered += 1;
  expect(unordered).toBe(0);
});

it("refuses almost no password that is not in it", async () => {
  const passwords = Array.from({ length: 20_000 }, (_, at) => `frase larga número ${at * 7919}`);
  const wrong = await Promise.all(passwords.map(isBreached));
  expect(wrong.filter(Boolean)).toHaveLength(0);
});
