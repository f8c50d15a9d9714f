import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LAW, MIXED_ROOMS, PAGE, SERVER_SIDE } from "../scripts/eslint/import-law.mjs";
import { PART_CHUNKS, UI_CHUNKS } from "../scripts/vite/chunks.ts";
import { LATE_ICON_FILES } from "../scripts/vite/route-styles.ts";
import { findLostTests } from "./architecture/buttons.ts";
import { findLostPointers } from "./architecture/pointers.ts";
import { readSources, ROOT } from "./architecture/source-files.ts";

/** Statements of the documents about the code, compared with the code. */
const sources = readSources();
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const headingsOf = (text: string) =>
  Array.from(text.matchAll(/^#{2,3} (.+)$/gm), ([, heading]) => heading!);

describe("docs/house.md", () => {
  const block = /\n```\n(page = [\s\S]*?)```/.exec(read("docs/house.md"))?.[1] ?? "";
  const namesIn = (list: string) => (list === "nothing" ? [] : list.split(", "));
  const aliases = Object.fromEntries(
    Array.from(block.matchAll(/^([\w-]+) = (.+)$/gm), ([, name, list]) => [name!, namesIn(list!)]),
  );
  const rules = Array.from(
    block.matchAll(/^([\w/-]+)(\*?) +-> (.+)$/gm),
    ([, room, star, list]) => ({
      room: room!,
      isMixed: star === "*",
      allowed: namesIn(list!).flatMap((name) => aliases[name] ?? [name]),
    }),
  );

  it("says the import law as the table has it", () => {
    expect(aliases).toEqual({ page: PAGE, "server-side": SERVER_SIDE });
    const sorted = (law: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(law).map(([room, list]) => [room, [...list].sort()]));
    expect(sorted(Object.fromEntries(rules.map(({ room, allowed }) => [room, allowed])))).toEqual(
      sorted(LAW),
    );
  });

  it("marks the rooms with code for the server", () => {
    expect(rules.filter(({ isMixed }) => isMixed).map(({ room }) => room)).toEqual(
      expect.arrayContaining([...MIXED_ROOMS]),
    );
    expect(rules.filter(({ isMixed }) => isMixed)).toHaveLength(MIXED_ROOMS.size);
  });
});

describe("docs/decisions", () => {
  const records = fs
    .readdirSync(path.join(ROOT, "docs/decisions"))
    .filter((file) => /^\d{4}-/.test(file));
  const index = read("docs/decisions/README.md");

  it.each(records)("%s has the headings that the index names, in their order", (file) => {
    const prescribed = /these headings: (.+)\./.exec(index)?.[1]?.split(", ") ?? [];
    expect(prescribed).toHaveLength(5);
    const headings = headingsOf(read(`docs/decisions/${file}`));
    expect(headings.filter((heading) => prescribed.includes(heading))).toEqual(prescribed);
  });

  it("are all in the index, in their order", () => {
    const listed = Array.from(index.matchAll(/^\| \[(\d{4})\]\((\S+)\)/gm), ([, number, file]) => [
      number,
      file,
    ]);
    expect(listed).toEqual(records.map((file) => [file.slice(0, 4), file]));
  });
});

describe("pointers of comments", () => {
  const targets = {
    headings: new Set(headingsOf(read("docs/product.md"))),
    decisions: fs.readdirSync(path.join(ROOT, "docs/decisions")),
  };

  it("name a heading of docs/product.md or a decision that is there", () => {
    expect(sources.flatMap((file) => findLostPointers(file, targets))).toEqual([]);
  });

  it.each([
    "// The rule (docs/product.md, No such heading).",
    "// The rule of docs/product.md.",
    "/** See docs/decisions/9999-nothing.md. */",
    "/** See docs/decisions/0001-another-name.md. */",
    "/** See docs/decisions. */",
  ])("and not: %s", (text) => {
    expect(findLostPointers({ path: "domain/a.ts", text }, targets)).toHaveLength(1);
  });
});

describe("docs/reliability.md", () => {
  const named = Array.from(
    read("docs/reliability.md").matchAll(/`([\w./-]+\.test\.ts)`/g),
    ([, file]) => file!,
  );

  it("names tests that are there", () => {
    const files = new Set(sources.map(({ path }) => path));
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });

  it("names every test of reliability", () => {
    const tests = sources
      .map(({ path }) => path)
      .filter((file) => /^tests\/reliability\/.+\.test\.ts$/.test(file));
    expect(tests.length).toBeGreaterThan(20);
    expect(tests.filter((file) => !named.includes(file))).toEqual([]);
  });
});

describe("docs/buttons.md", () => {
  it("names for each button tests that are there", () => {
    expect(findLostTests(read("docs/buttons.md"), sources)).toEqual([]);
  });

  const tests = [
    { path: "tests/a.test.ts", text: `describe("a button", () => it.each([1])("is pressed", f));` },
    { path: "tests/support/a.ts", text: "" },
  ];
  const rowWith = (cell: string) => `| button | test |\n| --- | --- |\n| Save | ${cell} |\n`;

  it.each([
    "",
    "pressed by hand",
    "`tests/b.test.ts`",
    "`tests/support/a.ts`",
    "`tests/a.test.ts`, e2e",
    '`tests/a.test.ts` "is sold"',
    '"is pressed"',
    "the same | `tests/a.test.ts`",
  ])("and not: %s", (cell) => {
    expect(findLostTests(rowWith(cell), tests)).toHaveLength(1);
  });

  it('and lets pass a file, parts of its titles, and "the same"', () => {
    const cell = 'the same, `tests/a.test.ts` "a button", "pressed"';
    expect(findLostTests(rowWith(cell), tests)).toEqual([]);
  });
});

describe("compose.yaml", () => {
  /** Settings for other ways to run it, or of one process alone, which the defaults suit. */
  const LEFT_OUT = new Set([
    "DATABASE_REPLICA_URLS",
    "DATABASE_POOL",
    "SLOW_QUERY_MS",
    "WEB_CONCURRENCY",
    "MAX_CONNECTIONS",
    "MAX_RUNNING",
    "METRICS_PORT",
    "PORT",
    "HOST",
    "HSTS",
    "SEED_SCALE",
    "PLAZA_DATA_DIR",
    "FILES_DIR",
    "MIN_FREE_DISK_MB",
    "UPLOAD_SCAN_COMMAND",
    "SANDBOX_NOTICE_SECRET",
    "TELEGRAM_API_ROOT",
    "WHATSAPP_API_ROOT",
    "TEST_DATABASE_URL",
    "CHROMIUM_PATH",
  ]);
  const compose = read("compose.yaml");
  const settings = /^x-settings: [\s\S]*?\n\n/m.exec(compose)?.[0] ?? "";
  const isIn = (text: string, name: string) => new RegExp(`^ +${name}: `, "m").test(text);

  it("passes on what .env.example names", () => {
    const names = Array.from(
      read(".env.example").matchAll(/^# ?([A-Z]\w+)=/gm),
      ([, name]) => name!,
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !isIn(compose, name) && !LEFT_OUT.has(name))).toEqual([]);
  });

  it("gives the workers mail, models, files and payments as it gives them to the server", () => {
    for (const name of ["SMTP_URL", "MODEL_NAME", "FILES_S3_URL", "STRIPE_SECRET_KEY"])
      expect([name, isIn(settings, name)]).toEqual([name, true]);
    expect(compose.match(/<<: \*settings|environment: \*settings/g)).toHaveLength(2);
  });
});

describe("CONTRIBUTING.md", () => {
  const contributing = read("CONTRIBUTING.md");

  it("names only files that are there", () => {
    const named = Array.from(
      contributing.matchAll(
        /`((?:app|config|db|docs|domain|engine|scripts|seeds|tests)\/[\w./-]+\.\w+)`/g,
      ),
      ([, file]) => file!,
    );
    expect(named).toContain("tests/security/access.test.ts");
    expect(named.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  const rows = contributing.split("\n").filter((line) => line.startsWith("| `"));
  it.each([
    ["UI_CHUNKS", "app/ui/", UI_CHUNKS],
    ["PART_CHUNKS", "app/ui/", PART_CHUNKS],
    ["LATE_ICON_FILES", "app/shell/", LATE_ICON_FILES],
  ])("lists the names of %s that mean something to the build", (list, folder, names) => {
    const row = rows.find((line) => line.includes(`\`${list}\``)) ?? "";
    const [, cell = ""] = row.split("|");
    const listed = Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name!);
    expect(listed).toEqual(names.map((name) => folder + name));
  });
});
