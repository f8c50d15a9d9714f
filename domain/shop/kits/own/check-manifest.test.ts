import { describe, expect, it } from "vitest";
import { z } from "zod/v4";
import { LOCALES } from "#domain/preferences/preferences.ts";
import { kitPartSchema } from "#domain/shop/kits/kit-schema.ts";
import { permissionsOf } from "#domain/shop/kits/kit-permissions.ts";
import { checkManifest, missingTracks } from "./check-manifest.ts";
import { exampleManifest } from "./example-manifest.ts";
import { changesOf } from "./kit-changes.ts";
import { ownKitSchema } from "./own-kit-schema.ts";
import { isOwnKitId, kitOfManifest, languageOf, ownKitState } from "./own-kits.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- anything in it may be changed to anything
type Loose = any;
type Change = (manifest: Record<string, Loose>) => void;
/** The Spanish example after a change, checked. */
function checked(change: Change) {
  const manifest = JSON.parse(exampleManifest("es")) as Record<string, Loose>;
  change(manifest);
  return checkManifest(JSON.stringify(manifest));
}
const problemsAfter = (change: Change) =>
  (checked(change).problems ?? []).map(({ path, problem, max, min }) =>
    [path, problem, max ?? min].filter((each) => each !== undefined).join(" "),
  );

describe("a manifest", () => {
  it.each(LOCALES)("may be the example in %s, which is a kit after its id is given", (locale) => {
    const { manifest } = checkManifest(exampleManifest(locale));
    expect(manifest).toMatchObject({ languages: [locale], description: null });
    const kit = kitOfManifest("kit-0123456789abcdef01234567", 3, manifest!);
    for (const part of kit.parts) expect(kitPartSchema.parse(part)).toEqual(part);
    expect(kit.parts[0]!.key).toMatch(/^kit-0123456789abcdef01234567-/);
    expect(permissionsOf(kit)).toEqual(["write-evening", "add-documents", "add-commands"]);
  });

  it("has the longest key with its id within what can be stored", () => {
    const long = "k".repeat(30);
    const { manifest } = checked((it) => (it.parts[0].key = long));
    const kit = kitOfManifest("kit-0123456789abcdef01234567", 1, manifest!);
    expect(kitPartSchema.safeParse(kit.parts[0]).success).toBe(true);
    expect(problemsAfter((it) => (it.parts[0].key = `${long}k`))).toEqual(["parts[0].key key"]);
  });

  it("needs each text in one language only, which then stands for both", () => {
    const { manifest } = checked((it) => (it.name = { en: "Closing" }));
    expect(manifest!.name).toEqual({ en: "Closing", es: "Closing" });
    expect(languageOf(manifest!, "es")).toBe("en");
    expect(problemsAfter((it) => (it.name = {}))).toEqual(["name languages"]);
    expect(problemsAfter((it) => (it.name = "Cierre"))).toEqual(["name type"]);
    expect(problemsAfter((it) => delete it.name)).toEqual(["name missing"]);
  });

  it("says where each problem is, all at once", () => {
    expect(
      problemsAfter((it) => {
        it.price = 12;
        it.summary.es = "x".repeat(161);
        it.parts[0].name.es = "x".repeat(121);
        it.parts[1].rows.es[1] = ["Concha", true, 52, "=B2-C2"];
        it.parts[2].name.es = "Con Espacio";
        it.parts[3].cron = "*/10 * * * *";
        it.parts.push({ kind: "script", key: "x", code: "alert(1)" }, { key: "y" });
      }).sort(),
    ).toEqual(
      [
        "price unknown",
        "summary.es too-long 160",
        "parts[0].name.es too-long 120",
        "parts[1].rows.es[1][1] type",
        "parts[2].name.es command",
        "parts[3].cron cron",
        "parts[4].kind choice",
        "parts[5].kind missing",
      ].sort(),
    );
  });

  it.each([
    ["two parts of one key", (it) => (it.parts[1].key = "cierre"), "parts[1].key same-key"],
    ["no parts", (it) => (it.parts = []), "parts too-few 1"],
    ["too many parts", (it) => (it.parts = Array(21).fill(it.parts[0])), "parts too-many 20"],
    ["blank text", (it) => (it.parts[0].text.es = " \u200b\n"), "parts[0].text.es blank"],
    ["an own id", (it) => (it.id = "app-margen"), "id unknown"],
    ["an agentik of its own", (it) => (it.parts[0] = agentik("root")), "parts[0].readyMade choice"],
    ["permissions", (it) => (it.permissions = ["everything"]), "permissions unknown"],
    ["a webhook", (it) => (it.parts[3].work = { duty: "note" }), "parts[3].work.duty choice"],
    ["no JSON in a part", (it) => (it.parts[0] = null), "parts[0] type"],
    ["rows of two widths", (it) => it.parts[1].rows.es[2].pop(), "parts[1].rows.es[2] width"],
  ] satisfies [string, Change, string][])("refuses %s", (_, change, problem) => {
    expect(problemsAfter(change)).toContain(problem);
  });

  it("refuses cells that a spreadsheet would run, and formulas beyond their table", () => {
    const cell = (typed: unknown) =>
      problemsAfter((it) => (it.parts[1].rows.es[1][3] = typed)).map((each) => each.split(" ")[1]);
    for (const good of ["=B2*(C2+1)/2", "Concha 50%", -5, 0.5, "", "a=b"])
      expect([good, cell(good)]).toEqual([good, []]);
    for (const start of ["+1", "-1", "@SUM(A1)", " =1+1", "\t=1", "＝1+1", "－2"])
      expect([start, cell(start)]).toEqual([start, ["formula-start"]]);
    for (const call of [
      '=HYPERLINK("http://x")',
      "=WEBSERVICE(A1)",
      "=LOG10(A1)",
      "=cmd|' /C calc'!A0",
      "=SUM(A1:A2)",
      "=A1&B1",
      "=AA1",
    ])
      expect([call, cell(call)]).toEqual([call, ["formula"]]);
    for (const far of ["=E2", "=A4", "=A0"]) expect([far, cell(far)]).toEqual([far, ["outside"]]);
  });

  it.each([
    ["0 8 * * *", true],
    ["15 9 * * 1", true],
    ["0 9 28 * *", true],
    ["0 9 L * *", true],
    ["* * * * *", false],
    ["0 9 * * 1-5", false],
    ["0 9,10 * * *", false],
    ["0 25 * * *", false],
    ["jamás", false],
  ])("takes the time %s: %s", (cron, isTaken) => {
    expect(problemsAfter((it) => (it.parts[3].cron = cron))).toEqual(
      isTaken ? [] : ["parts[3].cron cron"],
    );
  });

  it("is cleaned of what cannot be stored or looks like something else", () => {
    const { manifest } = checked((it) => {
      it.name.es = "Cierre\u0000 \u202egnp.exe\u202c";
      it.parts[0].text.es = "uno\r\ndos\ud800";
    });
    expect(manifest!.name.es).toBe("Cierre gnp.exe");
    expect(manifest!.parts[0]).toMatchObject({ text: { es: "uno\ndos" } });
  });

  it("is at most 64 KB of UTF-8, and names the place where it is no JSON", () => {
    expect(checkManifest("ñ".repeat(32_769)).problems).toEqual([
      { path: "", problem: "too-big", max: 64 },
    ]);
    expect(checkManifest('{\n  "name": {"es": "a"},\n  oops\n}').problems).toEqual([
      { path: "", problem: "json", line: 3, column: 3 },
    ]);
    expect(checkManifest("[".repeat(60_000)).problems).toEqual([
      { path: "", problem: "json", line: 1, column: 42 },
    ]);
    expect(checkManifest("[]").problems).toEqual([{ path: "", problem: "type" }]);
    expect(checkManifest("").problems).toMatchObject([{ problem: "json" }]);
  });

  it("tells twenty problems and how many there are", () => {
    const { problems, total } = checked((it) => {
      for (let n = 0; n < 60; n += 1) it[`x${n}`] = n;
    }) as { problems: unknown[]; total: number };
    expect([problems.length, total]).toEqual([20, 60]);
  });

  it("never throws, whatever one thing in it is replaced by", () => {
    const values = [null, "", "x", [], { es: 1 }, 1e308];
    const visit = (node: Loose, set: (value: unknown) => void, check: () => void) => {
      for (const value of values) {
        set(value);
        check();
      }
      set(node);
      if (node && typeof node === "object")
        for (const key of Object.keys(node))
          visit(node[key], (value) => (node[key] = value), check);
    };
    const root = { it: JSON.parse(exampleManifest("es")) as unknown };
    let times = 0;
    visit(
      root.it,
      (value) => (root.it = value),
      () => {
        const { manifest, problems } = checkManifest(JSON.stringify(root.it));
        times += 1;
        if (!manifest) expect(problems.length).toBeGreaterThan(0);
        else
          for (const part of kitOfManifest("kit-0123456789abcdef01234567", 1, manifest).parts)
            expect(kitPartSchema.safeParse(part).success).toBe(true);
      },
    );
    expect(times).toBeGreaterThan(300);
  });

  it("has a JSON Schema", () => {
    expect(z.toJSONSchema(ownKitSchema, { io: "input" })).toMatchObject({
      type: "object",
      required: ["name", "summary", "parts"],
      additionalProperties: false,
    });
  });
});

it("names sounds that the library does not have", () => {
  const { manifest } = checked((it) => {
    it.parts.push({ kind: "sound", key: "a", track: "track-nadie" });
    it.parts.push({ kind: "sound", key: "b", track: "track-campana" });
  });
  expect(missingTracks(manifest!, new Set(["track-campana"]))).toEqual([
    { path: "parts[4].track", problem: "track" },
  ]);
});

it("compares versions by the keys of parts, whatever the order of their properties", () => {
  const kit = checkManifest(exampleManifest("es")).manifest!;
  const [first, second, third, ...rest] = kit.parts;
  const turned = Object.fromEntries(Object.entries(second!).reverse()) as typeof second;
  const changes = changesOf(kit, {
    parts: [
      { ...first!, name: { es: "Otra", en: "Otra" } } as never,
      turned!,
      ...rest,
      agentik("orders"),
    ],
  });
  expect(changes).toMatchObject({
    added: [{ key: "agentik" }],
    changed: [{ key: first!.key, name: { es: "Otra" } }],
    gone: [third],
  });
});

it("is in the state of its newest version, unless it was taken away", () => {
  const state = (latest: "draft" | "in-review" | "published", gone: "" | "w" | "t" = "") =>
    ownKitState({ latest, isWithdrawn: gone === "w", isTakenDown: gone === "t" });
  expect([state("draft"), state("published"), state("published", "w")]).toEqual([
    "draft",
    "published",
    "withdrawn",
  ]);
  expect([state("in-review", "t"), state("draft", "t")]).toEqual(["in-review", "taken-down"]);
});

it("has ids unlike those of Plaza's own", () => {
  for (const id of ["kit-", "app-margen", "kit-0123456789ABCDEF01234567", "perk-menu-qr"])
    expect(isOwnKitId(id)).toBe(false);
});

function agentik(readyMade: string) {
  return { kind: "agentik", key: "agentik", name: { es: "A", en: "A" }, readyMade } as never;
}
