import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TOKENS_MAX } from "#domain/people/api-tokens.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type ChosenFields } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** /ajustes/tokens: Request -> Response, without JavaScript. */
const AT = "/ajustes/tokens";
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

let made = 0;
async function person(kind = "account") {
  const id = `tokens-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, ${kind}, 'Ana López', 'Ana', ${id})`;
  return { id, client: createBrowser(app, await sessionOf(database, id)) };
}
type Client = ReturnType<typeof createBrowser>;

const inEnglish = { preferences: { language: "en" } satisfies ChosenFields };
const main = (page: Document) => page.querySelector("main")!;
const open = async (client: Client) => readPage(await client.request(AT, inEnglish));
const keyOf = (page: Document) => page.querySelector<HTMLInputElement>("main [name=key]")!.value;
const send = (client: Client, form: Record<string, string>) =>
  client.request(AT, { ...inEnglish, form });
const tokensOf = (personId: string) =>
  database.sql`SELECT * FROM api_tokens WHERE person_id = ${personId} ORDER BY created_at`;
/** The token in a page, if there is one. */
const secretIn = (text: string) => /plz_[\w-]{43}/.exec(text)?.[0];

describe("a token", () => {
  it("is shown once, in the answer itself, and stored as a hash", async () => {
    const { id, client } = await person();
    const form = {
      intent: "create",
      name: "  The cash\nregister ",
      scope: "write",
      lifetime: "30",
    };
    const key = keyOf(await open(client));
    const answer = await send(client, { key, ...form });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Set-Cookie") ?? "").not.toContain("plz_");
    const html = await answer.text();
    const secret = secretIn(html)!;
    expect(html).toContain("is shown only this once");

    const [row, ...others] = await tokensOf(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      name: "The cash register",
      scope: "write",
      token_hash: hashToken(secret),
      last_four: secret.slice(-4),
      last_used_at: null,
      revoked_at: null,
    });
    const lived = Date.parse(row!.expires_at as string) - Date.parse(row!.created_at as string);
    expect(lived).toBe(30 * 86_400_000);
    const everything = await database.sql`SELECT answer::text FROM idempotency_keys
      WHERE person_id = ${id} UNION ALL SELECT data::text FROM audit_events WHERE person_id = ${id}`;
    expect(JSON.stringify(everything)).not.toContain(secret);

    // The person is notified, in case another person created the token.
    const told = await database.sql`SELECT data->>'name' AS name, href FROM notifications
      WHERE person_id = ${id} AND kind = 'token_created'`;
    expect([...told]).toEqual([{ name: "The cash register", href: AT }]);

    const page = await open(client);
    expect(secretIn(page.documentElement.outerHTML)).toBeUndefined();
    expect(visibleText(main(page))).toContain("The cash register");
    expect(visibleText(main(page))).toContain(`Ends in ${secret.slice(-4)}`);

    // The form once more, as by the browser's reload: no second token, and the first is not shown.
    const again = await readPage(await send(client, { key, ...form }));
    expect(visibleText(main(again))).toContain("This token was shown already");
    expect(await tokensOf(id)).toHaveLength(1);
  });

  it("is named in the words of both languages", async () => {
    const { client } = await person();
    expect(visibleText(main(await open(client)))).toContain("Nothing reaches your data");
    const spanish = await readPage(await client.request(AT, { preferences: { language: "es" } }));
    expect(visibleText(main(spanish))).toContain("Tokens de la API");
    const link = main(spanish).querySelector('a[href="/api/v1/openapi.json"]');
    expect(link && visibleText(link)).toContain("OpenAPI");
  });

  it("needs a name, and what was typed stays", async () => {
    const { id, client } = await person();
    for (const name of ["", " ", "x".repeat(61)]) {
      const answer = await send(client, {
        intent: "create",
        name,
        scope: "write",
        lifetime: "never",
      });
      expect(answer.status).toBe(422);
      const page = await readPage(answer);
      expect(visibleText(main(page))).toContain("Say in 1 to 60 characters");
      expect(page.querySelector("[name=lifetime][checked]")?.getAttribute("value")).toBe("never");
    }
    expect(await tokensOf(id)).toEqual([]);
  });

  it("is one of ten at most, of those that are not revoked", async () => {
    const { id, client } = await person();
    const create = () =>
      send(client, { intent: "create", name: "One", scope: "read", lifetime: "never" });
    for (let n = 0; n < TOKENS_MAX; n += 1) expect((await create()).status).toBe(200);
    const full = await create();
    expect(full.status).toBe(409);
    expect(visibleText(main(await readPage(full)))).toContain("You have 10 tokens");
    const [first] = await tokensOf(id);
    const revoked = await send(client, { intent: "revoke", token: first!.id as string });
    expect([revoked.status, revoked.headers.get("Location")]).toEqual([303, AT]);
    expect((await create()).status).toBe(200);
    expect((await tokensOf(id)).filter((row) => row.revoked_at === null)).toHaveLength(TOKENS_MAX);
  });

  it("is made ten times at most by many forms at once", async () => {
    const { id, client } = await person();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        send(client, { intent: "create", name: "One", scope: "read", lifetime: "90" }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(TOKENS_MAX);
    expect(await tokensOf(id)).toHaveLength(TOKENS_MAX);
  });

  it("is revoked by its person alone", async () => {
    const [ana, bruno] = [await person(), await person()];
    await send(ana.client, { intent: "create", name: "Ana's", scope: "read", lifetime: "90" });
    const [token] = await tokensOf(ana.id);
    const revoke = { intent: "revoke", token: token!.id as string };
    const refused = await send(bruno.client, revoke);
    expect(refused.status).toBe(404);
    expect(visibleText(main(await open(bruno.client)))).not.toContain("Ana's");
    expect((await tokensOf(ana.id))[0]!.revoked_at).toBe(null);

    expect((await send(ana.client, revoke)).status).toBe(303);
    expect((await tokensOf(ana.id))[0]!.revoked_at).not.toBe(null);
    expect(visibleText(main(await open(ana.client)))).not.toContain("Ana's");
    expect((await send(ana.client, revoke)).status).toBe(404);
  });
});

describe("people without an account", () => {
  it("make none", async () => {
    const guest = await person("guest");
    expect(main(await open(guest.client)).querySelector("[name=lifetime]")).toBe(null);
    const form = { intent: "create", name: "One", scope: "read", lifetime: "90" };
    const answer = await send(guest.client, form);
    expect(answer.status).toBe(403);
    expect(visibleText(main(await readPage(answer)))).toContain("Tokens need an account.");
    expect(await tokensOf(guest.id)).toEqual([]);

    const visitor = createBrowser(app);
    expect((await send(visitor, form)).status).toBe(403);
    expect(visitor.cookies).not.toHaveProperty("plaza-guest");
    const [count] = await database.sql`SELECT count(*)::int AS n FROM api_tokens
      WHERE person_id IN (SELECT id FROM people WHERE kind <> 'account')`;
    expect(count!.n).toBe(0);
  });
});

it("keeps the newest revoked tokens only", async () => {
  const { id, client } = await person();
  await database.sql`INSERT INTO api_tokens
      (id, person_id, name, scope, token_hash, last_four, created_at, revoked_at)
    SELECT 'old-' || n, ${id}, 'Old', 'read', 'old-hash-' || n, 'abcd',
      now() - interval '1 day' * n, now() FROM generate_series(1, 30) n`;
  await send(client, { intent: "create", name: "New", scope: "read", lifetime: "90" });
  const rows = await tokensOf(id);
  expect(rows).toHaveLength(21);
  expect(rows.some((row) => row.id === "old-21")).toBe(false);
});
