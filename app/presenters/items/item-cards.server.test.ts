import { describe, expect, it } from "vitest";
import type { Artifakt, Challenge, InLanguage } from "#domain/items/items.ts";
import { ARTIFAKT_TYPES, CHALLENGE_TYPES, SPACE_TYPES } from "#domain/items/catalogue.ts";
import {
  toAgentikCard,
  toArtifaktCard,
  toArtifaktCards,
  toChallengeCard,
  toSpaceCard,
} from "./item-cards.server.ts";
import { COVER_SHEET } from "#domain/artifakts/artifakt-pictures.ts";
import { statusLabel, typeLabel, withBadge } from "./item-labels.server.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const HOUR_MS = 3_600_000;

const challenge = (changes: Partial<Challenge>): InLanguage<Challenge> => ({
  id: "challenge-1",
  name: "Name",
  description: "Words",
  type: "design",
  reward: 1250,
  currentParticipants: 3,
  maxParticipants: 8,
  deadline: new Date(NOW.getTime() + 25 * HOUR_MS),
  isActive: true,
  language: "es",
  ...changes,
});

const artifakt = (changes: Partial<Artifakt>): InLanguage<Artifakt> => ({
  id: "artifakt-1",
  name: "Name",
  description: "Words",
  creator: "Ana",
  price: 1249,
  rating: 48,
  type: "template",
  downloadCount: 18_420,
  tags: ["a"],
  language: "en",
  ...changes,
});

describe("toChallengeCard", () => {
  it("formats days, places and reward", () => {
    const card = toChallengeCard(challenge({}), NOW);
    expect(card).toMatchObject({ daysLeft: 2, reward: "1,250" });
    expect(card).not.toHaveProperty("closed");
  });

  it.each([
    ["the deadline itself", { deadline: NOW }, "over", 0],
    ["a deadline gone by", { deadline: new Date(NOW.getTime() - 99 * HOUR_MS) }, "over", 0],
    ["one that was ended", { isActive: false }, "inactive", 2],
    ["no place left", { currentParticipants: 8 }, "full", 2],
    ["full and over", { currentParticipants: 8, deadline: NOW }, "over", 0],
  ])("%s closes it", (_case, changes, closed, daysLeft) => {
    expect(toChallengeCard(challenge(changes), NOW)).toMatchObject({ closed, daysLeft });
  });
});

describe("toAgentikCard", () => {
  const agentik = {
    id: "agentik-1",
    name: "Name",
    description: "Words",
    status: "active",
    type: "sales",
    language: "es" as const,
  };

  it("says that it is an example, in both languages, and shares the label", () => {
    expect(toAgentikCard(agentik).label).toEqual(statusLabel("active"));
    const { label } = toAgentikCard({ ...agentik, isExample: true });
    expect(label).toEqual({ en: "Active · Example", es: "Activo · Ejemplo" });
    expect(toAgentikCard({ ...agentik, isExample: true }).label).toBe(label);
    const card = toAgentikCard(agentik);
    expect(withBadge(card, true)).toEqual({ ...card, badge: label });
    expect(withBadge(card, false)).toBe(card);
  });
});

describe("toArtifaktCard", () => {
  it("formats the price with its currency, the rating with one decimal, downloads compactly", () => {
    expect(toArtifaktCard({ ...artifakt({}), isSample: false })).toEqual({
      id: "artifakt-1",
      name: "Name",
      language: "en",
      label: { en: "Template", es: "Plantilla" },
      creator: "Ana",
      shownPrice: "$1,249 MXN",
      shownRating: "4.8",
      downloadCount: 18_420,
      shownDownloads: "18.4K",
    });
  });

  it("says that it is a sample when it has no file", () => {
    const { label } = toArtifaktCard({ ...artifakt({}), isSample: true });
    expect(label).toEqual({ en: "Template · Sample", es: "Plantilla · Muestra" });
  });

  it("has no price when it is free", () => {
    expect(toArtifaktCard({ ...artifakt({ price: 0 }), isSample: false }).shownPrice).toBe("");
  });
});

describe("toArtifaktCards", () => {
  const listed = (id: string, coverHash: string | null) => ({
    ...artifakt({}),
    id,
    isSample: false,
    coverHash,
  });

  it("puts all covers on one sheet, and nothing where there is no cover", () => {
    const cards = toArtifaktCards([listed("a", "1"), listed("b", null), listed("c", "2")]);
    const [address] = cards.map(({ sheet }) => sheet);
    expect(address).toMatch(/^\/covers\/artifakts\/[0-9a-f]{32}\.webp\?ids=a,c$/);
    expect(cards.map(({ sheet }) => sheet)).toEqual([address, undefined, address]);
    // One object, which the data of a page name once.
    expect(cards[2]!.sheet).toBe(cards[0]!.sheet);
    expect(toArtifaktCards([listed("b", null)])[0]).not.toHaveProperty("sheet");
  });

  it("has another sheet where a cover is another one", () => {
    const sheetOf = (hash: string) => toArtifaktCards([listed("a", hash)])[0]!.sheet;
    expect(sheetOf("1")).not.toBe(sheetOf("2"));
  });

  it("puts no more covers on a sheet than it may have", () => {
    const many = Array.from({ length: COVER_SHEET.cells + 2 }, (_, n) => listed(`i${n}`, `${n}`));
    const pictured = toArtifaktCards(many).filter(({ sheet }) => sheet);
    expect(pictured).toHaveLength(COVER_SHEET.cells);
  });
});

describe("cards", () => {
  it("cut a long description at the specified 100 characters", () => {
    const card = toSpaceCard({
      ...challenge({ description: "x".repeat(140) }),
      userCount: 12_345,
      type: "niche",
    });
    expect(card.description).toBe(`${"x".repeat(100)}…`);
  });
});

describe("labels", () => {
  it("exist in both languages for every type", () => {
    for (const type of [...ARTIFAKT_TYPES, ...SPACE_TYPES, ...CHALLENGE_TYPES]) {
      const { en, es } = typeLabel(type);
      // A missing message would be its key.
      expect(`${en}${es}`, type).not.toMatch(/_|^$/);
      expect(en && es, type).toBeTruthy();
    }
  });

  it.each([
    ["active", { en: "Active", es: "Activo" }],
    ["en revisión", { en: "en revisión", es: "en revisión" }],
    ["toString", { en: "toString", es: "toString" }],
  ])("status %s", (status, label) => {
    expect(statusLabel(status)).toEqual(label);
  });
});
