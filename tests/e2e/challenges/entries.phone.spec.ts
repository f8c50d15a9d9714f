import fs from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { sharesOf } from "#domain/challenges/prizes.ts";
import { createDb } from "#db/connection/client.ts";
import { joinChallenge } from "#db/commands/challenges/join-challenge.ts";
import { browserDatabaseFile } from "../../support/browser-database-file.ts";
import { answered, expect, test } from "../../support/browser-test.ts";
import { entriesIn } from "../../support/entries.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";
import { sessionOf } from "../../support/session.ts";

/** A challenge with three winners and photographs from a phone ends to the credit, in Spanish. */
test.use({ chosen: { language: "es" } });

const REWARD = 101;
const COLOURS = ["#b3471d", "#0b6a84", "#2f7d4a"] as const;
const photo = (background: string) =>
  sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("three winners with photographs, a gallery and a comment", async ({ page, baseURL }) => {
      // Four people, one after the other.
      test.slow();
      const port = new URL(baseURL!).port;
      const database = createDb(fs.readFileSync(browserDatabaseFile(port), "utf8"), { max: 2 });
      try {
        await play(page, baseURL!, database, javaScriptEnabled);
      } finally {
        await database.close();
      }
    });
  });

test("a photograph chosen before the form's code has come stays, with the text", async ({
  page,
  baseURL,
}) => {
  const database = createDb(fs.readFileSync(browserDatabaseFile(new URL(baseURL!).port), "utf8"), {
    max: 2,
  });
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/late-entry-form/, async (route) => {
    await gate;
    await route.continue();
  });
  try {
    await openAsParticipant(page, baseURL!, database);
    const main = page.getByRole("main");
    const text = main.getByLabel("Lo que entregas");
    await text.fill("Letras grandes y maíz");
    const photograph = main.locator("[name=photo]");
    const box = main.locator(".filebox").filter({ has: page.locator("[name=photo]") });
    await photograph.focus();
    await expect(box.getByText("Elige un archivo o suéltalo aquí.")).toBeVisible();
    await photograph.setInputFiles({
      name: "IMG_1.jpg",
      mimeType: "image/jpeg",
      buffer: await photo(COLOURS[0]),
    });
    await expect(box.locator("canvas")).toBeVisible();
    letIn();
    const remove = box.getByRole("button", { name: /IMG_1\.jpg/ });
    await expect(remove).toBeVisible();
    await expect
      .poll(() => photograph.evaluate((input) => Object.keys(input).join()))
      .toContain("__reactProps");
    await expect(text).toHaveValue("Letras grandes y maíz");
    expect(await photograph.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
    await remove.click();
    await expect(box.locator("canvas")).toHaveCount(0);
  } finally {
    await database.close();
  }
});

test("several photographs come with one entry; a large one is made smaller before", async ({
  page,
  baseURL,
}) => {
  const database = createDb(fs.readFileSync(browserDatabaseFile(new URL(baseURL!).port), "utf8"), {
    max: 2,
  });
  try {
    await openAsParticipant(page, baseURL!, database);
    const main = page.getByRole("main");
    const pixels = { width: 3_000, height: 2_250, channels: 3, background: "#a52" } as const;
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const large = await sharp({ create: { ...pixels, noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(1_500_000);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
    const input = main.locator("[name=photo]");
    await input.setInputFiles([
      file("IMG_1.jpg", await photo(COLOURS[0])),
      file("IMG_2.jpg", large),
      file("IMG_3.jpg", Buffer.from("no photograph")),
    ]);
    const box = main.locator(".filebox").filter({ has: page.locator("[name=photo]") });
    await expect(box.getByText("+ 2")).toBeVisible();
    await expect
      .poll(() => input.evaluate((field: HTMLInputElement) => field.files![1]!.size))
      .toBeLessThan(large.length);
    await main.getByLabel("Lo que entregas").fill("Tres fotos");
    await main.getByRole("button", { name: "Entregar", exact: true }).click();
    await expect(main.getByText(/^IMG_3\.jpg: No es JPEG, PNG ni WebP\./)).toBeVisible();
    // What was taken is there, and nothing is chosen any more.
    await expect(main.locator("[name=dropPhoto] option")).toHaveCount(3);
    expect(await input.evaluate((field: HTMLInputElement) => field.files!.length)).toBe(0);
  } finally {
    await database.close();
  }
});

/** Opens a challenge, which ends tomorrow, as a person who takes part in it. */
async function openAsParticipant(
  page: Page,
  baseURL: string,
  database: ReturnType<typeof createDb>,
): Promise<void> {
  const made = entriesIn(database);
  const { challengeId } = await made.challenge(REWARD);
  await database.sql`UPDATE challenges SET deadline = now() + interval '1 day'
    WHERE id = ${challengeId}`;
  const personId = await made.account("Inés");
  await made.act((tx) => joinChallenge(tx, { personId, challengeId, now: new Date() }));
  const { "plaza-session": value } = await sessionOf(database, personId);
  await page.context().addCookies([{ name: "plaza-session", value, url: baseURL }]);
  await page.goto(`/challenges/${challengeId}`);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
}

async function play(
  page: Page,
  baseURL: string,
  database: ReturnType<typeof createDb>,
  hasScript: boolean,
): Promise<void> {
  const main = page.getByRole("main");
  const made = entriesIn(database);
  const { ownerId, challengeId } = await made.challenge(REWARD);
  await database.sql`UPDATE challenges SET deadline = now() + interval '1 day'
    WHERE id = ${challengeId}`;
  const people: string[] = [];
  for (const name of ["Inés", "Beto", "Caro"]) {
    const personId = await made.account(name);
    await made.act((tx) => joinChallenge(tx, { personId, challengeId, now: new Date() }));
    people.push(personId);
  }
  const as = async (personId: string, path: string) => {
    const { "plaza-session": value } = await sessionOf(database, personId);
    await page.context().addCookies([{ name: "plaza-session", value, url: baseURL }]);
    await page.goto(path);
    if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
  };
  const path = `/challenges/${challengeId}`;
  // axe runs in the page, which needs its scripts.
  const check = async () => {
    await expectFits(page);
    if (hasScript) await expectAccessible(page, "main");
  };

  for (const [n, personId] of people.entries()) {
    await as(personId, path);
    await main.getByLabel("Título (si quieres)").fill(`Cartel ${n + 1}`);
    await main.getByLabel("Lo que entregas").fill("Letras grandes y maíz");
    const buffer = await photo(COLOURS[n]!);
    await main
      .locator("[name=photo]")
      .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer });
    await main.getByLabel("Qué se ve en las fotos").fill(`Un cartel, el ${n + 1}`);
    await main.locator("[name=shown]").selectOption("yes");
    if (n === 0) {
      await check();
    }
    await main.getByRole("button", { name: "Entregar", exact: true }).click();
    await expect(main.getByRole("img", { name: `Un cartel, el ${n + 1}` })).toBeVisible();
  }

  await as(ownerId, path);
  await expect(main.getByRole("link", { name: /Ver la entrega completa \(1 foto\)/ })).toHaveCount(
    3,
  );
  for (const [place, person] of [2, 0, 1].entries())
    await main.getByLabel(new RegExp(`^Lugar ${place + 1}`)).selectOption(people[person]!);
  await main.getByText(`Repartir ${REWARD} créditos`).click();
  await main.getByRole("button", { name: `Sí, pagar ${REWARD} créditos` }).click();
  await expect(answered(page, "La recompensa ya se pagó.")).toBeVisible();
  const shares = sharesOf(REWARD, "three", 3);
  for (const [place, person] of [2, 0, 1].entries()) {
    const [row] = await database.sql<[{ balance: number }]>`SELECT balance::int FROM ledger_accounts
      WHERE owner_id = ${people[person]!} AND currency = 'credits' AND purpose = 'wallet'`;
    expect(row.balance).toBe(shares[place]);
  }
  const [escrow] = await database.sql<
    [{ balance: number }]
  >`SELECT balance::int FROM ledger_accounts
    WHERE id = (SELECT escrow_id FROM challenges WHERE id = ${challengeId})`;
  expect(escrow.balance).toBe(0);

  // Everyone finds the gallery, the first place first.
  await page.context().clearCookies({ name: "plaza-session" });
  await page.goto(path);
  await main.getByRole("link", { name: "Ver la galería: 3 entregas" }).click();
  await expect(main.getByRole("listitem").first()).toContainText("Lugar 1");
  await expect(main.getByRole("listitem").first()).toContainText("Cartel 3");
  const pictures = main.getByRole("img");
  await expect(pictures).toHaveCount(3);
  await expect(pictures.first()).toHaveJSProperty("naturalWidth", 720);
  await check();
  await main.getByRole("link", { name: "Cartel 3" }).click();
  await expect(main.getByRole("img", { name: "Un cartel, el 3" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Entra con tu cuenta para comentar" })).toBeVisible();

  await as(people[0]!, new URL(page.url()).pathname);
  await main.getByLabel("Tu comentario").fill("¡Se lee de lejos!");
  await main.getByRole("button", { name: "Comentar", exact: true }).click();
  const comment = main.getByRole("listitem").filter({ hasText: "¡Se lee de lejos!" });
  await expect(comment).toBeVisible();
  await check();
  await comment.getByRole("button", { name: /^Quitar el comentario de Inés/ }).click();
  await expect(comment).toHaveCount(0);
}
