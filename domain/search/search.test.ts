import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { highlight } from "./highlight.ts";
import { SEARCH_GROUP_LIMITS, searchedText } from "./search-request.ts";
import {
  SEARCH_DEFAULT_RESULTS,
  SEARCH_GROUPED_HITS,
  groupResults,
  moveHighlight,
  recordsOf,
  searchRecords,
  shareHits,
} from "./search.ts";
import { indexRecords, type SearchRecord } from "./search-index.ts";
import { fold } from "./text-fold.ts";

const record = (type: ItemKind, id: string, texts: Partial<SearchRecord> = {}): SearchRecord => ({
  id,
  type,
  title: "",
  description: "",
  subtitle: "",
  url: `/${type}s/${id}`,
  metadata: {},
  ...texts,
});
const find = (records: SearchRecord[], typed: string, limit?: number) =>
  searchRecords(indexRecords(records), typed, limit);
const idsOf = (records: readonly SearchRecord[]) => records.map(({ id }) => id);

describe("searchRecords", () => {
  const cards = [
    record("space", "subtitle", { subtitle: "niche_menu" }),
    record("space", "described", { description: "Un MENÚ largo" }),
    record("space", "titled", { title: "El menu del día" }),
    record("space", "both", { title: "Menú", description: "menú" }),
    record("space", "none", { title: "Mesa" }),
  ];

  it.each(["menu", "MENÚ", "  menú ", "en"])("puts titles before descriptions for %j", (typed) => {
    const { hits, totals } = find(cards, typed);
    expect(idsOf(hits.space)).toEqual(["titled", "both", "described", "subtitle"]);
    expect(totals).toEqual({ artifakt: 0, space: 4, agentik: 0, challenge: 0 });
  });

  it.each(["", "   ", "\t\n", "\u0301", "\u0000"])("finds nothing for %j", (typed) => {
    expect(find(cards, typed).totals.space).toBe(0);
  });

  it("finds each word anywhere in title and description, or all in the subtitle", () => {
    const one = record("agentik", "x", {
      title: "Ventas",
      description: "Asistente",
      subtitle: "customer_service",
    });
    expect(find([one], "ntas").totals.agentik).toBe(1);
    expect(find([one], "customer serv").totals.agentik).toBe(1);
    expect(find([one], "asistente ventas").totals.agentik).toBe(1);
    expect(find([one], "service customer").totals.agentik).toBe(1);
    expect(find([one], "ventas service").totals.agentik).toBe(0);
    expect(find([one], "ventasasistente").totals.agentik).toBe(0);
    // Short words alone are one text.
    expect(find([one], "s a").totals.agentik).toBe(0);
    expect(find([one], "a s").totals.agentik).toBe(0);
  });

  it("finds what a person types, in whatever order, and puts names with all words first", () => {
    const menu = record("artifakt", "menu", { title: "Menú de temporada para restaurante" });
    const other = record("artifakt", "other", {
      title: "Restaurante listo",
      description: "Con su menú.",
    });
    const ids = (typed: string) => idsOf(find([other, menu], typed).hits.artifakt);
    expect(ids("menu restaurante")).toEqual(["menu", "other"]);
    expect(ids("restaurante  MENU")).toEqual(["menu", "other"]);
    expect(ids("menu restaurante verano")).toEqual([]);
  });

  it("returns 20 results by default", () => {
    const many = ITEM_KINDS.flatMap((type) =>
      Array.from({ length: 90 }, (_, n) => record(type, `${type}-${n}`, { title: "pan" })),
    );
    const all = (limit?: number) => Object.values(find(many, "pan", limit).hits).flat();
    expect(SEARCH_DEFAULT_RESULTS).toBe(20);
    expect(all()).toHaveLength(20);
    expect(all(SEARCH_GROUPED_HITS)).toHaveLength(50);
    expect(find(many, "pan").totals.artifakt).toBe(90);
  });

  it("finds exactly the records that contain the search, and highlights it there", () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."aábñn ßé…E-_%", "e\u0301", "👩🏽‍🍳"), maxLength: 12 }),
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    const records = fc.array(
      fc.record({ type: fc.constantFrom(...ITEM_KINDS), title: text, description: text }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(records, text, fc.integer({ min: 0, max: 60 }), (texts, typed, limit) => {
        const all = texts.map(({ type, ...words }, n) => record(type, `${n}`, words));
        const { hits, totals } = find(all, typed, limit);
        const asked = searchedText(typed);
        const each = asked.split(/\s+/u).map(fold).filter(Boolean);
        const words = each.length > 1 && each.every((w) => w.length < 3) ? [fold(asked)] : each;
        const hasAll = (text: string) => words.every((word) => text.includes(word));
        const has = ({ title, description }: SearchRecord) =>
          words.length > 0 && hasAll(`${fold(title)}\n${fold(description)}`);
        for (const kind of ITEM_KINDS) {
          const matching = all.filter((each) => each.type === kind && has(each));
          expect(totals[kind]).toBe(matching.length);
          expect(hits[kind].every(has)).toBe(true);
          const inTitle = hits[kind].map(({ title }) => hasAll(fold(title)));
          expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)));
        }
        expect(Object.values(hits).flat().length).toBe(
          Math.min(
            limit,
            Object.values(totals).reduce((sum, total) => sum + total, 0),
          ),
        );
      }),
    );
  });

  it("highlights something in every match, for common scripts", () => {
    const word = fc.string({ unit: fc.constantFrom(..."aábcñnéíoü "), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, word, (before, typed, after) => {
        fc.pre(typed.trim() !== "");
        const title = before + typed + after;
        expect(find([record("space", "x", { title })], typed).totals.space).toBe(1);
        const marks = highlight(title, typed).filter(({ isMatch }) => isMatch);
        expect(marks.length).toBeGreaterThan(0);
        for (const { text } of marks) expect(fold(text)).toBe(fold(typed.trim()));
      }),
    );
  });
});

const totalsOf = fc.record({
  artifakt: fc.nat(200),
  space: fc.nat(200),
  agentik: fc.nat(200),
  challenge: fc.nat(200),
});

describe("shareHits", () => {
  it("gives a kind fewer hits than another only if it has no more", () => {
    fc.assert(
      fc.property(totalsOf, fc.nat(120), (totals, limit) => {
        const shares = shareHits(totals, limit);
        const sum = ITEM_KINDS.reduce((all, kind) => all + shares[kind], 0);
        const there = ITEM_KINDS.reduce((all, kind) => all + totals[kind], 0);
        expect(sum).toBe(Math.min(limit, there));
        const most = Math.max(...Object.values(shares));
        for (const kind of ITEM_KINDS) {
          expect(shares[kind]).toBeLessThanOrEqual(totals[kind]);
          if (shares[kind] < totals[kind]) expect(shares[kind]).toBeGreaterThanOrEqual(most - 1);
        }
      }),
    );
  });

  it("gives unused shares to the other kinds", () => {
    expect(shareHits({ artifakt: 400, space: 300, agentik: 200, challenge: 4 }, 50)).toEqual({
      artifakt: 16,
      space: 15,
      agentik: 15,
      challenge: 4,
    });
    expect(shareHits({ artifakt: 400, space: 0, agentik: 0, challenge: 0 }, 50).artifakt).toBe(50);
  });
});

describe("groupResults", () => {
  it("shows of 50 hits at most 8, 6, 6 and 4, in this order", () => {
    fc.assert(
      fc.property(totalsOf, (totals) => {
        const hits = Object.fromEntries(
          ITEM_KINDS.map((kind) => [kind, Array.from({ length: totals[kind] }, (_, n) => n)]),
        ) as Record<ItemKind, number[]>;
        const groups = groupResults({ totals, hits });
        expect(groups.map(({ kind }) => kind)).toEqual([...ITEM_KINDS]);
        for (const { kind, total, hits: shown } of groups) {
          expect(total).toBe(totals[kind]);
          // A quarter of 50 is above every limit, so each group is filled up to its limit.
          expect(shown).toEqual(hits[kind].slice(0, SEARCH_GROUP_LIMITS[kind]));
        }
      }),
    );
    expect(ITEM_KINDS).toEqual(["artifakt", "space", "agentik", "challenge"]);
    expect(SEARCH_GROUPED_HITS).toBe(50);
  });
});

describe("moveHighlight", () => {
  const values = ["a", "b", "c"];
  it("goes down through the results to none, and starts again", () => {
    const seen: (string | null)[] = [null];
    for (let press = 0; press < 5; press++) seen.push(moveHighlight(values, seen.at(-1)!, 1));
    expect(seen).toEqual([null, "a", "b", "c", null, "a"]);
  });
  it("goes up from none to the last, and from the first to none", () => {
    const seen: (string | null)[] = [null];
    for (let press = 0; press < 5; press++) seen.push(moveHighlight(values, seen.at(-1)!, -1));
    expect(seen).toEqual([null, "c", "b", "a", null, "c"]);
  });
  it("stays at none without results, and treats a vanished result as none", () => {
    expect(moveHighlight([], null, 1)).toBeNull();
    expect(moveHighlight([], "gone", -1)).toBeNull();
    expect(moveHighlight(values, "gone", 1)).toBe("a");
  });
});

it("finds one's own first among equally good ones, and what one takes part in next", () => {
  const agentik = (id: string, name: string, description = "") => ({
    id,
    name,
    description,
    type: "sales",
  });
  const lists = {
    artifakt: [],
    space: [],
    challenge: [],
    agentik: [
      agentik("g-1", "Estela"),
      agentik("g-2", "Estela y Luz"),
      agentik("g-own-text", "Nora", "Contesta como Estela"),
      agentik("g-own", "Recepción Estética Estela"),
    ],
  };
  const found = (own?: string[]) =>
    searchRecords(indexRecords(recordsOf(lists, [], own)), "estela").hits.agentik.map(
      ({ id }) => id,
    );
  expect(found()).toEqual(["g-1", "g-2", "g-own", "g-own-text"]);
  expect(found(["g-own", "g-own-text", "g-2"])).toEqual(["g-own", "g-2", "g-1", "g-own-text"]);
});

it("makes records of the four lists", () => {
  const records = recordsOf({
    artifakt: [
      {
        id: "a 1",
        name: "Menú",
        description: "x",
        creator: "Ana",
        image: "/a.svg",
        price: 0,
        rating: 48,
      },
    ],
    space: [{ id: "s", name: "Barrio", description: "y", userCount: 3, type: "niche" }],
    agentik: [{ id: "g", name: "Nora", description: "z", type: "customer_service" }],
    challenge: [{ id: "c", name: "Carta", description: "w", type: "design" }],
  });
  expect(records).toEqual([
    {
      id: "a 1",
      type: "artifakt",
      title: "Menú",
      description: "x",
      subtitle: "Ana",
      url: "/artifakts/a%201",
      image: "/a.svg",
      metadata: { price: 0, rating: 48 },
    },
    {
      id: "s",
      type: "space",
      title: "Barrio",
      description: "y",
      subtitle: "niche",
      url: "/spaces/s",
      metadata: { userCount: 3 },
    },
    {
      id: "g",
      type: "agentik",
      title: "Nora",
      description: "z",
      subtitle: "customer_service",
      url: "/agentiks/g",
      metadata: {},
    },
    {
      id: "c",
      type: "challenge",
      title: "Carta",
      description: "w",
      subtitle: "design",
      url: "/challenges/c",
      metadata: {},
    },
  ]);
});

it("searches 10,000 items well within a keystroke", () => {
  const words = [
    "pan",
    "dulce",
    "menú",
    "factura",
    "cocina",
    "abierta",
    "panadería",
    "redes",
    "sociales",
    "ventas",
    "cliente",
    "agenda",
    "taller",
    "diseño",
  ];
  const sentence = (length: number, seed: number) =>
    Array.from(
      { length },
      (_, n) => words[(seed * 7 + n * 13 + ((seed * n) % 5)) % words.length],
    ).join(" ");
  const index = indexRecords(
    Array.from({ length: 10_000 }, (_, n) =>
      record(ITEM_KINDS[n % 4]!, `${n}`, {
        title: sentence(4, n),
        description: sentence(18, n + 3),
        subtitle: sentence(2, n),
      }),
    ),
  );
  // Best of five: a busy machine slows down some runs, not all.
  const times = ["p", "pa", "pan", "pana", "zzz", "menu factura", "a", "de"].map((typed) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const start = performance.now();
        groupResults(searchRecords(index, typed, SEARCH_GROUPED_HITS));
        return performance.now() - start;
      }),
    ),
  );
  expect(Math.max(...times)).toBeLessThan(8);
});
