import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** A draft on `/new` survives until the item is made, discarded, or its person leaves. */
const main = (page: Page) => page.getByRole("main");
const NEW = "/new?tipo=space";

const stored = (page: Page): Promise<Record<string, string> | null> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("plaza-new-space") ?? "null"),
  ) as Promise<Record<string, string> | null>;

/** The form as it would be sent, without its key. */
const shown = (page: Page): Promise<Record<string, string>> =>
  page.locator("form#new-item").evaluate((form: HTMLFormElement) => {
    const { key: _, ...fields } = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    return fields;
  });

const radio = (page: Page, group: string, value: string) =>
  page.locator(`input[name=${group}][value=${value}]`);
const choose = (page: Page, group: string, value: string) =>
  page.locator(`label:has(input[name=${group}][value=${value}])`).click();

/** A name, a description and a choice of each group that is not the first one shown. */
async function fillIn(page: Page): Promise<Record<string, string>> {
  await open(page, NEW);
  await main(page).locator("[name=name]").fill("Cocina de la fonda");
  await main(page).locator("[name=description]").fill("Donde se guisa");
  for (const [group, value] of [
    ["type", "niche"],
    ["joinPolicy", "request"],
    ["visibility", "private"],
  ] as const)
    await choose(page, group, value);
  const sent = await shown(page);
  expect(sent).toMatchObject({ type: "niche", joinPolicy: "request", visibility: "private" });
  await expect
    .poll(() => stored(page))
    .toMatchObject({ name: "Cocina de la fonda", type: "niche", visibility: "private" });
  return sent;
}

async function expectRestored(page: Page, sent: Record<string, string>) {
  await expect(main(page).getByRole("button", { name: "Discard" })).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(sent);
  await expect(radio(page, "type", "niche")).toBeChecked();
  // The other radio buttons of the group are still what they were.
  for (const value of ["standard", "custom"])
    await expect(radio(page, "type", value)).not.toBeChecked();
}

test("leaving by a link and coming back, and Back", async ({ page }) => {
  const sent = await fillIn(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/new/);
  await open(page, NEW);
  await expectRestored(page, sent);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/new/);
  await page.goBack();
  await expect(page).toHaveURL(/\/new/);
  await expectRestored(page, sent);
});

test("another kind and back: the choices are restored, the name is the last one typed", async ({
  page,
}) => {
  const sent = await fillIn(page);
  const kinds = main(page).getByRole("navigation", { name: "What are you creating?" });
  await kinds.getByRole("button", { name: "Artifakt" }).click();
  await expect(page).toHaveURL(/tipo=artifakt/);
  // The address changes before the form does.
  await expect(main(page).locator("[name=price]")).toBeVisible();
  const name = main(page).locator("[name=name]");
  await expect(name).toHaveValue(sent["name"]!);
  await name.fill("Cocina nueva");
  await kinds.getByRole("button", { name: "Space" }).click();
  await expect(page).toHaveURL(/tipo=space/);
  await expectRestored(page, { ...sent, name: "Cocina nueva" });
});

test("a closed tab", async ({ page, context }) => {
  const sent = await fillIn(page);
  const again = await context.newPage();
  await page.close();
  await open(again, NEW);
  await expectRestored(again, sent);
});

for (const { kind, fields } of [
  { kind: "artifakt", fields: { name: "Carta de verano", price: "120", tags: "carta, verano" } },
  { kind: "challenge", fields: { name: "Letrero nuevo", reward: "40", maxParticipants: "12" } },
  { kind: "agentik", fields: { name: "Recepción", description: "Contesta a quien escribe" } },
])
  test(`a closed tab with another kind: ${kind}`, async ({ page, context }) => {
    const address = `/new?tipo=${kind}`;
    await open(page, address);
    for (const [name, value] of Object.entries(fields))
      await main(page).locator(`[name=${name}]`).fill(value);
    const sent = await shown(page);
    expect(sent).toMatchObject(fields);
    const kept = () => page.evaluate((of) => localStorage.getItem(`plaza-new-${of}`) ?? "", kind);
    for (const value of Object.values(fields)) await expect.poll(kept).toContain(value);
    const again = await context.newPage();
    await page.close();
    await open(again, address);
    await expect(main(again).getByRole("button", { name: "Discard" })).toBeVisible();
    await expect.poll(() => shown(again)).toEqual(sent);
    // A browser does not refill a file.
    const restored = main(again).getByRole("status").filter({ hasText: "We brought back" });
    await expect(restored).toContainText("what you had typed.");
    const says = expect(restored);
    await (kind === "artifakt" ? says : says.not).toContainText("The file has to be chosen again.");
  });

test("Discard empties the form and the storage, and the choices are the page's own", async ({
  page,
}) => {
  await fillIn(page);
  await open(page, NEW);
  await main(page).getByRole("button", { name: "Discard" }).click();
  await expect(main(page).locator("[name=name]")).toHaveValue("");
  await expect(radio(page, "type", "custom")).toBeChecked();
  await expect(radio(page, "joinPolicy", "open")).toBeChecked();
  expect(await stored(page)).toBeNull();
});

test("what was chosen is what is created, and the draft is gone", async ({ page }) => {
  await fillIn(page);
  await open(page, NEW);
  await main(page).getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/spaces\/space-/);
  await expect.poll(() => stored(page)).toBeNull();
  await open(page, `${new URL(page.url()).pathname}/edit`);
  await expect(radio(page, "type", "niche")).toBeChecked();
  await expect(radio(page, "joinPolicy", "request")).toBeChecked();
  await expect(radio(page, "visibility", "private")).toBeChecked();
});

test("the next person of a shared phone sees no draft after Sign out", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  });
  await open(page, "/signup");
  await main(page).getByLabel("Your name").fill("Ana López");
  await main(page).getByLabel("E-mail").fill(`borrador-${randomUUID()}@pruebas.mx`);
  await main(page).getByLabel("Password", { exact: true }).fill("una lámpara bajo el mar");
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).not.toHaveURL(/signup/);
  await fillIn(page);
  await open(page, "/account");
  await main(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login?done=signed-out");
  await expect.poll(() => stored(page)).toBeNull();
  await open(page, NEW);
  await expect(main(page).locator("[name=name]")).toHaveValue("");
  // A draft of the next person survives Back to the page that said good-bye.
  await main(page).locator("[name=name]").fill("De la siguiente");
  await page.goBack();
  await expect(page).toHaveURL("/login?done=signed-out");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  expect(await stored(page)).toMatchObject({ name: "De la siguiente" });
});
