import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { fold } from "./text-fold.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterAll(() => database.drop());

const LETTERS = "abcdefghijklmnopqrstuvwxyzñáéíóúüâêôãõçàèìòùïëöäîûåýÿšžœæøßªº";
const OTHERS = " 0123456789.,;:¿?¡!«»“”‘’'\"()—–-…%/@#&+*=€$";

it("folds Spanish and Portuguese text exactly as plaza_fold does", async () => {
  const characters = [...new Set([...LETTERS, ...LETTERS.toUpperCase(), ...OTHERS])];
  const texts = [
    ...characters,
    ...characters.map((character) => character.normalize("NFD")),
    "Añejo & Señorial: ¿pingüino o ÁGUILA? Diseño nº 3 — «São João» às 9…",
  ];
  const rows = await database.sql<{ text: string; folded: string }[]>`
    SELECT text, plaza_fold(text) AS folded FROM unnest(${texts}::text[]) AS text`;
  expect(rows).toHaveLength(texts.length);
  for (const { text, folded } of rows) expect([text, fold(text)]).toEqual([text, folded]);
});
