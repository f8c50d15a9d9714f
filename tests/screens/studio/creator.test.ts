import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROMPT_MAX_CHARACTERS, RECENT_CREATIONS } from "#domain/studio/creations.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  // Another person's creation, newer than all others.
  await database.sql`
    INSERT INTO creations (id, person_id, kind, title, prompt)
    SELECT 'foreign', id, 'text', 'Ajena', 'No es tuya' FROM people WHERE kind = 'account' LIMIT 1`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (query = "", preferences = {}) => {
  const response = await app.request(`/creator${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const post = async (form: Record<string, string>, query = "") => {
  const response = await app.request(`/creator${query}`, { form });
  return { status: response.status, page: await readPage(response) };
};
const input = (page: Document) => page.querySelector<HTMLTextAreaElement>("#prompt")!;
const composer = (page: Document) => input(page).closest("form")!;
const chosenKind = (page: Document) =>
  composer(page).querySelector<HTMLSelectElement>("select")!.value;
const alerts = (page: Document) =>
  [...page.querySelectorAll("main [role=alert]")].map((alert) => visibleText(alert));
const figures = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll("main dl > div")].map((stat) => [
      stat.querySelector("dt")!.textContent,
      stat.querySelector("dd")!.textContent,
    ]),
  );
const rows = <T extends object>(query: string) => database.sql.unsafe<T[]>(query);

const EXAMPLES = {
  Text: "Describe today's menu in three lines that make people hungry",
  Code: "Write a spreadsheet formula that splits the tips by hours worked",
  Images: "A product photo of a jar of salsa on a wooden table, morning light",
  UI: "Design a loyalty card with ten stamps for a phone's screen",
};

describe("GET /creator", () => {
  it("has the specified parts", async () => {
    const page = await get();
    expect(page.title).toBe("AI Creator · Plaza");
    expect(page.querySelector("h1")!.textContent).toBe("AI Creator");
    const sidebar = page.querySelector('main nav[aria-label="Creations"]')!;
    const links = [...sidebar.querySelectorAll("a")].map((link) => [
      visibleText(link).split(" · ")[0],
      link.getAttribute("href"),
    ]);
    expect(links.slice(0, 2)).toEqual([
      ["New creation", "/creator"],
      ["Settings", "/creator?panel=settings"],
    ]);
    expect(sidebar.querySelectorAll("li")).toHaveLength(RECENT_CREATIONS);
    expect(page.querySelectorAll("main dl > div")).toHaveLength(4);
    expect([...page.querySelectorAll("main h3")].map((column) => visibleText(column))).toEqual(
      Object.keys(EXAMPLES),
    );
    expect(page.querySelector('meta[name="robots"]')!.getAttribute("content")).toBe("noindex");
  });

  it("lists the viewer's six newest creations only", async () => {
    const expected = await rows<{ id: string; title: string }>(
      "SELECT id, title FROM creations WHERE person_id = 'demo' ORDER BY created_at DESC LIMIT 6",
    );
    expect(expected).toHaveLength(6);
    const page = await get();
    const listed = [...page.querySelectorAll('main nav[aria-label="Creations"] li a')].map(
      (link) => ({
        id: new URL(link.getAttribute("href")!, "http://x").searchParams.get("creation"),
        title: link.querySelector("span span")!.textContent,
      }),
    );
    expect(listed).toEqual([...expected]);
    expect(visibleText(page)).not.toContain("Ajena");
  });

  it("shows the figures as counted in the database", async () => {
    const [row] = await rows<{ all: number; recent: number; kinds: number; credits: number }>(
      `SELECT count(*)::int AS all,
         (count(*) FILTER (WHERE created_at > now() - interval '7 days'))::int AS recent,
         count(DISTINCT kind)::int AS kinds,
         (SELECT sum(amount)::int FROM ledger_entries JOIN ledger_accounts ON id = account_id
          WHERE owner_id = 'demo' AND currency = 'credits') AS credits
       FROM creations WHERE person_id = 'demo'`,
    );
    expect(row).toMatchObject({ kinds: 4, credits: 1_250 });
    expect(figures(await get())).toEqual({
      Creations: String(row!.all),
      "In the last 7 days": String(row!.recent),
      "Kinds used": `${row!.kinds} of 4`,
      Credits: "1,250",
    });
  });

  it("fills the input with an example's prompt and kind, and jumps to it", async () => {
    const page = await get();
    expect(input(page).value).toBe("");
    for (const [kind, prompt] of Object.entries(EXAMPLES)) {
      const column = [...page.querySelectorAll("main h3")]
        .find((heading) => visibleText(heading) === kind)!
        .closest("section")!;
      expect(column.querySelectorAll("li a")).toHaveLength(3);
      const link = [...column.querySelectorAll("a")].find((one) => one.textContent === prompt)!;
      const [query, hash] = link.getAttribute("href")!.slice("/creator".length).split("#");
      expect(hash).toBe(input(page).id);
      const filled = await get(query);
      expect(input(filled).value).toBe(prompt);
      expect(chosenKind(filled)).toBe(kind.toLowerCase());
    }
  });

  it("escapes a prompt from the address", async () => {
    const hostile = "</textarea><script>alert(1)</script>\"'&amp;";
    const page = await get(`?prompt=${encodeURIComponent(hostile)}&kind=nope`);
    expect(input(page).value).toBe(hostile);
    expect(chosenKind(page)).toBe("text");
    const long = await get(`?prompt=${"x".repeat(PROMPT_MAX_CHARACTERS + 5)}`);
    expect(input(long).value).toHaveLength(PROMPT_MAX_CHARACTERS);
  });

  it("does not disable Send in the HTML: without JavaScript the server checks the text", async () => {
    const button = composer(await get()).querySelector("button")!;
    expect(button.textContent).toBe("Send");
    expect(button.disabled).toBe(false);
  });

  it("shows one of the viewer's creations, sent before there were answers", async () => {
    await rows("DELETE FROM creation_versions WHERE creation_id = 'creation-4'");
    const [row] = await rows<{ id: string; title: string; prompt: string }>(
      "SELECT id, title, prompt FROM creations WHERE id = 'creation-4'",
    );
    const page = await get("?creation=creation-4");
    const article = page.querySelector("main article")!;
    expect(article.querySelector("h2")!.textContent).toBe(row!.title);
    const prompt = article.querySelector('section[aria-label="Your prompt"]')!;
    expect(prompt.textContent).toBe(row!.prompt);
    expect(visibleText(article)).toContain("No answer yet");
    const current = page.querySelectorAll('main [aria-current="true"]');
    expect([...current].map((link) => link.getAttribute("href"))).toEqual([
      "/creator?creation=creation-4",
    ]);
    // The creation replaces the figures and example prompts.
    expect(page.querySelectorAll("main dl")).toHaveLength(0);
    const again = article.querySelector("a")!.getAttribute("href")!;
    const reused = await get(again.slice("/creator".length).split("#")[0]);
    expect(input(reused).value).toBe(row!.prompt);
    expect(chosenKind(reused)).toBe("code");
    expect(reused.querySelector("main article")).toBeNull();
  });

  it.each([
    ["an unknown one", "?creation=nope"],
    ["somebody else's", "?creation=foreign"],
    ["somebody else's prompt", "?from=foreign"],
    ["what cannot be one", "?creation=%00"],
    ["an empty one", "?creation="],
  ])("answers 404 for %s", async (_, query) => {
    const response = await app.request(`/creator${query}`);
    expect(response.status).toBe(404);
    const page = await readPage(response);
    expect(page.querySelector("h1")!.textContent).toBe("Page Not Found");
    expect(visibleText(page)).not.toContain("No es tuya");
  });

  it("is all Spanish in easy mode", async () => {
    const page = await get("", { mode: "easy" });
    expect(page.title).toBe("Creador IA · Plaza");
    const text = visibleText(page.querySelector("main")!);
    for (const words of ["Nueva creación", "Ajustes", "Empieza con un ejemplo", "Enviar"]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/\b(Send|Settings|Images|Credits|Write|Design)\b/);
    expect(Object.keys(figures(page))).toEqual([
      "Creaciones",
      "En los últimos 7 días",
      "Tipos usados",
      "Créditos",
    ]);
  });
});

describe("sending", () => {
  it.each(["", "   ", "\r\n \t", "\u00a0\u200b"])("refuses the blank text %j", async (prompt) => {
    const { status, page } = await post({ intent: "send", prompt });
    expect(status).toBe(422);
    expect(alerts(page)).toEqual(["Write something first: there was nothing to send."]);
    expect(input(page).getAttribute("aria-invalid")).toBe("true");
  });

  it("refuses a prompt over the limit, and keeps all of it", async () => {
    // Line breaks count as one character, as in the browser, though forms send two (CRLF).
    const most = "a\n".repeat(PROMPT_MAX_CHARACTERS / 2);
    const sent = { intent: "send", prompt: most.replaceAll("\n", "\r\n") };
    expect((await app.request("/creator", { form: sent })).status).toBe(303);
    const { status, page } = await post({ intent: "send", prompt: `${most}b` });
    expect(status).toBe(422);
    expect(alerts(page)).toEqual([
      `That is too long: up to ${PROMPT_MAX_CHARACTERS} characters fit. Your text is still here.`,
    ]);
    expect(input(page).value).toBe(`${most}b`);
  });

  it.each<Record<string, string>>([{}, { intent: "nope" }, { intent: "toString" }])(
    "refuses the unknown form %j",
    async (form) => {
      const response = await app.request("/creator", { form: { prompt: "x", ...form } });
      expect(response.status).toBe(400);
    },
  );
});

describe("the settings", () => {
  it.each(["settings", "ajustes"])("open at ?panel=%s", async (panel) => {
    const page = await get(`?panel=${panel}`);
    expect(page.querySelector("main h2#settings")!.textContent).toBe("Settings");
    expect(visibleText(page)).toContain("You have no commands yet.");
    expect(page.querySelector<HTMLTextAreaElement>("[name=systemPrompt]")!.value).toBe("");
    expect(composer(page).hidden).toBe(true);
  });

  it("show the viewer's own settings only", async () => {
    await database.sql`
      INSERT INTO creator_settings (person_id, system_prompt)
      VALUES ('demo', 'Habla de tú'), ((SELECT person_id FROM creations WHERE id = 'foreign'), 'Otro')`;
    await database.sql`
      INSERT INTO slash_commands (person_id, name, prompt)
      VALUES ('demo', 'resumen', 'Resume esto'), ('demo', 'carta', 'Escribe la carta'),
        ((SELECT person_id FROM creations WHERE id = 'foreign'), 'ajeno', 'Otro')`;
    try {
      const page = await get("?panel=settings");
      expect(page.querySelector<HTMLTextAreaElement>("[name=systemPrompt]")!.value).toBe(
        "Habla de tú",
      );
      expect([...page.querySelectorAll("main dt")].map((name) => name.textContent)).toEqual([
        "/carta",
        "/resumen",
      ]);
      expect(visibleText(page)).not.toContain("Otro");
    } finally {
      await database.sql`DELETE FROM creator_settings`;
      await database.sql`DELETE FROM slash_commands`;
    }
  });

  const said = (page: Document, field: string) =>
    visibleText(page.querySelector(`[name=${field}]`)!.closest("form")!);
  it("refuse a system prompt that is too long, and keep it in its field", async () => {
    const systemPrompt = "x".repeat(PROMPT_MAX_CHARACTERS + 1);
    const form = { intent: "save-system-prompt", systemPrompt };
    const { status, page } = await post(form, "?panel=settings");
    expect(status).toBe(422);
    expect(page.querySelector<HTMLTextAreaElement>("[name=systemPrompt]")!.value).toBe(
      systemPrompt,
    );
  });

  it.each([
    ["a b", "Resume esto", 422, "Give it a name of lower-case letters, digits and hyphens"],
    ["", "Resume esto", 422, "Give it a name"],
    ["resumen", " ", 422, "Write the prompt this name stands for."],
  ])("answer to the command %j with %j", async (name, commandPrompt, expected, words) => {
    const form = { intent: "add-command", name, commandPrompt };
    const { status, page } = await post(form, "?panel=settings");
    expect(status).toBe(expected);
    expect(alerts(page)).toHaveLength(1);
    expect(said(page, "commandPrompt")).toContain(words);
    expect(page.querySelector<HTMLInputElement>("main [name=name]")!.value).toBe(name);
    expect(page.querySelector<HTMLTextAreaElement>("[name=commandPrompt]")!.value).toBe(
      commandPrompt,
    );
    const [stored] = await rows<{ n: number }>("SELECT count(*)::int AS n FROM slash_commands");
    expect(stored!.n).toBe(0);
  });
});

describe("a person without creations", () => {
  it("sees zeros and the examples", async () => {
    await database.sql.begin(async (sql) => {
      await sql`CREATE TABLE kept AS SELECT * FROM creations WHERE person_id = 'demo'`;
      await sql`DELETE FROM creations WHERE person_id = 'demo'`;
    });
    try {
      const page = await get();
      expect(figures(page)).toMatchObject({
        Creations: "0",
        "In the last 7 days": "0",
        "Kinds used": "0 of 4",
      });
      expect(visibleText(page)).toContain("Nothing yet. What you send will be listed here.");
    } finally {
      await database.sql`INSERT INTO creations SELECT * FROM kept`;
    }
  });
});
