import { describe, expect, it } from "vitest";
import { CUSTOMER_NAME_MAX } from "./inbox.ts";
import { cleanName, findStatedName, overrules, statedName } from "./stated-name.ts";

describe("the name that a customer says", () => {
  it.each([
    ["Hola, me llamo Ana", "Ana"],
    ["me llamo ana lópez y quiero 2 tacos", "Ana López"],
    ["soy Pedro", "Pedro"],
    ["Hola soy pedro, me mandas el menú?", "Pedro"],
    ["hola soy pedro me mandas el menu", "Pedro"],
    ["buenas tardes soy la señora Carmen, quiero un pay", "Señora Carmen"],
    ["A nombre de Luis Hernández por favor", "Luis Hernández"],
    ["es a nombre de María de la Luz Pérez", "María de la Luz Pérez"],
    ["Mi nombre es JOSÉ", "José"],
    ["mi nombre es juan carlos, es para hoy", "Juan Carlos"],
    ["Soy Vicente", "Vicente"],
    ["soy mariano", "Mariano"],
    ["de parte de doña Lucha", "Doña Lucha"],
    ["my name is Peter Parker and I want two", "Peter Parker"],
    ["Hi, I'm Sarah", "Sarah"],
    ["Hello this is John Smith", "John Smith"],
    ["Under the name of O'Neill please", "O'Neill"],
    ["Call me Beth.", "Beth"],
  ])("is read from “%s”", (text, name) => expect(statedName(text)).toBe(name));

  it.each([
    "soy alérgico al cacahuate",
    "Soy Alérgica",
    "soy de Puebla",
    "Soy vegetariana",
    "soy vegano",
    "soy cliente frecuente",
    "soy nueva por aquí",
    "soy estudiante",
    "soy intolerante a la lactosa",
    "soy la mamá de Luis",
    "soy yo otra vez",
    "soy quien pidió ayer",
    "soy muy fan de su mole",
    "soy diseñador",
    "soy mexicano",
    "¿Puedo pedir a nombre de mi esposa?",
    "I'm allergic to nuts",
    "i'm hungry",
    "I am looking for a table",
    "I'm Vegan",
    "this is great",
    "This is for tomorrow",
    "quiero 3 tacos",
    "¿cómo te llamas?",
    "",
  ])("is not in “%s”", (text) => expect(statedName(text)).toBeUndefined());

  it("has its place in the text, with the words that say it", () => {
    const text = "2 tacos, a nombre de Luis Uc. Gracias";
    const { from, to, name } = findStatedName(text)!;
    expect([text.slice(from, to), text.slice(name.from, name.to)]).toEqual([
      "a nombre de Luis Uc",
      "Luis Uc",
    ]);
  });

  it("ends, however long the message is", () => {
    const name = statedName(`me llamo ${"Ana ".repeat(5000)}`);
    expect(name === undefined || name.length <= CUSTOMER_NAME_MAX).toBe(true);
    expect(statedName("soy ".repeat(5000))).toBeUndefined();
  });
});

it("cleans a name that is typed", () => {
  expect(cleanName("  Ana \n López ")).toBe("Ana López");
  expect(cleanName(" 22 ")).toBeUndefined();
  expect([...cleanName("ñ".repeat(200))!].length).toBe(CUSTOMER_NAME_MAX);
});

it("lets a person's word stand before the customer's, and that before the profile", () => {
  expect(overrules("person", "customer")).toBe(true);
  expect(overrules("customer", "customer")).toBe(true);
  expect(overrules("customer", "person")).toBe(false);
  expect(overrules("profile", "customer")).toBe(false);
});
