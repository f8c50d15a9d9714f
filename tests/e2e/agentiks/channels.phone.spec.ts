import type { Page } from "@playwright/test";
import { browserTelegram } from "../../support/channels/browser-telegram.ts";
import { telegramText } from "../../support/channels/fake-telegram.ts";
import { answered, expect, expectProblem, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** An owner connects a bot; a customer writes there, is answered, and then by the owner from the inbox. */
test.use({ chosen: { mode: "advanced", language: "es" } });
test.setTimeout(90_000);

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name }).first().click();

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });
    const visit = async (page: Page, to: string) => {
      await page.goto(to);
      if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
    };

    test("a bot is connected, answers, and a person goes on", async ({
      page,
      baseURL,
      problems,
    }) => {
      const telegram = browserTelegram(baseURL!);
      const mark = `${hasScript ? "js" : "html"}-${Date.now().toString(36)}`;
      const bot = `${hasScript ? "91" : "92"}${Date.now() % 1_000_000}`;
      const token = `${bot}:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr`;

      // A guest sees the page, and that connecting needs an account.
      await visit(page, "/agentiks/agentik-1/channels/telegram");
      await expect(main(page).getByText("Para conectar necesitas una cuenta")).toBeVisible();

      await visit(page, "/signup");
      await main(page).getByLabel("Tu nombre").fill("Ana López");
      await main(page).getByLabel("Correo").fill(`canales-${mark}@pruebas.mx`);
      await main(page).getByLabel("Contraseña", { exact: true }).fill("una lámpara bajo el mar");
      await press(page, "Crear cuenta");
      await expect(page).not.toHaveURL(/signup/);
      await visit(page, "/new?tipo=agentik");
      await main(page).getByLabel("Nombre", { exact: true }).fill("Lupita");
      await press(page, "Crear");
      await expect(page).toHaveURL(/\/agentiks\/agentik-[0-9a-f]{24}$/);
      const agentik = new URL(page.url()).pathname;
      await press(page, "Lanzar");
      await expect(main(page).getByRole("button", { name: "Pausar" })).toBeVisible();

      await visit(page, `${agentik}/channels`);
      await main(page)
        .getByRole("link", { name: /^Telegram/ })
        .click();
      await expect(main(page).getByRole("heading", { name: "Lupita en Telegram" })).toBeVisible();
      if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      await main(page).getByLabel("Token del bot").fill("no es");
      await press(page, "Conectar");
      await expect(main(page).getByText("Ese no es un token de BotFather")).toBeVisible();
      await expectProblem(problems, /422/);
      await main(page).getByLabel("Token del bot").fill(token);
      await press(page, "Conectar");
      await expect(answered(page, "Conectado. Escríbele para probarlo.")).toBeVisible();
      await expect(main(page).getByText(`https://t.me/fonda_${bot}_bot`)).toBeVisible();
      await expect(main(page).getByText("Todavía no ha llegado nada")).toBeVisible();
      if (hasScript) await expectAccessible(page);
      expect(await page.content()).not.toContain(token.split(":")[1]);

      expect(await telegram.write(token, telegramText(4_411, "Hola", { name: "Beto" }))).toBe(200);
      await expect.poll(async () => (await telegram.sentBy(token)).join()).toContain("Soy Lupita");
      await visit(page, `${agentik}/channels/telegram`);
      await expect(main(page).getByText("Mensaje recibido")).toBeVisible();

      await visit(page, "/inbox?tab=open");
      await expect(main(page).getByText("por Telegram")).toBeVisible();
      await main(page).getByRole("link", { name: /Beto/ }).click();
      await expect(main(page).getByText("Enviado")).toBeVisible();
      if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      await main(page)
        .getByRole("textbox", { name: "Tu respuesta al cliente" })
        .fill("Soy Ana, ¿qué necesitas?");
      await press(page, "Enviar");
      await expect
        .poll(() => telegram.sentBy(token))
        .toEqual([expect.any(String), "Soy Ana, ¿qué necesitas?"]);

      // Messages from now on wait for her; the agentik answers no more until it gets the chat back.
      await telegram.write(token, telegramText(4_411, "¿Abren hoy?", { name: "Beto" }));
      await expect
        .poll(async () => {
          await visit(page, new URL(page.url()).pathname);
          return main(page).getByText("¿Abren hoy?").count();
        })
        .toBe(1);
      if (hasScript) await expectAccessible(page);
      expect(await telegram.sentBy(token)).toHaveLength(2);

      await visit(page, `${agentik}/channels/telegram`);
      await main(page).getByText("Desconectar", { exact: true }).click();
      await press(page, "Sí, desconectar");
      await expect(answered(page, "Desconectado.")).toBeVisible();
      await expect(main(page).getByLabel("Token del bot")).toBeVisible();
    });

    test("fits the narrowest phone, for both channels", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const kind of ["telegram", "whatsapp"]) {
        await visit(page, `/agentiks/agentik-1/channels/${kind}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
      }
    });
  });
