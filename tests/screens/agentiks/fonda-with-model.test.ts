/**
 * A fonda's agentik with a model of its owner, from the first form to a person who takes over: pages as
 * requests without JavaScript, the worker as it runs in production, a provider with written answers. Long
 * because it is one story, as its counterpart without a key (tests/e2e/agentiks/fonda.phone.spec.ts).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailDelivery } from "#adapters/mail/deliver-mail.ts";
import { startProviderTests } from "#worker/models/test-providers.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startMailServer, type MailServer } from "../../support/fakes/mail-server.ts";
import {
  startModelServer,
  type AskedTool,
  type ModelServer,
  type SentRequest,
} from "../../support/fakes/model-server.ts";
import { sentBy } from "../../support/forms/sent-by.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { modelsFor } from "../../support/models/connect.ts";
import { startWorker } from "../../support/pages/start-worker.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf, type Cookies } from "../../support/session.ts";

const OWNER = "fonda-owner";
const OWN_MAIL = "duena@fonda.example";
const KEY = "sk-fonda-0123456789abcd";
const CHAT = "/a/fonda-con-modelo";
const [OFFICE, SUBJECT] = ["compras@oficina.example", "Cotización de 40 tacos"];
const MENU = `Desayunos (de 8 a 12)
Chilaquiles verdes o rojos con huevo: $85
Huevos al gusto con frijoles: $70

Comida corrida (de 1 a 5)
Incluye sopa, arroz, guisado y agua del día: $110

Tacos
Tacos al pastor: $18 cada uno
Quesadilla de flor de calabaza: $35

Pagos
Aceptamos efectivo, tarjeta y transferencia.

Local
Para grupos de más de 10 personas hay que apartar un día antes.`;
const [LUNCH, TACOS] = [
  "Incluye sopa, arroz, guisado y agua del día: $110",
  "Tacos al pastor: $18 cada uno",
];
const [FAMOUS, FREE] = ["El pozole de la abuela ganó un premio.", "Los lunes va doble y gratis."];
const MAIL = { to: OFFICE, subject: SUBJECT, text: "Cuarenta tacos al pastor: $720" };
const TASK = { title: "Apartar mesa para la abuela", dueOn: null };

/** What the model does with a question: the tools it asks for, then its answer. */
interface Script {
  question: string;
  calls?: readonly AskedTool[];
  answer: string;
  quotes: readonly string[];
}
const asks = (question: string, answer: string, ...quotes: string[]): Script => ({
  question,
  answer,
  quotes,
});
const BUDGET = asks(
  "¿Me alcanzan $100 para comer ahí?",
  "Sí, por ejemplo unos chilaquiles.",
  "Chilaquiles verdes o rojos con huevo: $85",
);
const QUOTATION: Script = {
  ...asks(
    "Quisiera que me manden una cotización a mi oficina",
    "Cuarenta tacos serían $720. El negocio revisa el correo antes de enviarlo.",
    TACOS,
  ),
  calls: [
    { name: "calculate", input: { expression: "40 * 18" } },
    { name: "mail", input: MAIL },
  ],
};
const LOOKED_UP: Script = {
  ...asks("¿Cuál es su platillo más famoso?", "La comida corrida.", LUNCH),
  calls: [{ name: "documents", input: { words: "comida corrida" } }],
};
/** The customer's ten questions; the first is answered by rules. */
const QUESTIONS: readonly Script[] = [
  asks("¿Cuánto cuestan los chilaquiles?", "no model is asked"),
  BUDGET,
  asks("¿Qué me conviene más si tengo mucha hambre?", "La comida corrida.", FREE, LUNCH),
  {
    ...asks("¿Cuánto sería por veinte?", "Por veinte tacos serían $360.", TACOS),
    calls: [{ name: "calculate", input: { expression: "20 * 18" } }],
  },
  asks(
    "¿Puedo pagarles con dólares?",
    "Solo con estas formas de pago.",
    "Aceptamos efectivo, tarjeta y transferencia.",
  ),
  asks("¿Cuál es su platillo más famoso?", FAMOUS, FAMOUS),
  asks(
    "Ando a dieta, ¿qué tienen sin carne?",
    "La quesadilla de flor.",
    "Quesadilla de flor de calabaza: $35",
  ),
  QUOTATION,
  {
    ...asks(
      "Quiero festejar a mi abuela con toda la familia, ¿qué necesito hacer?",
      "Apartar un día antes.",
      "Para grupos de más de 10 personas hay que apartar un día antes.",
    ),
    calls: [{ name: "task", input: TASK }],
  },
  asks(
    "¿Y si llego a las once todavía alcanzo huevitos?",
    "Sí, a esa hora hay desayunos.",
    "Huevos al gusto con frijoles: $70",
  ),
];
/** The model says more than it can know, with no quote. */
const WISH: Script = {
  ...asks(
    "Avísenle a la cocinera que somos ocho, por favor.",
    "Listo, ya le avisé a la cocina. La mesa cuesta $350 y abrimos a las 3.",
  ),
  calls: [{ name: "task", input: { title: "Avisar en la cocina: son ocho", dueOn: null } }],
};
const AFTER = asks("¿Hay algo ligero?", "La comida corrida.", LUNCH);

interface Told {
  question: string;
  sources: { source: number; name: string; text: string }[];
}
const told = ({ messages }: SentRequest): Told =>
  JSON.parse(messages.find(({ role }) => role === "user")!.content) as Told;
const toolResults = ({ messages }: SentRequest): string[] =>
  messages.filter(({ role }) => role === "tool").map(({ content }) => content);

/** Answers by the script: each quote with the number of the source that has it, and 1 for an invented one. */
const follow = (scripts: readonly Script[]) => (request: SentRequest) => {
  const { question, sources } = told(request);
  const script = scripts.find((each) => each.question === question);
  if (!script) throw new Error(`no script for ${question}`);
  const { calls, answer, quotes } = script;
  if (calls && toolResults(request).length === 0) return { calls };
  const sourceOf = (quote: string) => sources.find(({ text }) => text.includes(quote))?.source ?? 1;
  return JSON.stringify({
    answer,
    quotes: quotes.map((quote) => ({ source: sourceOf(quote), quote })),
  });
};

let database: TestDatabase;
let server: ModelServer;
let mails: MailServer;
let app: App;
let worker: { stop(): Promise<void> };
let providerTests: { stop(): Promise<void> };
let owner: ReturnType<typeof person>;
let customer: ReturnType<typeof person>;
let agentik: string;
const secrets = [KEY, OWN_MAIL];

beforeAll(async () => {
  [database, server, mails] = await Promise.all([
    createTestDatabase(),
    startModelServer(),
    startMailServer(),
  ]);
  app = await createApp(database.url, {
    MODEL_HOSTS_ALLOWED: server.host,
    SMTP_URL: mails.url,
    PUBLIC_URL: "http://localhost",
  });
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${OWNER}, 'account', 'Lupita Rosas', 'Lupita', 'lupita-rosas')`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${OWNER}, ${OWN_MAIL}, 'x', now())`;
  // Imported when the application has its environment.
  const { unsealSecret } = await import("#adapters/secrets/stored-secret.server.ts");
  const models = modelsFor(server, {}, {}, unsealSecret);
  const log = { error: (error: unknown) => expect(error).toBeUndefined(), warn: () => undefined };
  providerTests = startProviderTests(database, { models, log });
  worker = await startWorker(database.url, {
    models,
    outside: {
      deliverMail: mailDelivery({ SMTP_URL: mails.url }),
      callWeb: () => Promise.resolve({ kind: "public" }),
    },
  });
  const session = await sessionOf(database, OWNER);
  secrets.push(session["plaza-session"]);
  owner = person(session);
  customer = person();
});
afterAll(async () => {
  await providerTests?.stop();
  await worker?.stop();
  await app?.close();
  mails?.close();
  await server?.stop();
  await database?.drop();
});

/** Each step needs the ones before it. */
let hasFailed = false;
beforeEach(({ skip, onTestFailed }) => {
  if (hasFailed) skip("an earlier step has failed");
  onTestFailed(() => void (hasFailed = true));
});

/** A person's browser without JavaScript, in Spanish. */
function person(cookies?: Cookies) {
  const browser = createBrowser(app, cookies);
  const SPANISH = { "Accept-Language": "es-MX,es;q=0.9" };
  const preferences = cookies ? ({ language: "es" } as const) : false;
  const open = async (path: string) => {
    const response = await browser.request(path, { headers: SPANISH, preferences });
    expect([path, response.status]).toEqual([path, 200]);
    return readPage(response);
  };
  return {
    open,
    text: async (path: string) => visibleText((await open(path)).querySelector("main")!),
    /** Sends the form of a button, with what was typed, and opens where it leads. */
    async press(path: string, button: string, typed: Record<string, string> = {}) {
      const { to, init } = sentBy(await open(path), path, button, typed);
      const headers = { ...SPANISH, ...init.headers };
      const answer = await browser.request(to, { ...init, headers, preferences });
      const location = answer.headers.get("Location");
      const page = location ? await open(location) : await readPage(answer);
      return { status: answer.status, location, page, said: visibleText(page) };
    },
  };
}

const lastLine = (page: Document, lines: string) =>
  visibleText([...page.querySelectorAll(lines)].at(-1)!);
/** The customer writes, and looks again until it is answered. */
async function say(question: string, by = customer): Promise<string> {
  const sent = await by.press(CHAT, "button[value=send]", { text: question });
  expect([question, sent.status]).toEqual([question, 303]);
  let answer = "";
  await expect
    .poll(async () => (answer = lastLine(await by.open(CHAT), "[role=log] > div")), {
      timeout: 15_000,
    })
    .not.toMatch(/Escribiendo|^Tú:/);
  return answer;
}
const calls = () => database.sql<{ id: string; tool: string; state: string }[]>`
  SELECT id, tool, state FROM tool_calls WHERE agentik_id = ${agentik} ORDER BY created_at, seq`;
/** Addresses of the agentik's replies to customers, newest first. */
const replies = async () =>
  [...(await owner.open(`${agentikPage()}/runs?kind=reply`)).querySelectorAll("main a")]
    .map((link) => link.getAttribute("href")!)
    .filter((to) => to.startsWith("/runs/"));
const agentikPage = () => `/agentiks/${agentik}`;

describe("a fonda with a model", () => {
  it("connects a provider, which is tried at once", async () => {
    server.say("hola", [100, 10]);
    const connected = await owner.press("/ajustes/models", "button[value=connect]", {
      kind: "openai-compatible",
      model: "fonda-1",
      apiKey: KEY,
      baseUrl: server.baseUrl,
      priceIn: "2",
      priceOut: "2",
    });
    expect(connected.status).toBe(303);
    expect(connected.said).toContain("fonda-1");
    expect(server.keys).toEqual([`Bearer ${KEY}`]);
    expect(connected.page.documentElement.outerHTML).not.toContain(KEY);
  });

  it("creates an agentik, pastes the menu, chooses the model and what it may do", async () => {
    const created = await owner.press("/new?tipo=agentik", "button[value=create]", {
      name: "Lupita de la fonda",
      description: "Responde preguntas del menú",
      type: "customer_service",
    });
    expect(created.location).toMatch(/^\/agentiks\/agentik-/);
    agentik = created.location!.split("/")[2]!;
    const taught = await owner.press(`${agentikPage()}/configure`, "button[value=teach]", {
      document: "Menú",
      text: MENU,
    });
    expect(taught.status).toBe(303);
    await expect
      .poll(async () =>
        visibleText((await owner.open(`${agentikPage()}/configure`)).querySelector("#knows")!),
      )
      .not.toContain("aún no termina de leerlo");
    const tools = `${agentikPage()}/tools`;
    const [provider] = await database.sql<{ id: string }[]>`
      SELECT id FROM model_providers WHERE person_id = ${OWNER}`;
    const limits = await owner.press(tools, "button[value=save-limits]", {
      engine: provider!.id,
      month: "200",
    });
    expect(limits.status).toBe(303);
    const saved = await owner.press(tools, "main form:has([name=mail]) button", {
      documents: "auto",
      calculate: "auto",
      task: "auto",
      mail: "ask",
    });
    expect(saved.status).toBe(303);
    expect(saved.page.querySelector("[name=engine] [selected]")?.getAttribute("value")).toBe(
      provider!.id,
    );
  });

  it("tries it: it answers, and does nothing of what it would do", async () => {
    const trial = async (script: Script) => {
      server.say(follow([script]), [2_000, 500]);
      const shown = await owner.press(
        `${agentikPage()}/try`,
        "#trial form:has([name=text]) button",
        {
          text: script.question,
        },
      );
      return lastLine(shown.page, "#trial ol[aria-label] > li");
    };
    // Its owner may have documents looked up; a customer gets what was found for the question.
    const found = await trial(LOOKED_UP);
    expect(found).toContain(LUNCH);
    expect(found).toContain("Buscó en los documentos");
    expect(toolResults(server.seen.at(-1)!)[0]).toContain(LUNCH);
    const mail = await trial(QUOTATION);
    expect(mail).toContain("Pediría enviar un correo; una prueba no envía nada");
    expect(await calls()).toEqual([]);
    expect(mails.mails).toEqual([]);
  });

  it("is published, and its page opened", async () => {
    const published = await owner.press(`${agentikPage()}/configure`, "button[value=publish]", {
      instructions: "Trata de usted.",
    });
    expect(published.status).toBe(303);
    const opened = await owner.press(`${agentikPage()}/channels`, "button[value=open]", {
      slug: CHAT.split("/").at(-1)!,
    });
    expect(opened.said).toContain("ya responde a tus clientes");
  });

  it("answers a customer's ten questions, and asks before it sends a mail", async () => {
    server.say(follow(QUESTIONS), [2_000, 500]);
    server.seen.length = 0;
    const answers: string[] = [];
    for (const { question } of QUESTIONS) answers.push(await say(question));
    // By rules.
    expect(answers[0]).toContain("$85");
    expect(server.seen.map((sent) => told(sent).question)).not.toContain(QUESTIONS[0]!.question);
    // By the model: its words, and the menu's.
    for (const n of [1, 2, 3, 4, 6, 7, 8, 9]) {
      const { question, answer, quotes } = QUESTIONS[n]!;
      expect(answers[n], question).toContain(answer);
      expect(answers[n], question).toContain(quotes.at(-1));
    }
    expect(answers[3]).toContain("20 * 18 = 360");
    // What is in no document is neither quoted nor said.
    expect(answers[2]).not.toContain(FREE);
    expect(answers[5]).toContain("No lo sé con seguridad");
    expect(visibleText(await customer.open(CHAT))).not.toContain(FAMOUS);

    // The task that is allowed is done; the mail waits, and the conversation has gone on meanwhile.
    await expect
      .poll(async () => (await calls()).map(({ tool, state }) => [tool, state]))
      .toEqual([
        ["mail", "waiting"],
        ["task", "done"],
      ]);
    expect(mails.mails).toEqual([]);
  });

  it("sends the provider the menu, the question and results of tools, and no secret", async () => {
    const asked = QUESTIONS.slice(1).flatMap(({ question, calls: [...first] = [] }) =>
      first.length > 0 ? [question, question] : [question],
    );
    expect(server.seen.map((sent) => told(sent).question)).toEqual(asked);
    for (const sent of server.seen) {
      const { sources } = told(sent);
      expect(sources.length).toBeGreaterThan(0);
      expect(new Set(sources.map(({ name }) => name))).toEqual(new Set(["Menú"]));
      for (const { text } of sources)
        for (const line of text.split("\n")) expect(MENU).toContain(line);
      expect(sent.model).toBe("fonda-1");
      expect(sent.messages[0]!.content).toContain("Trata de usted.");
      const whole = JSON.stringify(sent);
      for (const secret of secrets) expect(whole).not.toContain(secret);
      // Tools that read the business's own figures are not for customers.
      const offered = ((sent.tools ?? []) as { function: { name: string } }[]).map(
        (tool) => tool.function.name,
      );
      expect(offered.sort()).toEqual(["calculate", "date", "mail", "task"]);
    }
    expect(new Set(server.keys)).toEqual(new Set([`Bearer ${KEY}`]));
    expect(server.seen.flatMap(toolResults)).toEqual([
      "20 * 18 = 360",
      "40 * 18 = 720",
      expect.stringContaining("if the owner of the business allows it"),
      expect.stringContaining("if the owner of the business allows it"),
    ]);
  });

  it("sends the mail once its owner approves it, exactly once", async () => {
    const waiting = await owner.text("/approvals");
    for (const part of [OFFICE, SUBJECT, MAIL.text]) expect(waiting).toContain(part);
    const approve = "button[value=approve]";
    const { to, init } = sentBy(await owner.open("/approvals"), "/approvals", approve);
    const approved = await owner.press("/approvals", approve);
    expect(approved.said).toContain("Aprobado, y hecho.");
    expect(mails.mails.map(({ to }) => to)).toEqual([OFFICE]);
    expect(mails.mails[0]!.text).toContain("Cuarenta tacos al pastor: $720");
    // The same form again, and another decision, from a tab that was open all the time.
    const cookies = { "plaza-session": secrets.at(-1)! };
    const again = await app.request(to, { ...init, cookies });
    expect(again.headers.get("Location")).toBe(approved.location);
    init.body.set("intent", "refuse");
    expect((await app.request(to, { ...init, cookies })).status).toBe(409);
    expect((await calls()).map(({ state }) => state)).toEqual(["done", "done"]);
    expect(mails.mails).toHaveLength(1);
    const [task] = await database.sql`SELECT count(*)::int AS made FROM space_tasks
      WHERE title = ${TASK.title}`;
    expect(task!.made).toBe(1);
  });

  it("is answered by a person from the eleventh on, until it is given back", async () => {
    const link = (await owner.open("/inbox?tab=open")).querySelector(
      "main a[href^='/inbox/thread']",
    );
    const chat = link!.getAttribute("href")!;
    const taken = await owner.press(chat, "button[value=take]");
    expect(taken.status).toBe(303);
    const asked = server.seen.length;
    const { said } = await customer.press(CHAT, "button[value=send]", { text: "¿Tienen wifi?" });
    expect(said).toContain("Te atiende Lupita.");
    const runs = await database.sql`SELECT 1 FROM runs WHERE state IN ('queued', 'running')`;
    expect(runs).toEqual([]);
    await owner.press(chat, "main form:has([name=text]) button", { text: "Sí, con gusto." });
    expect(lastLine(await customer.open(CHAT), "[role=log] > div")).toContain("Sí, con gusto.");
    expect(server.seen).toHaveLength(asked);
    await owner.press(chat, "button[value=give-back]");
    server.say(follow([AFTER]), [2_000, 500]);
    expect(await say(AFTER.question)).toContain(LUNCH);
    expect(server.seen).toHaveLength(asked + 1);
  });

  it("shows what each answer did and cost, and counts it", async () => {
    const pages: string[] = [];
    for (const to of await replies()) pages.push(await owner.text(to));
    const of = (text: string) => pages.find((page) => page.includes(text))!;
    // 2,500 tokens at 2 USD per million, at 20 MXN each.
    expect(of("unos chilaquiles")).toContain("Hecho con fonda-1 · $0.10");
    expect(of("20 * 18 = 360")).toContain("Calculó: 20 * 18 = 360");
    expect(of("Pregunta si puede enviar un correo")).toContain("40 * 18 = 720");
    // Each was tried once, though it was passed on to the lane of models.
    for (const page of pages) expect(page).not.toContain("Intentos");
    const [spent] = await database.sql<{ counted: number; listed: number; reserved: number }[]>`
      SELECT (SELECT sum(cost_centavos)::int FROM runs WHERE agentik_id = ${agentik}) AS listed,
        sum(spent)::int AS counted, sum(reserved)::int AS reserved
      FROM model_spend WHERE person_id = ${OWNER}`;
    // The provider's test, 110 tokens, is no run: a centavo, since costs are rounded up.
    expect(spent).toEqual({ listed: spent!.listed, counted: spent!.listed + 1, reserved: 0 });
    expect(spent!.listed).toBeGreaterThanOrEqual(9 * 10);
    const pesos = (centavos: number) => `$${(centavos / 100).toFixed(2)}`;
    expect(await owner.text("/ajustes/limits")).toContain(pesos(spent!.counted));
    expect(await owner.text(`${agentikPage()}/tools`)).toContain(`Gastó ${pesos(spent!.listed)}`);
  });

  it("tells another customer, who asks nothing, what comes of their wish", async () => {
    const kept = () => database.sql`SELECT count(*)::int AS n FROM unanswered`;
    const before = await kept();
    server.say(follow([WISH]), [2_000, 500]);
    const said = await say(WISH.question, person());
    expect(said).toContain("Anotado: se lo paso al equipo.");
    expect(said).not.toMatch(/Listo|350|No lo sé/);
    await expect
      .poll(async () => (await calls()).map(({ tool, state }) => [tool, state]))
      .toEqual([
        ["mail", "done"],
        ["task", "done"],
        ["task", "done"],
      ]);
    const [task] = await database.sql`SELECT count(*)::int AS made FROM space_tasks
      WHERE title = 'Avisar en la cocina: son ocho'`;
    expect(task!.made).toBe(1);
    expect(await kept()).toEqual(before);
  });
});
