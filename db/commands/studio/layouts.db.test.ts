import { afterAll, beforeAll, expect, it } from "vitest";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { applyOperation } from "#domain/studio/builder/builder-operation.ts";
import { createWork } from "#domain/studio/builder/builder-work.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { putLayout, saveLayout } from "./save-layout.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const [PERSON, OTHER, THIRD] = ["person-1", "person-2", "person-3"];
const layout = (title: string): readonly BuilderBlock[] =>
  applyOperation(createWork("s"), { kind: "add", type: "space", title }).blocks;
const save = (personId: string, base: number, title: string) =>
  database.db.transaction((tx) =>
    saveLayout(tx, { personId, base, blocks: layout(title), now: NOW }),
  );
const titles = async (personId: string) =>
  (
    await database.sql<{ version: number; title: string }[]>`
      SELECT version, blocks->0->>'title' AS title FROM builder_layouts
      WHERE person_id = ${personId} ORDER BY version`
  ).map(({ version, title }) => `${version} ${title}`);

it("adds a version for each change, none for an unchanged save, and overwrites nothing", async () => {
  expect(await save(PERSON, 0, "A")).toEqual({ kind: "done", version: 1, isNew: true });
  expect(await save(PERSON, 1, "A")).toEqual({ kind: "done", version: 1, isNew: false });
  expect(await save(PERSON, 1, "B")).toEqual({ kind: "done", version: 2, isNew: true });
  expect(await save(PERSON, 1, "C")).toEqual({ kind: "refused", reason: "stale", latest: 2 });
  expect(await save(PERSON, 9, "C")).toEqual({ kind: "refused", reason: "stale", latest: 2 });
  expect(await titles(PERSON)).toEqual(["1 A", "2 B"]);
});

it("saves one of 12 concurrent saves with the same base, and refuses the others", async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => save(OTHER, round, `${round} ${n}`)),
    );
    const refused = { kind: "refused", reason: "stale", latest: round + 1 };
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === "refused")).toEqual(Array(11).fill(refused));
  }
  expect(await titles(OTHER)).toHaveLength(5);
});

it("makes one version of 12 concurrent identical saves", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => save(THIRD, 0, "same")));
  expect(answers.every(({ kind }) => kind === "done")).toBe(true);
  expect(answers.filter((answer) => "isNew" in answer && answer.isNew)).toHaveLength(1);
  expect(await titles(THIRD)).toEqual(["1 same"]);
});

it("restores a version as the newest, after saving the draft as one", async () => {
  const put = (from: Parameters<typeof putLayout>[1]["from"], draft: string | null) =>
    database.db.transaction((tx) =>
      putLayout(tx, { personId: PERSON, from, draft: draft ? layout(draft) : null, now: NOW }),
    );
  expect(await put({ version: 1 }, "Draft")).toMatchObject({ kind: "done", version: 4 });
  expect(await titles(PERSON)).toEqual(["1 A", "2 B", "3 Draft", "4 A"]);
  expect(await put({ version: 99 }, null)).toEqual({ kind: "refused", reason: "gone" });
  expect(await put({ blocks: layout("File") }, null)).toMatchObject({ version: 5 });
  expect(await put({ version: 5 }, null)).toMatchObject({ version: 5, isNew: false });
});
