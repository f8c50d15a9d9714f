import fs from "node:fs";
import type { Page } from "@playwright/test";
import { createDb } from "#db/connection/client.ts";
import { askForPerson } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { startSession } from "#db/commands/people/sessions.ts";
import { browserDatabaseFile } from "../../support/browser-database-file.ts";
import { expect, open, test as base } from "../../support/browser-test.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";
import { openChatBusiness, writeAsCustomer, type ChatBusiness } from "../../support/pages/chats.ts";

/** A business whose owner uses `page` and whose member uses `phone`. */
type Fonda = ChatBusiness & Pick<ReturnType<typeof createDb>, "db"> & { phone: Page };

const test = base.extend<{ fonda: Fonda }>({
  fonda: async ({ page, browser, baseURL }, use) => {
    const { db, sql, close } = createDb(
      fs.readFileSync(browserDatabaseFile(new URL(baseURL!).port), "utf8"),
      { max: 2 },
    );
    const other = await browser.newContext({ ...base.info().project.use, baseURL: baseURL! });
    try {
      const name = `fonda${Date.now()}`;
      const [owner, member] = [`lupe-${name}`, `ana-${name}`];
      const signIn = async (id: string, shown: string, on: Page) => {
        await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
          VALUES (${id}, ${shown}, ${shown}, ${id}, 'account')`;
        const session = { personId: id, kind: "account", device: "a test" } as const;
        const { token } = await startSession(db, session, new Date());
        await on.context().addCookies([{ name: "plaza-session", value: token, url: baseURL! }]);
      };
      await other.addCookies(await page.context().cookies());
      const phone = await other.newPage();
      await signIn(owner, "Lupita", page);
      await signIn(member, "Ana", phone);
      const business = await openChatBusiness(
        { sql },
        { name, ownerId: owner, members: { [member]: "member" } },
      );
      await use({ ...business, db, phone });
    } finally {
      await other.close();
      await close();
    }
  },
});
test.use({ chosen: { language: "es" } });
test.setTimeout(90_000);

test("a customer who waits shows up by themselves, is answered, and given back", async ({
  page,
  fonda,
}) => {
  const { phone } = fonda;
  await open(page, "/inbox");
  await expect(page.getByText("Aquí llegan tus clientes")).toBeVisible();
  const write = (text: string) => writeAsCustomer(fonda, fonda, { customer: "uno", text });
  await write("¿Me apartan 12 tamales?");
  const customer = { slug: fonda.slug, tokenHash: `hash-${fonda.slug}-uno`, now: new Date() };
  await fonda.db.transaction((tx) => askForPerson(tx, customer));
  // Without a reload: the page follows its workplace.
  const needs = (on: Page) => on.getByRole("main").getByRole("link", { name: /^Cliente \d{4}/ });
  const waiting = needs(page).filter({ hasText: "Quiere una persona" });
  await expect(waiting).toContainText("Espera menos de 1 min");

  await open(phone, "/inbox");
  await needs(phone).filter({ hasText: "Quiere una persona" }).click();
  await expect(phone.getByText("Pidió hablar con una persona.")).toBeVisible();
  await expectTips(phone);
  await phone
    .getByRole("textbox", { name: "Tu respuesta al cliente" })
    .fill("Claro, ¿para qué día?");
  await phone.getByRole("button", { name: "Enviar" }).tap();
  await expect(phone.getByText("La atiendes tú", { exact: true })).toBeVisible();
  await expect(phone.locator("main ol").first()).toContainText("Claro, ¿para qué día?");

  await expect(waiting).toHaveCount(0);
  await page.getByRole("link", { name: /^Conversaciones/ }).click();
  await expect(page.getByText("Ana la atiende")).toBeVisible();
  await write("Para el domingo");
  await expect(phone.locator("main ol").first()).toContainText("Para el domingo");

  await phone.getByRole("button", { name: "Devolver al agentik" }).tap();
  await expect(phone.getByText("Responde el agentik", { exact: true })).toBeVisible();
  await phone.getByRole("button", { name: "Terminar" }).tap();
  await expect(
    phone.getByRole("status").filter({ hasText: "Conversación terminada" }),
  ).toBeVisible();
});

test("what was done is said though a customer writes while the list loads", async ({ fonda }) => {
  const { phone } = fonda;
  const write = (text: string) => writeAsCustomer(fonda, fonda, { customer: "uno", text });
  await open(phone, `/inbox/${await write("¿Me apartan 12 tamales?")}`);
  await expect(phone.getByText("Responde el agentik", { exact: true })).toBeVisible();
  // The server has answered, its answer arrives late, and meanwhile there is news.
  let loads = 0;
  await phone.route(/\/inbox\.data/, async (route) => {
    loads += 1;
    const response = await route.fetch();
    if (loads === 1) {
      await write("¿Siguen ahí?");
      await phone.waitForTimeout(800);
    }
    await route.fulfill({ response }).catch(() => undefined);
  });
  await phone.getByRole("button", { name: "Terminar" }).tap();
  await expect(
    phone.getByRole("status").filter({ hasText: "Conversación terminada" }),
  ).toBeVisible();
  expect(loads).toBeGreaterThan(0);
});
