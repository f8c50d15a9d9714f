import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import {
  findPasswordProblem,
  normalizePassword,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from "./passwords.ts";

const ana = { email: "ana.lopez@panaderia.mx", name: "Ana López García" };

describe("findPasswordProblem", () => {
  it.each([
    "una lámpara bajo el mar",
    "kP7#vQ2m",
    "zanahoria-tren-92-violeta",
    "contraseña de mi abuela la de Oaxaca",
    "パスワードは秘密です",
    "🌮🌯🫔🥑🌶️🫓🍋🧂🥘",
    "        x7       ",
    "m".repeat(3) + "-largo-" + "é".repeat(100),
  ])("takes %s", (password) => {
    expect(findPasswordProblem(password, ana)).toBeUndefined();
  });

  it.each([
    ["", "short"],
    ["1234567", "short"],
    ["🌮🌮🌯🌮🌯🌯🌮", "short"],
    ["password", "common"],
    ["PassWord123", "common"],
    ["  password  ", "common"],
    ["ｐａｓｓｗｏｒｄ", "common"],
    ["contraseña", "common"],
    ["aaaaaaaa", "common"],
    ["🌮🌮🌮🌮🌮🌮🌮🌮", "common"],
    ["abababababab", "common"],
    ["20262026", "common"],
    ["12345678", "common"],
    ["876543210", "common"],
    ["qwertyuiop", "common"],
    ["poiuytrewq", "common"],
    ["1q2w3e4r5t", "common"],
    ["plaza2026", "common"],
    ["Plaza1234!", "common"],
    ["ana.lopez@panaderia.mx", "personal"],
    ["ana.lopez1", "personal"],
    ["AnaLópezGarcía", "personal"],
    ["lópez2026", "personal"],
    ["1985García!", "personal"],
    ["a".repeat(2_000_000), "long"],
  ])("refuses %s: %s", (password, problem) => {
    expect(findPasswordProblem(password, ana)).toBe(problem);
  });

  it("takes any length from the least to the most", () => {
    const of = (length: number) => Array.from({ length }, (_, at) => "abc5Xñ🌮"[at % 6]).join("");
    expect(findPasswordProblem(of(PASSWORD_MIN_CHARACTERS - 1))).toBe("short");
    expect(findPasswordProblem(of(PASSWORD_MIN_CHARACTERS))).toBeUndefined();
    expect(findPasswordProblem(of(128))).toBeUndefined();
    expect(findPasswordProblem(of(PASSWORD_MAX_CHARACTERS))).toBeUndefined();
    expect(findPasswordProblem(of(PASSWORD_MAX_CHARACTERS + 1))).toBe("long");
  });

  it("gives one answer for all Unicode forms of the same password", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: "binary" }), (text) => {
        expect(findPasswordProblem(text.normalize("NFD"), ana)).toBe(
          findPasswordProblem(text.normalize("NFC"), ana),
        );
        expect(normalizePassword(text.normalize("NFD"))).toBe(
          normalizePassword(text.normalize("NFC")),
        );
      }),
    );
  });

  it("ignores empty and short names and addresses", () => {
    expect(findPasswordProblem("abril-lluvia-7", { email: "a@b.mx", name: "" })).toBeUndefined();
    expect(findPasswordProblem("abril-lluvia-7", { email: "", name: "A b" })).toBeUndefined();
  });
});

describe("the list", () => {
  it("is long enough, and has no entry below the minimum length", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(700);
    const wrong = [...COMMON_PASSWORDS].filter(
      (word) => Array.from(word).length < PASSWORD_MIN_CHARACTERS || word !== word.toLowerCase(),
    );
    expect(wrong).toEqual([]);
  });
});
