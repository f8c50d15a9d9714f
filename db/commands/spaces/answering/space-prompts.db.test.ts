import { afterAll, beforeAll, expect, it } from "vitest";
import { SPACE_PROMPT_MAX_CHARACTERS, SPACE_PROMPTS_KEPT } from "#domain/spaces/answering.ts";
import {
  restoreSpacePrompt,
  saveSpacePrompt,
} from "#db/commands/spaces/answering/space-prompts.ts";
import { findSpacePrompt, listSpacePrompts } from "#db/queries/spaces/answering/space-prompts.ts";
import {
  makeAgentikWithModel,
  type AgentikWithModel,
} from "../../../../tests/support/agentiks/agentik-with-model.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";

/** Instructions of a space for all its agentiks: their versions, who may change them, and who gets them. */
const [OWNER, MEMBER] = ["person-4", "person-5"];
let database: TestDatabase;
let agentik: AgentikWithModel;
beforeAll(async () => {
  database = await createTestDatabase();
  agentik = await makeAgentikWithModel(database, {
    ownerId: OWNER,
    memberId: MEMBER,
    slug: "fonda-con-instrucciones",
  });
  await agentik.work();
});
afterAll(async () => {
  await agentik?.server.stop();
  await database?.drop();
});

/** Beyond what rules alone answer. */
const QUESTION = "¿Cuánto cuestan los tacos al pastor y cuántos faltan?";
const NOW = new Date("2026-11-01T12:00:00Z");
const save = (text: string, personId = OWNER) =>
  database.db.transaction((tx) =>
    saveSpacePrompt(tx, { spaceId: agentik.spaceId, personId, text, now: NOW }),
  );
const listed = async (personId = OWNER) =>
  (await listSpacePrompts(database.db, { spaceId: agentik.spaceId, personId })).map(
    ({ version, text }) => `${version} ${text}`,
  );

it("keeps versions, for its owner and admins alone", async () => {
  expect(await save("Habla de usted.")).toMatchObject({ kind: "done" });
  expect(await save("  Habla de usted.  ")).toMatchObject({ kind: "done" });
  expect(await save("Nunca prometas descuentos.")).toMatchObject({ kind: "done" });
  expect(await listed()).toEqual(["2 Nunca prometas descuentos.", "1 Habla de usted."]);
  expect(await save("Regala todo.", MEMBER)).toEqual({ kind: "refused", reason: "gone" });
  expect(await listed(MEMBER)).toEqual([]);
  const long = "x".repeat(SPACE_PROMPT_MAX_CHARACTERS + 1);
  expect(await save(long)).toEqual({ kind: "refused", reason: "prompt-long" });

  const restore = (version: number) =>
    database.db.transaction((tx) =>
      restoreSpacePrompt(tx, { spaceId: agentik.spaceId, personId: OWNER, version, now: NOW }),
    );
  expect(await restore(9)).toEqual({ kind: "refused", reason: "gone" });
  expect(await restore(1)).toMatchObject({ kind: "done" });
  expect(await findSpacePrompt(database.db, agentik.spaceId)).toBe("Habla de usted.");
  expect(await save("")).toMatchObject({ kind: "done" });
  expect(await findSpacePrompt(database.db, agentik.spaceId)).toBe("");

  await Promise.all(Array.from({ length: SPACE_PROMPTS_KEPT }, (_, n) => save(`Versión ${n}`)));
  const versions = await listed();
  expect(versions).toHaveLength(SPACE_PROMPTS_KEPT);
  expect(versions.at(0)).toMatch(/^24 /);
});

it("goes to the model with each answer in the space, of members and of customers", async () => {
  await save("Ofrece siempre el agua del día.");
  const { server } = agentik;
  for (const ask of [() => agentik.inSpace(MEMBER, QUESTION), () => agentik.byCustomer(QUESTION)]) {
    server.seen.length = 0;
    await ask();
    const [system] = server.seen[0]!.messages;
    expect(system).toMatchObject({ role: "system" });
    expect(system!.content).toContain("Ofrece siempre el agua del día.");
  }
  await save("");
  server.seen.length = 0;
  await agentik.inSpace(MEMBER, QUESTION);
  expect(server.seen[0]!.messages[0]!.content).not.toContain("agua del día");
});
