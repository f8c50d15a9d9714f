import type { Page, Route } from "@playwright/test";
import { dayIn } from "#domain/format/dates.ts";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import { answered, expect, expectProblem, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** A salon with one chair: a guest sets it up, two customers want the same hour, a third one calls. */
test.use({ chosen: { mode: "easy", language: "es" } });
test.setTimeout(120_000);

const TOMORROW = dayAfter(dayIn(DEFAULT_ZONE, new Date()), 1);
const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).first().click();

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });
    const visit = async (page: Page, to: string) => {
      await page.goto(to);
      if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
    };

    test("no hour is given twice", async ({ page, browser, baseURL, problems }) => {
      await visit(page, "/new?tipo=agentik");
      await main(page).getByLabel("Nombre", { exact: true }).fill("Citas Estela");
      await main(page).getByLabel("Descripción", { exact: true }).fill("Da citas");
      await main(page).getByLabel("Qué hará").selectOption({ label: "Agendar citas" });
      await press(page, "Crear");
      await expect(page).toHaveURL(/\/agentiks\/agentik-[0-9a-f]{24}$/);
      const agentik = new URL(page.url()).pathname;
      await visit(page, `${agentik}/configure`);
      await main(page).locator("summary", { hasText: "Cita" }).first().click();
      await main(page).getByLabel("Cuántas caben a la misma hora").fill("1");
      await press(page, "Publicar");
      await expect(page).toHaveURL(new RegExp(`${agentik}$`));
      await visit(page, `${agentik}/channels`);
      const slug = `citas-${hasScript ? "js" : "html"}-${Date.now().toString(36)}`;
      await main(page).getByLabel("Dirección", { exact: true }).fill(slug);
      await press(page, "Abrir la página");
      await expect(answered(page, "ya responde a tus clientes")).toBeVisible();

      const customer = async (...texts: string[]): Promise<string> => {
        const context = await browser.newContext({
          ...test.info().project.use,
          baseURL: baseURL!,
          locale: "es-MX",
          javaScriptEnabled: hasScript,
        });
        const phone = await context.newPage();
        await visit(phone, `/a/${slug}`);
        const lines = phone.getByRole("log").locator(":scope > div");
        for (const text of texts) {
          const before = await lines.count();
          await phone.getByRole("textbox").fill(text);
          await phone.getByRole("button", { name: "Enviar" }).click();
          await expect(lines).toHaveCount(before + (before === 0 ? 3 : 2));
          await expect(lines.last()).not.toContainText("Escribiendo", { timeout: 15_000 });
        }
        const said = await lines.last().innerText();
        await context.close();
        return said;
      };
      const watching = hasScript ? await page.context().newPage() : undefined;
      if (watching) await visit(watching, "/agenda");
      const sent = await customer(
        "quiero una cita para corte mañana a las 5 pm",
        "Ana",
        "9991234567",
        "sí",
      );
      expect(sent).toContain("Quedó enviado");
      // The agenda that is open somewhere else has it by itself.
      if (watching) {
        await expect(main(watching).getByRole("listitem")).toHaveText([/5:00 p\.m\..*Ana/s]);
        await watching.close();
      }
      expect(await customer("¿tienen lugar mañana a las 5 pm?")).toContain(
        "Para las 5:00 p.m. ya no hay lugar.",
      );

      await visit(page, "/inbox");
      await main(page).getByRole("link", { name: "Agenda", exact: true }).click();
      await expect(page).toHaveURL("/agenda");
      const days = main(page).locator("section");
      const tomorrow = days.first();
      await expect(tomorrow.getByRole("listitem")).toHaveText([/5:00 p\.m\..*Ana.*Cita · corte/s]);

      const write = async (name: string, time: string) => {
        await main(page).getByLabel("Nombre", { exact: true }).fill(name);
        await main(page).getByLabel("Día", { exact: true }).fill(TOMORROW);
        await main(page).getByLabel("Hora", { exact: true }).fill(time);
        await press(page, "Anotar en la agenda");
      };
      await main(page).locator("summary", { hasText: "Anotar" }).click();
      await write("Doña Mary", "17:30");
      await expect(main(page).getByRole("alert")).toContainText("A esa hora ya no hay lugar.");
      await expect(main(page).getByLabel("Nombre", { exact: true })).toHaveValue("Doña Mary");
      if (hasScript) await expectAccessible(page);
      await expectProblem(problems, /409/);
      if (hasScript) {
        // News load the page's data again, also from a server that is busy at first and a network that
        // fails; the refused form stays open, with its error.
        const failures: ((route: Route) => Promise<void>)[] = [
          (route) =>
            route.fulfill({ status: 503, headers: { "Retry-After": "1" }, body: "Not now" }),
          (route) => route.abort("connectionreset"),
        ];
        await page.route(
          "**/agenda.data*",
          (route) => failures.shift()?.(route) ?? route.continue(),
        );
        const taken = await customer(
          "quiero una cita para corte pasado mañana a las 5 pm",
          "Luz",
          "9997654321",
          "sí",
        );
        expect(taken).toContain("Quedó enviado");
        await expect(days.nth(1).getByRole("listitem")).toHaveText([/5:00 p\.m\..*Luz/s], {
          timeout: 15_000,
        });
        expect(failures).toEqual([]);
        await expectProblem(problems, /503/);
        await expectProblem(problems, /ERR_CONNECTION_RESET/);
        await expect(main(page).getByRole("alert")).toContainText("A esa hora ya no hay lugar.");
      }
      await main(page).getByLabel("Hora", { exact: true }).fill("12:00");
      await press(page, "Anotar en la agenda");
      await expect(answered(page, "Quedó en la agenda.")).toBeVisible();
      await expect(tomorrow.getByRole("listitem")).toHaveText([/12:00 p\.m\./, /5:00 p\.m\./]);

      await main(page).getByRole("link", { name: "Mover: Doña Mary, 12:00 p.m." }).click();
      const moving = tomorrow.getByRole("listitem").first();
      const time = moving.getByLabel("Hora", { exact: true });
      if (hasScript) await expect(moving.getByLabel("Día", { exact: true })).toBeFocused();
      await time.fill("16:30");
      await press(page, "Mover a esa hora");
      await expect(main(page).getByRole("alert")).toContainText("4:30 p.m., ya no hay lugar.");
      await expect(time).toHaveValue("16:30");
      if (hasScript) await expectAccessible(page);
      await expectProblem(problems, /409/);
      await time.fill("13:00");
      await press(page, "Mover a esa hora");
      await expect(answered(page, "Quedó en su nueva hora.")).toBeVisible();
      await expect(tomorrow.getByRole("listitem")).toHaveText([/1:00 p\.m\./, /5:00 p\.m\./]);

      await main(page)
        .getByRole("button", { name: "Quitar de la agenda: Doña Mary, 1:00 p.m." })
        .click();
      await expect(answered(page, "Se quitó de la agenda.")).toBeVisible();
      await expect(tomorrow.getByRole("listitem")).toHaveText([/5:00 p\.m\./]);
    });
  });
