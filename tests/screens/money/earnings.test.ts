import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TRANSACTION_CAUSES } from "#domain/money/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { allByRole, byRole, nameOf } from "../../support/roles.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (query = "", preferences = {}) => {
  const response = await app.request(`/earnings${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const figures = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll("main dl > div")].map((figure) => [
      figure.querySelector("dt")!.textContent,
      visibleText(figure.querySelector("dd")!),
    ]),
  );
/** The text of each movement in order: day, cause, amount and subject. */
const movements = (page: Document) =>
  [...page.querySelectorAll("main h3 + ul > li")].map((row) => visibleText(row));
const chips = (page: Document) =>
  allByRole(byRole(page, "navigation", { name: "Currency" }), "link").map((chip) => ({
    name: chip.textContent,
    to: chip.getAttribute("href"),
    isCurrent: chip.getAttribute("aria-current") === "true",
  }));
const link = (page: Document, rel: string) =>
  page.querySelector(`main a[rel=${rel}]`)?.getAttribute("href");

interface Row {
  amount: number;
  currency: string;
  cause: string;
  subject: string | null;
}
/** The expected rows, by another query than the screen's. */
const ledger = (condition: string, order = "moved.created_at DESC, moved.id, entry.line") =>
  database.sql.unsafe<Row[]>(
    `SELECT entry.amount::int, wallet.currency, moved.cause,
       (SELECT name FROM (SELECT id, name FROM artifakts UNION ALL
         SELECT id, name FROM challenges UNION ALL SELECT id, name FROM perks) AS subjects
        WHERE subjects.id = moved.reference) AS subject
     FROM ledger_entries AS entry, ledger_accounts AS wallet, ledger_transactions AS moved
     WHERE wallet.id = entry.account_id AND moved.id = entry.transaction_id
       AND wallet.owner_id = 'demo' AND ${condition}
     ORDER BY ${order}`,
  );

const CAUSES: Record<string, string> = {
  opening_balance: "Opening balance",
  challenge_reward: "Challenge reward",
  challenge_escrow: "Reward set aside",
  challenge_refund: "Reward returned",
  app_purchase: "One month of an app",
  payout_hold: "Payout requested",
  payout_release: "Payout cancelled",
  artifakt_sale: "Artifakt sold",
  artifakt_purchase: "Artifakt bought",
  perk_purchase: "Perk bought",
  top_up: "Money added",
  subscription: "Plaza Pro, one month",
  payout: "Payout",
  refund: "Refund",
};
const written = ({ amount, currency }: Row) => {
  const sign = amount < 0 ? "\u2212" : "+";
  const size = Math.abs(amount);
  if (currency === "USD") return `${sign}$${(size / 100).toFixed(2)} USD`;
  const digits = size.toLocaleString("en-US");
  return currency === "MXN"
    ? `${sign}$${digits} MXN`
    : `${sign}${digits} ${size === 1 ? "credit" : "credits"}`;
};
function expectMovements(page: Document, rows: readonly Row[]) {
  const shown = movements(page);
  expect(shown).toHaveLength(rows.length);
  rows.forEach((row, index) => {
    const end = row.subject ? ` ${row.subject}` : "";
    expect(shown[index]).toMatch(/^[A-Z][a-z]{2} \d{1,2} /);
    expect(shown[index]!.replace(/^\w+ \d+ /, "")).toBe(
      `${CAUSES[row.cause]} ${written(row)}${end}`,
    );
  });
}

/** Posts a transaction between the demo person's account and the platform's. */
const move = (
  id: string,
  cause: string,
  amount: number,
  currency = "MXN",
  reference = "",
  ageHours = 0,
) =>
  database.sql.begin(async (sql) => {
    await sql`
      INSERT INTO ledger_transactions (id, cause, reference, created_at)
      VALUES (${id}, ${cause}, ${reference}, now() - ${ageHours} * interval '1 hour')`;
    await sql`
      INSERT INTO ledger_entries (transaction_id, line, account_id, amount, play)
      SELECT ${id}, 1, id, ${-amount}::int, ${-amount}::int FROM ledger_accounts
      WHERE owner_id IS NULL AND purpose = 'funding' AND currency = ${currency}`;
    await sql`
      INSERT INTO ledger_entries (transaction_id, line, account_id, amount, play)
      SELECT ${id}, 2, id, ${amount}::int, ${amount}::int FROM ledger_accounts
      WHERE owner_id = 'demo' AND currency = ${currency}`;
  });

// The order matters: each block adds to the ledger, which is append-only.
describe("GET /earnings", () => {
  it("shows the sums of the ledger, which the seeds were made for", async () => {
    const page = await get();
    expect(page.title).toBe("Earnings · Plaza");
    expect(page.querySelector('meta[name="robots"]')!.getAttribute("content")).toBe("noindex");
    // The same words as in the wallet: seeded balances are not money.
    expect(page.querySelector("main")!.textContent).toContain(
      "Sandbox: payments are simulated. No card is asked for and no real money moves.",
    );
    const [sums] = await database.sql<{ mxn: number; usd: number; earned: number }[]>`
      SELECT (sum(amount) FILTER (WHERE currency = 'MXN'))::int AS mxn,
        (sum(amount) FILTER (WHERE currency = 'USD'))::int AS usd,
        (sum(amount) FILTER (WHERE currency = 'credits' AND cause = 'challenge_reward'))::int AS earned
      FROM ledger_entries JOIN ledger_accounts AS wallet ON wallet.id = account_id
      JOIN ledger_transactions AS moved ON moved.id = transaction_id WHERE owner_id = 'demo'`;
    expect(sums).toEqual({ mxn: 3_536, usd: 4_000, earned: 1_250 });
    expect(figures(page)).toEqual({
      "Credits earned": "1,250",
      "Balance in pesos": "$3,536 MXN",
      "Balance in dollars": "$40.00 USD",
    });
  });

  it("shows the same earned credits as the home and the challenges", async () => {
    for (const path of ["/", "/challenges"]) {
      const page = await readPage(await app.request(path));
      const stat = [...page.querySelectorAll("main dl > div")].find(
        (one) => one.querySelector("dt")!.textContent === "Credits Earned",
      );
      expect(visibleText(stat!.querySelector("dd")!)).toBe("1,250");
    }
  });

  it("lists only the person's own movements, newest first, with their causes", async () => {
    const rows = await ledger("true");
    expect(rows).toHaveLength(11);
    const page = await get();
    expectMovements(page, rows);
    // The buyers' entries of the same sales are not shown.
    expect(visibleText(page)).not.toContain("Artifakt bought");
    expect(link(page, "next")).toBeUndefined();
  });

  it("links each movement to its subject, with the `lang` of the subject's name", async () => {
    const page = await get();
    const [sale] = await database.sql<{ name: string; language: string }[]>`
      SELECT name, language FROM artifakts WHERE id = 'artifakt-7'`;
    const there = page.querySelector('main a[href="/artifakts/artifakt-7"]')!;
    expect([there.textContent, there.getAttribute("lang")]).toEqual([sale!.name, sale!.language]);
    expect(page.querySelector('main a[href="/challenges/challenge-2"]')).not.toBeNull();
  });

  it.each(["MXN", "USD", "credits"])("filters by %s in the address", async (currency) => {
    const rows = await ledger(`wallet.currency = '${currency}'`);
    expect(rows.length).toBeGreaterThan(0);
    const page = await get(`?currency=${currency}`);
    expectMovements(page, rows);
    expect(chips(page).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(chips(page).find(({ isCurrent }) => isCurrent)!.to).toBe(
      `/earnings?currency=${currency}`,
    );
    // The figures are not filtered.
    expect(figures(page)).toEqual(figures(await get()));
  });

  it.each(["?currency=EUR", "?currency=mxn", "?page=0", "?page=x", "?q=zzz", "?category=x"])(
    "ignores an invalid filter: %s",
    async (query) => {
      const page = await get(query);
      expect(movements(page)).toEqual(movements(await get()));
      expect(chips(page).map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
        ["All", true],
        ["MXN", false],
        ["USD", false],
        ["Credits", false],
      ]);
    },
  );

  it("is all Spanish in easy mode", async () => {
    const page = await get("", { mode: "easy" });
    expect(page.title).toBe("Ganancias · Plaza");
    expect(Object.keys(figures(page))).toEqual([
      "Créditos ganados",
      "Saldo en pesos",
      "Saldo en dólares",
    ]);
    const text = visibleText(page.querySelector("main")!);
    expect(text).toContain("Recompensa de un reto +300 créditos");
    expect(text).toMatch(
      /\d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic) Artifakt ven/,
    );
    expect(text).not.toMatch(/\b(reward|sold|credits|Movements|balance)\b/i);
  });
});

describe("movements", () => {
  it("have a name for every cause and a sign for every amount", async () => {
    const perk = (await database.sql<{ id: string }[]>`SELECT id FROM perks LIMIT 1`)[0]!.id;
    await move("t-buy", "artifakt_purchase", -249, "MXN", "artifakt-1", 9);
    await move("t-perk", "perk_purchase", -1_999, "USD", perk, 8);
    await move("t-top", "top_up", 500, "MXN", "", 7);
    await move("t-pro", "subscription", -29, "USD", "", 6);
    await move("t-out", "payout", -1_000, "MXN", "", 5);
    await move("t-back", "refund", 249, "MXN", "artifakt-1", 4);
    await move("t-app", "app_purchase", -1, "USD", "app-pulso", 4);
    await move("t-escrow", "challenge_escrow", -5, "credits", "challenge-1", 4);
    await move("t-escrow-back", "challenge_refund", 5, "credits", "challenge-1", 4);
    await move("t-hold", "payout_hold", -100, "MXN", "", 4);
    await move("t-release", "payout_release", 100, "MXN", "", 4);
    await move("t-one", "challenge_reward", 1, "credits", "challenge-9999", 3);
    const rows = await ledger("true");
    expect([...new Set(rows.map(({ cause }) => cause))].sort()).toEqual(
      [...TRANSACTION_CAUSES].sort(),
    );
    const page = await get();
    expectMovements(page, rows);
    const text = visibleText(page);
    for (const words of ["\u2212$249 MXN", "\u2212$19.99 USD", "+$249 MXN", "+1 credit "]) {
      expect(text).toContain(words);
    }
    expect(figures(page)).toEqual({
      "Credits earned": "1,251",
      "Balance in pesos": "$3,036 MXN",
      "Balance in dollars": "$19.71 USD",
    });
  });

  it("are paged by 24 with links, none missing and none repeated", async () => {
    for (let n = 0; n < 40; n += 1) await move(`t-many-${n}`, "top_up", n + 1, "MXN", "", 100);
    const rows = await ledger("true");
    expect(rows).toHaveLength(63);
    const first = await get();
    expectMovements(first, rows.slice(0, 24));
    expect([link(first, "prev"), link(first, "next")]).toEqual([undefined, "/earnings?page=2"]);
    const second = await get("?page=2");
    expectMovements(second, rows.slice(24, 48));
    expect([link(second, "prev"), link(second, "next")]).toEqual(["/earnings", "/earnings?page=3"]);
    const third = await get("?page=3");
    expectMovements(third, rows.slice(48));
    expect([link(third, "prev"), link(third, "next")]).toEqual(["/earnings?page=2", undefined]);
    const pesos = await get("?currency=MXN");
    expect(link(pesos, "next")).toBe("/earnings?currency=MXN&page=2");
    expect(chips(await get("?currency=MXN&page=2")).map(({ to }) => to)).toEqual([
      "/earnings",
      "/earnings?currency=MXN",
      "/earnings?currency=USD",
      "/earnings?currency=credits",
    ]);
  });

  it("are grouped by month", async () => {
    const page = await get("?page=3");
    const months = allByRole(byRole(page, "main"), "heading", { level: 3 }).map(nameOf);
    expect(months.length).toBeGreaterThan(0);
    for (const month of months) expect(month).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    expect(new Set(months).size).toBe(months.length);
  });

  it("have an empty state with a link to all movements", async () => {
    const page = await get("?currency=USD&page=9");
    expect(movements(page)).toEqual([]);
    expect(visibleText(page)).toContain("Nothing in this view");
    const back = byRole(page, "link", { name: "Show all movements" });
    expect(back.getAttribute("href")).toBe("/earnings");
  });
});

describe("a person without movements", () => {
  it("sees zeros and an empty state with the first step", async () => {
    // Ledger entries cannot be deleted, so the demo person's accounts get another owner.
    await database.sql`
      UPDATE ledger_accounts SET owner_id = (SELECT id FROM people p WHERE kind = 'account'
        AND NOT EXISTS (SELECT FROM ledger_accounts WHERE owner_id = p.id) LIMIT 1)
      WHERE owner_id = 'demo'`;
    const page = await get();
    expect(figures(page)).toEqual({
      "Credits earned": "0",
      "Balance in pesos": "$0 MXN",
      "Balance in dollars": "$0.00 USD",
    });
    expect(movements(page)).toEqual([]);
    expect(visibleText(page)).toContain("No movements yet");
    const step = byRole(page, "link", { name: "See the challenges" });
    expect(step.getAttribute("href")).toBe("/challenges");
  });
});
