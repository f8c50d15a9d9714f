import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import {
  makeAgentikWithModel,
  type AgentikWithModel,
} from "../../tests/support/agentiks/agentik-with-model.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";

/** Replies where a model asks for calls and quotes nothing: Plaza's words about them, never the model's. */
const [OWNER, MEMBER] = ["person-4", "person-6"];
const WISH = "Avísenle a la cocinera que somos ocho, por favor.";
const UNKNOWN = "No lo sé con seguridad";
/** Invented, and with no quote. */
const CLAIM = "Listo, ya le avisé a la cocina. Los tacos cuestan $99 y abrimos a las 3.";
const answer = (...quotes: { source: number; quote: string }[]) =>
  JSON.stringify({ answer: CLAIM, quotes });
const TASK = { name: "task", input: { title: "Mesa para ocho", dueOn: null } };
const MAIL = {
  name: "mail",
  input: { to: "cocina@fonda.example", subject: "Somos ocho", text: "Somos ocho, no cuatro." },
};
const MESSAGE = { name: "message", input: { text: "Hoy somos ocho." } };
let database: TestDatabase;
let lupita: AgentikWithModel;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`UPDATE people SET kind = 'account' WHERE id = ${OWNER}`;
  // A person is called after one question without an answer.
  const abilities = { ...NO_ABILITIES, handOverAfter: 1 };
  const who = { ownerId: OWNER, memberId: MEMBER, slug: "fonda-que-avisa", abilities };
  lupita = await makeAgentikWithModel(database, who);
  await sql`UPDATE space_agentiks SET may = 'act' WHERE agentik_id = ${lupita.id}`;
  await lupita.work();
});
afterAll(async () => {
  await lupita?.server.stop();
  await database?.drop();
});
beforeEach(async () => {
  const { sql } = database;
  await sql`DELETE FROM tool_calls`;
  await sql`DELETE FROM unanswered`;
  await sql`UPDATE accounts SET email_verified_at = now() WHERE person_id = ${OWNER}`;
  await lupita.allow({ task: "auto", message: "auto" });
});

const states = () => lupita.states("tool", "state");
/** Questions that are kept without an answer, and those in a row of the chat that was written to last. */
async function kept(): Promise<{ questions: number; inARow: number; handledBy: string }> {
  const [found] = await database.sql<{ questions: number; inARow: number; handledBy: string }[]>`
    SELECT (SELECT count(*)::int FROM unanswered) AS questions,
      c.unknown_in_a_row AS "inARow", c.handled_by AS "handledBy"
    FROM chats c JOIN messages m ON m.thread_id = c.thread_id
    ORDER BY m.created_at DESC, m.seq DESC LIMIT 1`;
  return found!;
}
const ANSWERED = { questions: 0, inARow: 0, handledBy: "agentik" };
const streamed = async () =>
  (await database.sql<{ text: string | null }[]>`SELECT text FROM run_events`)
    .map(({ text }) => text ?? "")
    .join("");

describe("a customer who wants something done", () => {
  it("is told that it is passed on where it is allowed, and it is done", async () => {
    lupita.askFor([TASK], answer());
    const { text, steps } = await lupita.byCustomer(WISH);
    expect(text).toBe("Anotado: se lo paso al equipo.");
    expect(await states()).toEqual([["task", "done"]]);
    expect(await kept()).toEqual(ANSWERED);
    expect(steps.map(({ kind }) => kind)).toEqual(["understood", "retrieved", "to-do"]);
    expect(await streamed()).not.toMatch(/Listo|99|No lo sé/);
  });

  it("is told in English where they write English", async () => {
    lupita.askFor([TASK], answer());
    const { text } = await lupita.byCustomer("Please tell the cook that we are eight today.");
    expect(text).toBe("Noted: I am passing it on to the team.");
  });

  it("is told that a person is asked where it waits", async () => {
    lupita.askFor([MAIL, TASK], answer());
    const { text } = await lupita.byCustomer(WISH);
    expect(text).toBe(
      "Anotado: se lo paso al equipo. Se lo pedí a una persona del equipo: se hace en cuanto lo apruebe.",
    );
    expect(await states()).toEqual([
      ["mail", "waiting"],
      ["task", "done"],
    ]);
    expect(await kept()).toEqual(ANSWERED);
  });

  it("is told so where nothing of it is done, and the question is kept", async () => {
    // A mail takes an owner whose address is confirmed.
    await database.sql`UPDATE accounts SET email_verified_at = NULL WHERE person_id = ${OWNER}`;
    lupita.askFor([MAIL], answer());
    const { text, steps } = await lupita.byCustomer(WISH);
    expect(text).toMatch(/^Eso no lo puedo hacer desde aquí\.\n\nNo lo sé con seguridad/);
    expect(text).not.toMatch(/Listo|99/);
    expect(steps.at(-1)).toEqual({ kind: "not-allowed", tool: "mail" });
    expect(await states()).toEqual([]);
    expect(await kept()).toEqual({ questions: 1, inARow: 1, handledBy: "nobody" });
  });

  it("gets an answer with a quote as it is, whatever is done besides", async () => {
    const quote = { source: 1, quote: "Tacos al pastor: $18 cada uno" };
    const said = JSON.stringify({ answer: "Los tacos están a $18.", quotes: [quote] });
    lupita.askFor([TASK], said);
    const { text } = await lupita.byCustomer("Quiero saber de la oferta para ocho, por favor.");
    expect(text).toContain("Los tacos están a");
    expect(text).toContain("> Tacos al pastor");
    expect(text).not.toContain("Anotado");
    expect(await states()).toEqual([["task", "done"]]);
  });

  it("is told as ever that it is not known where a model neither quotes nor asks for anything", async () => {
    lupita.server.say(() => answer());
    expect((await lupita.byCustomer(WISH)).text).toContain(UNKNOWN);
    expect(await kept()).toEqual({ questions: 1, inARow: 1, handledBy: "nobody" });
  });
});

it("says in a trial what it would ask for, and that nothing was done", async () => {
  lupita.askFor([TASK], answer());
  const { text } = await lupita.inTrial(WISH);
  expect(text).toBe("Es una prueba: no se hizo nada. Esto pediría:\n\n- Una tarea: Mesa para ocho");
  expect(await states()).toEqual([]);
});

describe("a member of the workplace who wants something done", () => {
  it("is told each call, and what comes of it", async () => {
    lupita.askFor([MESSAGE, MAIL], answer());
    const { text } = await lupita.inSpace(MEMBER, WISH);
    expect(await states()).toEqual([
      ["message", "done"],
      ["mail", "waiting"],
    ]);
    const [reply] = await database.sql<{ text: string; kind: string }[]>`
      SELECT text, reply_kind AS kind FROM messages WHERE reply_kind = 'noted'
      AND thread_id IN (SELECT id FROM threads WHERE chat_with_id IS NULL)`;
    expect(reply!.text.replaceAll("\\", "")).toBe(
      `Esto es lo que pedí:

- Un mensaje al equipo: Hoy somos ocho. (en curso)
- Un correo a cocina@fonda.example: Somos ocho (espera la aprobación del dueño)`,
    );
    expect(text).not.toMatch(/Listo|99/);
    expect((await kept()).questions).toBe(0);
  });

  it("is told of what was too many at once: five are made, the others are named", async () => {
    const tasks = Array.from({ length: 7 }, (_, n) => ({
      name: "task",
      input: { title: `Mesa ${n + 1}`, dueOn: null },
    }));
    lupita.askFor(tasks, answer());
    await lupita.inSpace(MEMBER, WISH);
    expect(await states()).toEqual(Array.from({ length: 5 }, () => ["task", "done"]));
    const [reply] = await database.sql<{ text: string }[]>`
      SELECT text FROM messages WHERE reply_kind = 'noted' ORDER BY created_at DESC, seq DESC LIMIT 1`;
    const lines = reply!.text.replaceAll("\\", "").match(/^- .*$/gm);
    expect(lines).toHaveLength(7);
    expect(lines![4]).toContain("Mesa 5 (en curso)");
    expect(lines![5]).toContain("Mesa 6 (no se hizo: eran más de cinco a la vez)");
  });

  it("is told why where it is left out, and that it is not known", async () => {
    await database.sql`UPDATE accounts SET email_verified_at = NULL WHERE person_id = ${OWNER}`;
    lupita.askFor([MAIL], answer());
    const { text } = await lupita.inSpace(MEMBER, WISH);
    expect(text).toContain("No hice nada de esto:");
    expect(text.replaceAll("\\", "")).toContain(
      "Somos ocho (no se hizo: hace falta una cuenta con el correo confirmado)",
    );
    expect(text).toContain("No lo sé.");
    expect((await kept()).questions).toBe(1);
  });
});
