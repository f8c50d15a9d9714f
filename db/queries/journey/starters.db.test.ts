import { afterAll, beforeAll, expect, it } from "vitest";
import { planStarters } from "#domain/journey/starters.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { listStarterAgentiks, listStarterSpaces } from "./starters.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const AREAS = { businessType: "pyme", automationAreas: ["sales", "customer_service"] } as const;
const answers = { ...AREAS, automationAreas: [...AREAS.automationAreas] };
const who = { personId: "person-9", limit: 3 };

it("offers a fonda spaces of its trade alone, in the language of the page", async () => {
  const plan = planStarters({ ...answers, trade: "restaurant" })!;
  const spaces = await listStarterSpaces(database.db, { ...plan, ...who, language: "es" });
  expect(spaces).toHaveLength(3);
  for (const { name, description, language } of spaces) {
    expect(language).toBe("es");
    expect(`${name} ${description}`).toMatch(/restaurant|fonda|taquer|cocina/i);
  }
});

it("offers a space of its own town first", async () => {
  const plan = planStarters({ ...answers, trade: "restaurant", town: "Puebla" })!;
  const [first] = await listStarterSpaces(database.db, { ...plan, ...who, language: "es" });
  expect(`${first!.name} ${first!.description}`).toContain("Puebla");
});

it("offers spaces of what was chosen first, in either language", async () => {
  const chosen = { businessType: "agency", automationAreas: ["sales", "analytics"] } as const;
  const matches = async (language: "es" | "en", words: RegExp) => {
    const plan = planStarters(
      { ...chosen, automationAreas: [...chosen.automationAreas] },
      language,
    )!;
    const spaces = await listStarterSpaces(database.db, { ...plan, ...who, language });
    expect(spaces.map((space) => space.language)).toEqual([language, language, language]);
    return spaces.map(({ name, description }) => words.test(`${name} ${description}`));
  };
  expect(await matches("es", /agencia|marketing|client|venta|datos|reporte/i)).toEqual([
    true,
    true,
    true,
  ]);
  // The catalogue has fewer in English: the largest ones fill the rest.
  const english = await matches("en", /agenc|marketing|client|sales|sell|data|report/i);
  expect(english[0]).toBe(true);
});

it("offers nothing of another trade where the catalogue has none of its own", async () => {
  const plan = { ...planStarters({ ...answers, trade: "lodging" })!, tradeWords: ["zeppelin"] };
  expect(await listStarterSpaces(database.db, { ...plan, ...who, language: "es" })).toEqual([]);
});

it("offers no agentik in another language", async () => {
  const plan = planStarters({ ...answers, trade: null })!;
  for (const language of ["es", "en"] as const) {
    const agentiks = await listStarterAgentiks(database.db, { ...plan, ...who, language });
    expect(agentiks.map((one) => one.language)).toEqual([language, language, language]);
  }
});
