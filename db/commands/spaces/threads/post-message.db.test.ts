import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { postMessage } from "./post-message.ts";

/** Slash commands in a message: the space's, and the writer's own. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('c-space', 'Fonda', 'x', 'custom', 'invite', 'private', 2, 'person-1', 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('c-space', 'person-1', 'owner'), ('c-space', 'person-2', 'member')`;
  await sql`INSERT INTO space_commands (space_id, name, text, changed_by, changed_at)
    VALUES ('c-space', 'hora', 'Abrimos a las 8.', 'person-1', now()),
      ('c-space', 'eco', '/gracias', 'person-1', now())`;
  await sql`INSERT INTO slash_commands (person_id, name, prompt)
    VALUES ('person-1', 'gracias', 'Gracias por venir.'), ('person-1', 'hora', 'Yo llego a las 7.'),
      ('person-1', 'dos', '/hora'), ('person-1', 'largo', ${"x".repeat(4_000)})`;
});
afterAll(() => database?.drop());

let sent = 0;
const post = (personId: string, text: string) =>
  database.db.transaction((tx) =>
    postMessage(tx, {
      spaceId: "c-space",
      threadId: null,
      personId,
      address: "",
      text,
      clientKey: `key-${(sent += 1)}`,
      now: new Date(),
    }),
  );
/** Sends a message. @returns its text as stored */
async function stored(personId: string, text: string): Promise<string> {
  const posted = await post(personId, text);
  if (posted.kind !== "done") throw new Error(posted.reason);
  const [message] = await database.sql<[{ text: string }]>`SELECT text FROM messages
    WHERE thread_id = ${posted.threadId} AND seq = ${posted.seq}`;
  return message.text;
}

it("expands the writer's own command, with the text after it", async () => {
  expect(await stored("person-1", "/gracias")).toBe("Gracias por venir.");
  expect(await stored("person-1", " /gracias Mesa 4 ")).toBe("Gracias por venir.\n\nMesa 4");
});

it("expands the space's command where both have the name", async () => {
  expect(await stored("person-1", "/hora")).toBe("Abrimos a las 8.");
  expect(await stored("person-2", "/hora")).toBe("Abrimos a las 8.");
});

it("expands no command of another person, and none that is unknown", async () => {
  expect(await stored("person-2", "/gracias")).toBe("/gracias");
  expect(await stored("person-1", "/nada de nada")).toBe("/nada de nada");
});

it("expands once: a text that begins with a slash is no command", async () => {
  expect(await stored("person-1", "/eco")).toBe("/gracias");
  expect(await stored("person-1", "/dos")).toBe("/hora");
});

it("refuses what is too long once it is expanded", async () => {
  expect(await post("person-1", "/largo y más")).toMatchObject({ reason: "too-long" });
});
