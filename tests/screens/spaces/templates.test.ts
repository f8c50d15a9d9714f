import { unzipSync, strFromU8 } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { executeQueued } from "../../support/runs/execute-runs.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/**
 * Spaces that begin with a template of a trade, their commands, their archive and their export. Long because each case
 * begins a space of its own.
 */
let database: TestDatabase;
let app: App;
const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
/** The part of the worker. */
const work = () => executeQueued(database);
const textOf = async (browser: Browser, path: string) =>
  visibleText((await readPage(await browser.request(path))).querySelector("main")!);
/** Creates a space. @returns its address */
async function begin(browser: Browser, template: string, language = "es") {
  const made = await browser.request("/new?tipo=space", {
    preferences: { language },
    form: {
      intent: "create",
      language,
      name: `Fonda ${template}`,
      description: "Un lugar",
      type: "custom",
      joinPolicy: "invite",
      template,
    },
  });
  expect(made.status).toBe(303);
  await work();
  return made.headers.get("Location")!;
}
const ask = async (browser: Browser, space: string, form: Record<string, string>) => {
  const sent = await browser.request(`${space}/t/new.data`, { form: { intent: "send", ...form } });
  await work();
  return sent;
};

describe("a new space", () => {
  it.each(["restaurant", "shop", "agency", "workshop"])(
    "of a %s has documents, commands, tasks and an agentik that answers",
    async (template) => {
      const owner = await as(OWNER);
      const space = await begin(owner, template);
      const documents = await readPage(await owner.request(`${space}/documents`));
      expect(
        documents.querySelectorAll("main li h3, main li a[href*='/documents/']").length,
      ).toBeGreaterThanOrEqual(2);
      const [counted] = await database.sql`
        SELECT (SELECT count(*) FROM document_versions v JOIN documents d ON d.id = v.document_id
            WHERE d.space_id = ${space.split("/").at(-1)!} AND v.state = 'ready')::int AS ready,
          (SELECT count(*) FROM space_commands WHERE space_id = ${space.split("/").at(-1)!})::int AS commands,
          (SELECT count(*) FROM space_tasks WHERE space_id = ${space.split("/").at(-1)!})::int AS tasks`;
      expect(counted).toEqual({ ready: 2, commands: 4, tasks: 4 });
    },
  );

  it("of a restaurant answers when asked from what it brings, and is in English for English", async () => {
    const owner = await as(OWNER);
    const space = await begin(owner, "restaurant");
    const [agentik] = await database.sql<{ name: string }[]>`SELECT a.name FROM space_agentiks s
      JOIN agentiks a ON a.id = s.agentik_id WHERE s.space_id = ${space.split("/").at(-1)!}`;
    await ask(owner, space, {
      to: agentik!.name,
      text: "¿a qué temperatura va el refrigerador?",
    });
    expect(await textOf(owner, space)).toContain("entre 0 y 4 °C");
    const english = await begin(owner, "shop", "en");
    expect(await textOf(owner, `${english}/documents`)).toContain("Till and end of the day");
  });

  it("without a template is empty, and an unknown one is none", async () => {
    const owner = await as(OWNER);
    for (const template of ["none", "bakery", ""]) {
      const space = await begin(owner, template);
      expect(await textOf(owner, `${space}/tasks`)).toContain("No tasks here");
    }
  });
});

describe("a command of a space", () => {
  it("is sent by its name or chosen, by any member, and changed by its owner alone", async () => {
    const owner = await as(OWNER);
    const space = await begin(owner, "none");
    const id = space.split("/").at(-1)!;
    await database.sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, ${MEMBER}, 'member')`;
    const member = await as(MEMBER);
    const save = (browser: Browser, command: string, text: string) =>
      browser.request(`${space}/agentiks`, { form: { intent: "save-command", command, text } });
    expect((await save(member, "hora", "x")).status).toBe(404);
    expect((await save(owner, "mal nombre", "x")).status).toBe(422);
    expect((await save(owner, "hora", "")).status).toBe(422);
    expect((await save(owner, "/Hora", "Abrimos a las 8.")).status).toBe(303);
    expect((await save(owner, "hora", "Abrimos a las 9.")).status).toBe(303);
    expect(await textOf(member, `${space}/agentiks`)).toContain("/hora Abrimos a las 9.");

    await ask(member, space, { text: "/hora" });
    expect(await textOf(owner, space)).toContain("Abrimos a las 9.");
    await ask(member, space, { text: "¡Te esperamos!", quick: "/hora" });
    expect(await textOf(owner, space)).toContain("Abrimos a las 9. ¡Te esperamos!");

    const remove = { intent: "delete-command", command: "hora" };
    expect((await member.request(`${space}/agentiks`, { form: remove })).status).toBe(404);
    expect((await owner.request(`${space}/agentiks`, { form: remove })).status).toBe(303);
    await ask(member, space, { text: "/hora" });
    const [last] =
      await database.sql`SELECT m.text FROM messages m JOIN threads t ON t.id = m.thread_id
      WHERE t.space_id = ${id} ORDER BY m.created_at DESC LIMIT 1`;
    expect(last).toEqual({ text: "/hora" });
  });

  it("of one's own is offered and sent beside the space's, to nobody else, and never before it", async () => {
    const owner = await as(OWNER);
    const space = await begin(owner, "none");
    const id = space.split("/").at(-1)!;
    const { sql } = database;
    await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, ${MEMBER}, 'member')`;
    await sql`INSERT INTO slash_commands (person_id, name, prompt)
      VALUES (${MEMBER}, 'gracias', 'Gracias por avisar.'), (${MEMBER}, 'hora', 'Llego a las 7.')`;
    try {
      const member = await as(MEMBER);
      await owner.request(`${space}/agentiks`, {
        form: { intent: "save-command", command: "hora", text: "Abrimos a las 8." },
      });
      const offered = async (browser: Browser) => {
        const answer = await (await browser.request(`${space}/t/new`)).text();
        expect(answer.includes("Gracias por avisar.")).toBe(browser === member);
        expect(answer).not.toContain("Llego a las 7.");
        const page = await readPage(await browser.request(`${space}/t/new`));
        return [...page.querySelectorAll("#composer [name=quick] option")].map(
          (option) => option.textContent,
        );
      };
      expect(await offered(member)).toEqual(["/…", "/gracias", "/hora"]);
      expect(await offered(owner)).toEqual(["/…", "/hora"]);
      // The tab Agentiks lists and changes the space's alone.
      expect(await textOf(member, `${space}/agentiks`)).not.toContain("/gracias");

      const sent = async (browser: Browser, form: Record<string, string>) => {
        const answer = await browser.request(`${space}/t/new`, {
          form: { intent: "send", ...form },
        });
        expect(answer.status).toBe(303);
        const thread = answer.headers.get("Location")!.split("/").at(-1)!;
        const [message] = await sql<[{ text: string }]>`
          SELECT text FROM messages WHERE thread_id = ${thread} AND seq = 1`;
        return message.text;
      };
      expect(await sent(member, { text: "/gracias" })).toBe("Gracias por avisar.");
      expect(await sent(member, { text: "Mesa 4", quick: "/gracias" })).toBe(
        "Gracias por avisar.\n\nMesa 4",
      );
      expect(await sent(member, { text: "/hora" })).toBe("Abrimos a las 8.");
      expect(await sent(member, { text: "", quick: "/hora" })).toBe("Abrimos a las 8.");
      expect(await sent(owner, { text: "/gracias" })).toBe("/gracias");
    } finally {
      await sql`DELETE FROM slash_commands WHERE person_id = ${MEMBER}`;
    }
  });

  it("is one of 30 at most, also for forms sent at once", async () => {
    const owner = await as(OWNER);
    const space = await begin(owner, "none");
    const sent = await Promise.all(
      Array.from({ length: 34 }, (_, n) =>
        owner.request(`${space}/agentiks`, {
          form: { intent: "save-command", command: `c${n}`, text: "x" },
        }),
      ),
    );
    expect(sent.filter(({ status }) => status === 303)).toHaveLength(30);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});

describe("an archived space", () => {
  it("is read, searched and opened again by its owner, and is read-only", async () => {
    const [owner, stranger] = [await as(OWNER), await as(STRANGER)];
    const space = await begin(owner, "restaurant");
    const edit = (browser: Browser, intent: string) =>
      browser.request(`${space}/edit`, { form: { intent } });
    expect((await edit(stranger, "archive")).status).toBe(404);
    expect((await edit(owner, "archive")).status).toBe(303);
    expect((await edit(owner, "archive")).status).toBe(303);
    expect(await textOf(owner, space)).toMatch(/archivado|archived/);
    for (const [path, form] of [
      ["/t/new", { intent: "send", text: "Hola" }],
      ["/tasks", { intent: "add", title: "Ir" }],
      ["/documents", { intent: "write", name: "x", text: "x" }],
      ["/agentiks", { intent: "save-command", command: "a", text: "x" }],
    ] as const)
      expect((await owner.request(`${space}${path}`, { form })).status).toBe(409);
    expect(await textOf(owner, "/spaces/search?q=refrigerador")).toContain("Higiene y alergias");
    expect((await edit(owner, "restore")).status).toBe(303);
    const sent = await owner.request(`${space}/t/new`, { form: { intent: "send", text: "Hola" } });
    expect(sent.status).toBe(303);
  });
});

describe("the export of a space", () => {
  it("has its conversations, documents, tasks, answers and agenda as files, for its managers", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const space = await begin(owner, "workshop");
    const id = space.split("/").at(-1)!;
    await database.sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, ${MEMBER}, 'member')`;
    await ask(owner, space, { title: "Caja: ¿y/o?", text: "El fondo es de $500" });
    await ask(owner, space, { title: "Caja: ¿y/o?", text: "Otra" });
    const question = { intent: "approve", question: "=1+1", answer: "Sí" };
    expect((await owner.request(`${space}/agentiks`, { form: question })).status).toBe(303);
    await database.sql`INSERT INTO bookings
        (id, space_id, form, customer, note, people, day, minute, minutes, created_at)
      VALUES ('exported', ${id}, 'Cita', '=Ana', 'Afinación', 2, '2026-11-27', 990, 60, now())`;
    expect((await member.request(`${space}/export`)).status).toBe(404);
    const answer = await owner.request(`${space}/export`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/zip");
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(zip).sort()).toMatchInlineSnapshot(`
      [
        "Agenda.csv",
        "Approved answers.csv",
        "Conversations/Caja  ¿y o 2.md",
        "Conversations/Caja  ¿y o.md",
        "Documents/Recibir y entregar un trabajo.md",
        "Documents/Seguridad en el taller.md",
        "Tasks.csv",
      ]
    `);
    const texts = Object.entries(zip).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`);
    expect(texts.find((text) => text.includes("El fondo es de $500"))).toContain("# Caja: ¿y/o?");
    expect(texts.find((text) => text.includes("1+1"))).toContain("'=1+1");
    expect(texts.find((text) => text.startsWith("Agenda"))).toMatch(
      /2026-11-27.*16:30.*Cita.*'=Ana.*2.*Afinación/,
    );
    expect(texts.filter((text) => text.includes("garantía"))).not.toEqual([]);
  });
});
