import { describe, expect, it } from "vitest";
import { findScreens, SCREENS_MAX } from "./screens.ts";

const SCREENS = [
  { url: "/wallet", name: "Mi cartera", words: "créditos, saldo, wallet, credits" },
  { url: "/inbox", name: "Bandeja", words: "mensajes de clientes, inbox" },
  { url: "/account/business", name: "Mi negocio", words: "horario, cartera de clientes" },
];
const found = (typed: string) => findScreens(typed, SCREENS).map(({ url }) => url);

describe("the screens that a search finds", () => {
  it("are those whose name or synonym has a word that begins so", () => {
    expect(found("bandeja")).toEqual(["/inbox"]);
    expect(found("CREDITOS")).toEqual(["/wallet"]);
    expect(found("  mi   nego ")).toEqual(["/account/business"]);
    expect(found("credits")).toEqual(["/wallet"]);
    expect(found("inb")).toEqual(["/inbox"]);
    expect(found("ditos")).toEqual([]);
    expect(found("zapatos")).toEqual([]);
  });

  it("begin with the ones that are called so", () => {
    expect(found("cartera")).toEqual(["/wallet", "/account/business"]);
  });

  it("are none for a blank or very short text, and never more than a few", () => {
    for (const typed of ["", "  ", "mi", ","]) expect(found(typed)).toEqual([]);
    const many = Array.from({ length: 9 }, (_, n) => ({ url: `/${n}`, name: "Mapa", words: "" }));
    expect(findScreens("mapa", many)).toHaveLength(SCREENS_MAX);
  });
});
