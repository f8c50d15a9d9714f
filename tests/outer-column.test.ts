import path from "node:path";
import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { ROOT } from "./architecture/source-files.ts";

/**
 * The ESLint rule `plaza/outer-column` with the project's configuration. The rule needs types, so the
 * linted text takes the path of an existing file.
 */
const filePath = path.join(ROOT, "db/queries/artifakts/artifakt-trade.ts");
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {
    rules: { "no-unused-vars": "off" },
    // The types that this file imports, instead of the whole project's, which take half a minute to read.
    languageOptions: {
      parserOptions: {
        projectService: false,
        // With CI=true the parser would read the file instead of the text.
        disallowAutomaticSingleRunInference: true,
        project: path.join(ROOT, "tests/architecture/one-file.tsconfig.json"),
      },
    },
  },
});
const IMPORTS = `
  import { eq, sql } from "drizzle-orm";
  import type { AnyPgColumn } from "drizzle-orm/pg-core";
  import { outer } from "#db/connection/outer-column.ts";
  import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
  import { artifakts } from "#db/schema/items/catalogue.ts";
`;

async function findBare(expression: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${IMPORTS}\nexport const found = ${expression};`, {
    filePath,
  });
  const fatal = result!.messages.filter(({ fatal }) => fatal);
  expect(fatal).toEqual([]);
  return result!.messages
    .filter(({ ruleId }) => ruleId === "plaza/outer-column")
    .map(({ message }) => /^`(.+?)`/.exec(message)![1]!);
}

// The first case loads the project's types, which is slow.
const SLOW_MS = 120_000;

it.each<[string, string, string[]]>([
  [
    "a count of another table's rows",
    "sql`(SELECT count(*) FROM ${artifaktOwnerships} WHERE artifakt_id = ${artifakts.id})`",
    ["artifakts.id"],
  ],
  [
    "EXISTS, with an alias, within a condition",
    "sql`(${artifakts.price} = 0 OR EXISTS (SELECT 1 FROM ${artifaktOwnerships} owned WHERE owned.artifakt_id = ${artifakts.id}))`",
    ["artifakts.id"],
  ],
  [
    "IN, after an inner function's parentheses",
    "sql`1 IN ( select coalesce(price, 0) from ${artifaktOwnerships} where person_id = ${artifakts.creatorId})`",
    ["artifakts.creatorId"],
  ],
  [
    "a column that was passed in",
    "(column: AnyPgColumn) => sql`EXISTS (SELECT 1 FROM ${artifaktOwnerships} WHERE artifakt_id = ${column})`",
    ["column"],
  ],
  [
    "the outer table in a subselect of a subselect, and after it",
    "sql`EXISTS (SELECT 1 FROM ${artifaktOwnerships} WHERE price = (SELECT max(price) FROM ${artifakts} WHERE id = ${artifaktOwnerships.id}) AND id = ${artifakts.id})`",
    ["artifaktOwnerships.id", "artifakts.id"],
  ],
])(
  "finds a bare outer column: %s",
  async (_, expression, columns) => {
    expect(await findBare(expression)).toEqual(columns);
  },
  SLOW_MS,
);

it.each<[string, string]>([
  [
    "outer()",
    "sql`(SELECT count(*) FROM ${artifaktOwnerships} WHERE artifakt_id = ${outer(artifakts.id)})`",
  ],
  [
    "the subselect's own table",
    "sql`(SELECT count(*) FROM ${artifaktOwnerships} WHERE ${artifaktOwnerships.price} > 0)`",
  ],
  [
    "joined tables",
    "sql`(SELECT 1 FROM ${artifaktOwnerships} JOIN ${artifakts} ON ${artifakts.id} = ${artifaktOwnerships.artifaktId})`",
  ],
  [
    "values and conditions",
    "(id: string) => sql`(SELECT 1 FROM ${artifaktOwnerships} WHERE id = ${id} AND ${eq(artifakts.id, id)})`",
  ],
  ["no subselect", "sql`coalesce(${artifakts.price}, (0))`"],
  ["a whole statement", "sql`SELECT 1 FROM ${artifakts} WHERE ${artifakts.price} = 0`"],
])(
  "lets pass %s",
  async (_, expression) => {
    expect(await findBare(expression)).toEqual([]);
  },
  SLOW_MS,
);
