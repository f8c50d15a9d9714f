import fs from "node:fs";
import type { Page } from "@playwright/test";
import { createDb } from "#db/connection/client.ts";
import { askForPerson } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { startSession } from "#db/commands/people/sessions.ts";
import { browserDatabaseFile } from "../../support/browser-database-file.ts";
import { expect, open, test } from "../../support/browser-test.ts";
import { openChatBusiness, writeAsCustomer } from "../../support/pages/chats.ts";

/** Two people of a business on two phones, and a customer who waits. */
test.use({ chosen: { language: "es" } });
test.setTimeout(90_000);

const signIn = (page: Page, baseURL: string, token: string) =>
  page.context().addCookies([{ name: "plaza-session", value: token, url: baseURL }]);

test("a customer who waits shows up by themselves, is answered, and given back", async ({
  page,
  browser,
  baseURL,
}) => {
  const database = createDb(fs.readFileSync(browserDatabaseFile(new URL(baseURL!).port), "utf8"), {
    max: 2,
  });
  const other = await browser.newContext({ ...test.info().project.use, baseURL: baseURL! });
  try {
    const name = `fonda${Date.now()}`;
    const [owner, member] = [`lupe-${name}`, `ana-${name}`];
    const tokens: string[] = [];
    for (const [id, shown] of [
      [owner, "Lupita"],
      [member, "Ana"],
    ] as const) {
      await database.sql`INSERT INTO people (id, display_name, first_name, handle, kind)
        VALUES (${id}, ${shown}, ${shown}, ${id}, 'account')`;
      const session = { personId: id, kind: "account", device: "a test" } as const;
      tokens.push((await startSession(database.db, session, new Date())).token);
    }
    const fonda = await openChatBusiness(database, {
      name,
      ownerId: owner,
      members: { [member]: "member" },
    });
    await signIn(page, baseURL!, tokens[0]!);
    await other.addCookies(await page.context().cookies());
    const phone = await other.newPage();
    await signIn(phone, baseURL!, tokens[1]!);

    await open(page, "/inbox");
    await expect(page.getByText("Aquí llegan tus clientes")).toBeVisible();
    const write = (text: string) => writeAsCustomer(database, fonda, { customer: "uno", text });
    await write("¿Me apartan 12 tamales?");
    const customer = { slug: fonda.slug, tokenHash: `hash-${fonda.slug}-uno`, now: new Date() };
    await database.db.transaction((tx) => askForPerson(tx, customer));
    // Without a reload: the page follows its workplace.
    await expect(page.getByRole("main").getByText("Espera menos de 1 min")).toBeVisible();

    await open(phone, "/inbox");
    await phone.getByRole("link", { name: /Cliente \d{4}/ }).click();
    await expect(phone.getByText("Pidió hablar con una persona.")).toBeVisible();
    await phone
      .getByRole("textbox", { name: "Tu respuesta al cliente" })
      .fill("Claro, ¿para qué día?");
    await phone.getByRole("button", { name: "Enviar" }).tap();
    await expect(phone.getByText("La atiendes tú", { exact: true })).toBeVisible();
    await expect(phone.locator("main ol").first()).toContainText("Claro, ¿para qué día?");

    await expect(page.getByText("Nadie espera")).toBeVisible();
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
  } finally {
    await other.close();
    await database.close();
  }
});
