import fs from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { importLaw } from "../scripts/eslint/import-law.mjs";
import { findLooseAddresses } from "./architecture/addresses.ts";
import {
  compareCatalogues,
  findDoubledPrepositions,
  findUnusedKeys,
  textsOf,
  type Catalogue,
} from "./architecture/catalogues.ts";
import { findVagueComments } from "./architecture/comments.ts";
import {
  findCycles,
  findForbiddenImports,
  findFullFolders,
  MAX_FILES,
} from "./architecture/import-law.ts";
import { findBadNames, findUnexplainedLength, MAX_LINES } from "./architecture/names.ts";
import {
  ENVIRONMENT_READERS,
  environmentReads,
  findEnvironmentReads,
  findImpurities,
} from "./architecture/purity.ts";
import { listPaths, readSources, ROOT, type Violation } from "./architecture/source-files.ts";
import { findLooseWords } from "./architecture/visible-words.ts";

/**
 * Tests the rules of docs/house.md on all sources. Each rule is also tested on a small violating file,
 * so that a rule that matches nothing is noticed.
 */
const sources = readSources();
const listAddresses = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = "", children = [] }) =>
    path && path !== "*" ? [`/${path}`] : listAddresses(children),
  );
const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);
const firstSegments = new Set(listAddresses(routes).map((address) => address.split("/")[1]!));
const routeModules = new Set(["app/root.tsx", ...filesOf(routes)]);

describe("the house keeps its plan", () => {
  it("reads all sources", () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "app/root.tsx",
        "db/connection/client.ts",
        "server/main.ts",
        ...routeModules,
      ]),
    );
  });

  it("imports only downwards, and the database only on the server", () => {
    expect(sources.flatMap((file) => findForbiddenImports(file, routeModules))).toEqual([]);
  });

  it("has no circle of files", () => {
    expect(findCycles(sources)).toEqual([]);
  });

  it("has no folder that shows too many files", () => {
    expect(findFullFolders(listPaths())).toEqual([]);
  });

  it("keeps the clock, chance and the machine out of the rules", () => {
    expect(sources.flatMap(findImpurities)).toEqual([]);
  });

  it("reads the environment in one place", () => {
    expect(sources.flatMap(findEnvironmentReads)).toEqual([]);
  });

  it.each(Object.keys(ENVIRONMENT_READERS))("has a reader of the environment in %s", (reader) => {
    const read = sources.filter(({ path }) => path.startsWith(reader));
    expect(read.flatMap(environmentReads)).not.toEqual([]);
  });

  it("names files after what is inside", () => {
    expect(listPaths().flatMap(findBadNames)).toEqual([]);
  });

  it("says why where a file is long", () => {
    expect(sources.flatMap(findUnexplainedLength)).toEqual([]);
  });

  it("names the subject of every comment", () => {
    expect(sources.flatMap(findVagueComments)).toEqual([]);
  });

  it("takes every word from messages/", () => {
    expect(sources.flatMap(findLooseWords)).toEqual([]);
  });

  it("takes every address from domain/addresses", () => {
    expect(firstSegments).toContain("spaces");
    expect(sources.flatMap((file) => findLooseAddresses(file, firstSegments))).toEqual([]);
  });
});

describe("the texts", () => {
  const readCatalogue = (locale: string, file: string): Catalogue =>
    JSON.parse(
      fs.readFileSync(path.join(ROOT, "messages", locale, `${file}.json`), "utf8"),
    ) as Catalogue;
  /** Message files as `money/earnings`: the area, and the prefix of the file's keys. */
  const filesOfTexts = (locale: string) =>
    listPaths(`messages/${locale}`)
      .map((file) => file.replace(`messages/${locale}/`, "").replace(".json", ""))
      .sort();
  const areas = filesOfTexts("en");

  it("has the same areas in both languages", () => {
    expect(filesOfTexts("es")).toEqual(areas);
    expect(areas).toContain("shell/shell");
    const texts = areas.flatMap((area) => textsOf(Object.values(readCatalogue("en", area))));
    expect(texts.length).toBeGreaterThan(1_000);
  });

  it.each(areas)("%s says the same things in both languages", (area) => {
    const en = readCatalogue("en", area);
    expect(compareCatalogues(path.basename(area), en, readCatalogue("es", area))).toEqual([]);
  });

  it.each(areas)("%s has no two prepositions in a row in Spanish", (area) => {
    expect(findDoubledPrepositions(area, readCatalogue("es", area))).toEqual([]);
  });

  it.each(areas)("%s has no message that nobody shows", (area) => {
    const keys = Object.keys(readCatalogue("en", area)).filter((key) => key !== "$schema");
    const texts = sources.filter(({ path }) => path.startsWith("app/")).map(({ text }) => text);
    expect(findUnusedKeys(keys, texts)).toEqual([]);
  });
});

/** Violations of the import law that ESLint reports in a file. */
const lintImports = (file: string, text: string) =>
  new Linter({ cwd: ROOT }).verify(text, [{ files: ["**/*.{ts,tsx}"] }, ...importLaw], {
    filename: path.join(ROOT, file),
  });

describe("each rule can fail", () => {
  type Case = [file: string, text: string];
  const expectViolation = (found: Violation[], file: string) => {
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(file);
  };

  it.each<Case>([
    ["domain/money/a.ts", `import { b } from "#app/ui/art/b.tsx";`],
    ["domain/money/a.ts", `import type { Db } from "#db/connection/client.ts";`],
    ["domain/money/a.ts", `import { useState } from "react";`],
    ["config/a.ts", `import { b } from "#domain/money/b.ts";`],
    ["engine/text/a.ts", `import { b } from "#db/queries/money/b.ts";`],
    ["engine/text/a.ts", `import { b } from "#config/b.ts";`],
    ["engine/text/a.ts", `import { b } from "chrono-node";`],
    ["engine/text/a.ts", `import { b } from "../reading/b.ts";`],
    ["domain/money/a.ts", `import { b } from "#engine/b.ts";`],
    ["app/ui/art/a.tsx", `import { b } from "#engine/b.ts";`],
    ["app/screens/journey/home/part.tsx", `import { b } from "#engine/b.ts";`],
    ["app/presenters/a.server.ts", `import { b } from "#engine/b.ts";`],
    ["app/screens/journey/home/route.tsx", `import { b } from "#engine/b.ts";`],
    ["app/api/a.ts", `import { b } from "#engine/b.ts";`],
    ["adapters/mail/a.ts", `import { b } from "#db/queries/money/b.ts";`],
    ["worker/a.ts", `import { b } from "#app/session/b.server.ts";`],
    ["worker/a.ts", `import { b } from "../server/wire/log.ts";`],
    ["server/a.ts", `import { b } from "#app/session/b.server.ts";`],
    ["app/ui/art/a.tsx", `import { b } from "#app/screens/journey/home/b.tsx";`],
    ["app/ui/art/a.tsx", `import { Header } from "#app/shell/header.tsx";`],
    ["domain/addresses/paths.ts", `import { b } from "#app/ui/art/b.tsx";`],
    ["app/ui/art/a.tsx", `import { listSpaces } from "#db/queries/spaces/spaces.ts";`],
    ["app/ui/art/a.server.ts", `import { listSpaces } from "#db/queries/spaces/spaces.ts";`],
    ["app/ui/art/a.tsx", `export { b } from "#app/island/player/b.tsx";`],
    ["app/ui/art/a.tsx", `import { sql } from "drizzle-orm";`],
    ["app/island/player/a.server.ts", `import { b } from "#app/session/b.server.ts";`],
    ["app/presenters/a.server.ts", `import { b } from "#db/commands/money/b.ts";`],
    ["app/presenters/a.server.ts", `import { b } from "#app/screens/money/b.tsx";`],
    ["app/screens/journey/home/part.tsx", `import { db } from "#db/connection/live-database.ts";`],
    [
      "app/screens/journey/home/part.tsx",
      `import type { Space } from "#db/queries/spaces/spaces.ts";`,
    ],
    ["app/screens/journey/home/part.tsx", `void import("#db/queries/spaces/spaces.ts");`],
    ["app/screens/journey/home/part.tsx", `type A = import("#db/schema/items/catalogue.ts").A;`],
    [
      "app/screens/journey/home/route.tsx",
      `import { spaces } from "#db/schema/items/catalogue.ts";`,
    ],
    ["app/screens/journey/home/route.tsx", `import { b } from "#app/screens/new/b.tsx";`],
    [
      "app/screens/journey/home/route.tsx",
      `import { b } from "#app/screens/journey/onboarding/b.tsx";`,
    ],
    ["app/screens/journey/home/route.tsx", `import { b } from "#app/screens/money/b.ts";`],
    ["app/screens/journey/home/route.tsx", `import { b } from "#worker/renewals.ts";`],
    ["app/screens/journey/home/route.tsx", `import { Header } from "#app/shell/header.tsx";`],
    ["app/screens/journey/home/part.tsx", `import { b } from "../../new/b.tsx";`],
    ["app/shell/header.tsx", `import { db } from "#db/connection/live-database.ts";`],
    ["app/shell/header.tsx", `import { b } from "./voice.client.ts";`],
    ["app/shell/header.tsx", `import { b } from "#app/ui/art/b";`],
    ["app/cellar/a.ts", `import { b } from "#app/ui/art/b.tsx";`],
    ["db/schema/money/a.ts", `import { b } from "#db/queries/money/b.ts";`],
    ["db/queries/money/a.ts", `import { b } from "#app/session/b.ts";`],
    ["seeds/a.ts", `import { b } from "../tests/support/b.ts"; import c from "#app/ui/art/c.ts";`],
  ])("an import of %s: %s", (file, text) => {
    const found = findForbiddenImports(
      { path: file, text },
      new Set(["app/screens/journey/home/route.tsx"]),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(file);
  });

  it.each<Case>([
    [
      "app/screens/journey/home/route.tsx",
      `import { listSpaces } from "#db/queries/spaces/spaces.ts";`,
    ],
    ["app/screens/journey/home/data.server.ts", `import { b } from "#app/presenters/b.server.ts";`],
    ["app/screens/journey/home/part.tsx", `import { b } from "#app/screens/journey/b.tsx";`],
    ["app/presenters/a.server.ts", `import { listSpaces } from "#db/queries/spaces/spaces.ts";`],
    ["app/shell/a.tsx", `void import("./voice.client.ts");`],
    ["app/ui/art/a.tsx", `import { paths } from "#domain/addresses/paths.ts";`],
    ["app/shell/a.tsx", `import type { Voice } from "./voice.client.ts";`],
    ["domain/money/a.test.ts", `import { expect } from "vitest";`],
    ["engine/text/a.ts", `import { b } from "#domain/money/b.ts";`],
    ["worker/a.ts", `import { b } from "#engine/b.ts";`],
    ["seeds/a.ts", `import { b } from "#engine/b.ts";`],
  ])("and lets pass what is allowed in %s: %s", (file, text) => {
    const allowed = new Set(["app/screens/journey/home/route.tsx"]);
    expect(findForbiddenImports({ path: file, text }, allowed)).toEqual([]);
  });

  it.each<Case>([
    ["domain/money/a.ts", `import { b } from "#app/ui/art/b.tsx";`],
    ["adapters/mail/a.ts", `import { b } from "#db/queries/money/b.ts";`],
    ["worker/a.ts", `import { b } from "../server/wire/log.ts";`],
    ["app/ui/art/a.tsx", `import { db } from "#db/connection/live-database.ts";`],
    ["app/presenters/a.server.ts", `import { b } from "#db/commands/money/b.ts";`],
    ["app/screens/journey/home/part.tsx", `import { b } from "#db/queries/money/b.ts";`],
    ["app/screens/journey/home/route.tsx", `import { b } from "#worker/renewals.ts";`],
    ["db/queries/money/a.ts", `import { b } from "#app/session/b.ts";`],
    [
      "app/screens/journey/home/route.tsx",
      `import { b } from "#app/screens/journey/onboarding/b.tsx";`,
    ],
    ["app/screens/journey/home/part.tsx", `import { b } from "#app/screens/money/b.ts";`],
    ["app/screens/journey/home/part.tsx", `import { b } from "../../new/b.tsx";`],
    ["app/screens/journey/home/part.tsx", `void import("#app/screens/new/b.tsx");`],
    ["app/screens/journey/home/data.server.ts", `export { b } from "#app/screens/new/b.tsx";`],
  ])("and ESLint says so in the editor: %s: %s", (file, text) => {
    expect(lintImports(file, text)).toHaveLength(1);
  });

  it.each<Case>([
    ["app/screens/journey/home/route.tsx", `import { b } from "#db/queries/money/b.ts";`],
    ["app/screens/journey/home/data.server.ts", `import { b } from "#app/presenters/b.server.ts";`],
    ["app/screens/journey/home/part.tsx", `import { b } from "#app/screens/journey/b.tsx";`],
    ["app/screens/journey/home/part.tsx", `import { b } from "./b.tsx";`],
    ["app/api/a.ts", `import { db } from "#db/connection/live-database.ts";`],
    ["app/ui/art/a.tsx", `import { paths } from "#domain/addresses/paths.ts";`],
    ["domain/money/a.test.ts", `import { b } from "#app/ui/art/b.tsx";`],
  ])("and ESLint lets pass what is allowed: %s: %s", (file, text) => {
    expect(lintImports(file, text)).toEqual([]);
  });

  it("a circle of files", () => {
    const circle = [
      { path: "domain/a.ts", text: `import { b } from "./b.ts";` },
      { path: "domain/b.ts", text: `import { c } from "./c.ts";` },
      { path: "domain/c.ts", text: `import { b } from "./b.ts";` },
    ];
    expect(findCycles(circle)).toEqual(["domain/b.ts -> domain/c.ts -> domain/b.ts"]);
    const types = { path: "domain/c.ts", text: `import type { b } from "./b.ts";` };
    const late = { path: "domain/c.ts", text: `void import("./b.ts");` };
    expect(findCycles([...circle.slice(0, 2), types])).toEqual([]);
    expect(findCycles([...circle.slice(0, 2), late])).toEqual([]);
  });

  it("a folder with too many files", () => {
    const files = Array.from({ length: MAX_FILES + 1 }, (_, index) => `domain/money/${index}.ts`);
    expectViolation(findFullFolders(files), "domain/money");
    expect(findFullFolders(files.slice(1))).toEqual([]);
  });

  it.each([
    "const a = Date.now();",
    "const a = new Date();",
    "const a = new Date;",
    "const a = Date();",
    "const a = Math.random();",
    "const a = window.innerWidth;",
    "const a = { b: document };",
    "const { env } = process;",
  ])("a rule that is not pure: %s", (text) => {
    expectViolation(findImpurities({ path: "domain/a.ts", text }), "domain/a.ts");
    expectViolation(findImpurities({ path: "engine/a.ts", text }), "engine/a.ts");
  });

  it.each([
    "const a = new Date(now);",
    "const a = { document: 1 }.document;",
    "const documents = kinds.document;",
    "/** like Math.random, new Date() */",
  ])("and a pure one passes: %s", (text) => {
    expect(findImpurities({ path: "domain/a.ts", text })).toEqual([]);
  });

  it.each(["const a = process.env.A;", 'const a = process["env"];', "const { env } = process;"])(
    "a read of the environment: %s",
    (text) => {
      for (const path of ["app/ui/a.ts", "server/a.ts", "worker/a.ts", "config/a.ts", "seeds/a.ts"])
        expectViolation(findEnvironmentReads({ path, text }), path);
      expect(findEnvironmentReads({ path: "config/env.ts", text })).toEqual([]);
    },
  );

  it.each([
    "app/utils.ts",
    "app/ui/string-lib/common/a.ts",
    "app/lib/a.ts",
    "app/ui/index.ts",
    "app/ui/types.ts",
    "app/api/v1/spaces.ts",
    "app/ui/StatCard.tsx",
    "app/ui/stat_card.tsx",
    "app/Home/route.tsx",
    "scripts/helpers.mjs",
  ])("a name: %s", (file) => {
    expectViolation(findBadNames(file), file);
  });

  it.each([
    "messages/en/shell/common.json",
    "app/ui/figures/stat-card.tsx",
    "db/connection/live-database.ts",
    "README.md",
  ])("and a good name passes: %s", (file) => {
    expect(findBadNames(file)).toEqual([]);
  });

  it("a long file", () => {
    const lines = "const a = 1;\n".repeat(MAX_LINES + 1);
    expectViolation(findUnexplainedLength({ path: "app/ui/a.ts", text: lines }), "app/ui/a.ts");
    const text = `/**\n * Long\n * because it is content.\n */\n${lines}`;
    expect(findUnexplainedLength({ path: "app/ui/a.ts", text })).toEqual([]);
    const late = `${lines}// Long because it is content.`;
    expect(findUnexplainedLength({ path: "app/ui/a.ts", text: late })).toHaveLength(1);
  });

  it.each([
    "/** Of the author or the agentik. */",
    "/** The rest. Of several the first. */",
    "// Of a schedule: five fields.",
    "/**\n * Locked by\n * whoever writes.\n */",
    "/** Somebody's words. */",
    "/** Nobody reads it. */",
    "/** A kit of one's\n * own. */",
    "const a = {\n  // Whoever asks.\n  b: 1,\n};",
  ])("a comment that hides its subject: %s", (comment) => {
    const text = `${comment}\nconst a = 1;`;
    expectViolation(findVagueComments({ path: "app/ui/a.ts", text }), "app/ui/a.ts");
  });

  it.each([
    "/** Name of the author. */",
    "/** `nobody`: the customer waits; NOBODY_ID for visitors. */",
    'const a = "Of whoever, // nobody and somebody";',
    "const a = <p>// Nobody</p>;",
  ])("and a plain comment passes: %s", (text) => {
    expect(findVagueComments({ path: "app/ui/a.tsx", text })).toEqual([]);
  });

  it.each([
    "<p>Save</p>",
    "<p>{`Hello ${name}`}</p>",
    '<p>{isOpen ? "Open" : name}</p>',
    '<p>{isOpen && "Open"}</p>',
    '<button aria-label="Close" />',
    "<input placeholder={'Search'} />",
    '<img alt="A cat" />',
    '<Card title={a ?? "None"} />',
  ])("a loose word: %s", (jsx) => {
    const found = findLooseWords({ path: "app/ui/a.tsx", text: `const a = ${jsx};` });
    expectViolation(found, "app/ui/a.tsx");
  });

  it.each([
    "<p>{m.shell_skip({}, lang)}</p>",
    "<p>@{handle} · 3</p>",
    '<p className="flex" id="name">{name}</p>',
    '<p>{kind === "space" && name}</p>',
    '<meta name="viewport" content="width=device-width" />',
  ])("and a message passes: %s", (jsx) => {
    expect(findLooseWords({ path: "app/ui/a.tsx", text: `const a = ${jsx};` })).toEqual([]);
  });

  const plural = (match: object) => [{ match }];
  it.each<[string, Catalogue, Catalogue]>([
    ["a missing one", { a_b: "x", a_c: "x" }, { a_b: "x" }],
    ["one too many", { a_b: "x" }, { a_b: "x", a_c: "x" }],
    ["another placeholder", { a_b: "{name}" }, { a_b: "{nombre}" }],
    ["an empty text", { a_b: "x" }, { a_b: " " }],
    ["an empty plural", { a_b: plural({ "n=*": "x" }) }, { a_b: plural({ "n=*": "" }) }],
    ["no catch-all", { a_b: plural({ "n=*": "x" }) }, { a_b: plural({ "n=other": "x" }) }],
    ["another area", { c_b: "x" }, { c_b: "x" }],
  ])("texts: %s", (_, en, es) => {
    expectViolation(compareCatalogues("a", en, es), "a/");
  });

  it.each([
    "Sirve hasta de mañana",
    "hasta dentro de un año",
    "Un nombre de hasta 80",
    "Para con él",
  ])("doubled prepositions: %s", (text) => {
    expectViolation(findDoubledPrepositions("a", { a_b: text }), "a/a_b");
    expectViolation(findDoubledPrepositions("a", { a_b: plural({ "n=*": text }) }), "a/a_b");
  });

  it.each([
    "Desde el lunes hasta el viernes",
    "Entra a tu espacio",
    "También de noche",
    "Con más de diez",
  ])("and not: %s", (text) => {
    expect(findDoubledPrepositions("a", { a_b: text })).toEqual([]);
  });

  it.each([
    `<Link to="/" />`,
    `<Link to={\`/\${kind}s\`} />`,
    `<Link to={a ? "/other" : b} />`,
    `<form action="/spaces" />`,
    `redirect("/other")`,
    `f({ route: "/login?next=a" })`,
    `"/spaces/" + id`,
  ])("an address by hand: %s", (code) => {
    const file = { path: "app/screens/a.tsx", text: `const a = ${code};` };
    expectViolation(findLooseAddresses(file, firstSegments), file.path);
  });

  it.each([
    ["db/commands/money/a.ts", `notify({ href: "/wallet" })`],
    ["db/commands/spaces/a.ts", "`/spaces/${id}/members`"],
    ["domain/journey/a.ts", `"/creator?panel=ajustes"`],
    ["worker/a.ts", "new URL(`/approvals/${id}`, origin)"],
    ["adapters/payments/a.server.ts", "`/payments/${name}`"],
  ])("an address by hand outside app/: %s", (path, code) => {
    const file = { path, text: `const a = ${code};` };
    expectViolation(findLooseAddresses(file, firstSegments), path);
    expect(findLooseAddresses({ ...file, path: "domain/addresses/a.ts" }, firstSegments)).toEqual(
      [],
    );
  });

  it.each([
    `<Link to={paths.home} />`,
    `<Link to={\`\${paths.search}?q=a\`} />`,
    `a === "/"`,
    `text.split("/")`,
    `import("/service-worker.js")`,
  ])("and lets pass: %s", (code) => {
    const file = { path: "app/screens/a.tsx", text: `const a = ${code};` };
    expect(findLooseAddresses(file, firstSegments)).toEqual([]);
  });

  it("an unused text", () => {
    expect(findUnusedKeys(["a_b", "a_bc"], ["m.a_bc({}, lang)"])).toEqual(["a_b is used nowhere"]);
    expect(findUnusedKeys(["a_b"], ["  m\n    .a_b({}, lang)"])).toEqual([]);
  });
});
