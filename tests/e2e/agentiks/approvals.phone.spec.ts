import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { answered, expect, expectProblem, test } from "../../support/browser-test.ts";

/** An owner lets an agentik send its orders to the till, decides each call, and says what it may do. */
test.use({ chosen: { mode: "advanced", language: "es" } });
test.setTimeout(90_000);

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name }).first().click();

/** A till that keeps what it is sent. */
async function startTill() {
  const seen: string[] = [];
  const server = http.createServer((req, res) => {
    let body = "";
    req.on("data", (chunk: Buffer) => (body += chunk.toString()));
    req.on("end", () => {
      seen.push(body);
      res.end("ticket 7");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, url: `http://127.0.0.1:${port}/notas`, stop: () => server.close() };
}

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });
    const visit = async (page: Page, to: string) => {
      await page.goto(to);
      if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
    };

    test("what leaves Plaza waits for its owner, is done once, and can be forbidden", async ({
      page,
      problems,
    }) => {
      const till = await startTill();
      const mark = `${hasScript ? "js" : "html"}-${Date.now().toString(36)}`;
      await visit(page, "/signup");
      await main(page).getByLabel("Tu nombre").fill("Ana López");
      await main(page).getByLabel("Correo").fill(`permisos-${mark}@pruebas.mx`);
      await main(page).getByLabel("Contraseña", { exact: true }).fill("una lámpara bajo el mar");
      await press(page, "Crear cuenta");
      await expect(page).not.toHaveURL(/signup/);

      await visit(page, "/new?tipo=agentik");
      await main(page).getByLabel("Nombre", { exact: true }).fill("Cajero");
      await press(page, "Crear");
      await expect(page).toHaveURL(/\/agentiks\/agentik-[0-9a-f]{24}$/);
      const agentik = new URL(page.url()).pathname;
      await press(page, "Lanzar");
      await expect(main(page).getByRole("button", { name: "Pausar" })).toBeVisible();

      await visit(page, `${agentik}/triggers?new=remind`);
      await main(page).locator("textarea[name=text]").fill("Cerrar la **caja**");
      await main(page).getByRole("radio", { name: "A una dirección web" }).check();
      await main(page).getByLabel("Correo o dirección web").fill("caja");
      await press(page, "Agregarla");
      await expect(main(page).getByText("Escribe una dirección que empiece con")).toBeVisible();
      await main(page).getByLabel("Correo o dirección web").fill(till.url);
      await press(page, "Agregarla");
      await expect(main(page).getByText(`También a ${till.url}`)).toBeVisible();
      await press(page, "Hacer ahora");

      // It waits: the inbox counts it, the list shows it word for word.
      await expect
        .poll(async () => {
          await visit(page, "/inbox");
          return main(page)
            .getByRole("link", { name: /^Permisos\s*1$/ })
            .count();
        })
        .toBe(1);
      await main(page)
        .getByRole("link", { name: /^Permisos\s*1$/ })
        .click();
      await expect(main(page).getByText(`POST ${till.url}`)).toBeVisible();
      await expect(main(page).getByText('"text": "Cerrar la caja"')).toBeVisible();
      expect(till.seen).toEqual([]);

      await press(page, /^Aprobar/);
      await expect(answered(page, "Aprobado, y hecho.")).toBeVisible();
      await expect(main(page).getByText("ticket 7")).toBeVisible();
      expect(till.seen).toHaveLength(1);
      expect(JSON.parse(till.seen[0]!)).toMatchObject({ agentik: "Cajero", duty: "remind" });

      // The next one is refused.
      await visit(page, `${agentik}/triggers`);
      await press(page, "Hacer ahora");
      await expect
        .poll(async () => {
          await visit(page, "/approvals");
          return main(page)
            .getByRole("button", { name: /^Rechazar/ })
            .count();
        })
        .toBe(1);
      await press(page, /^Rechazar/);
      await expect(answered(page, "No se hizo nada")).toBeVisible();

      // And then it may not ask any more.
      await visit(page, `${agentik}/tools`);
      const web = main(page).getByRole("group", { name: "Llamar direcciones web" });
      await web.getByRole("radio", { name: "Nunca" }).check();
      await main(page).getByLabel("Sitios que puede llamar").fill("localhost");
      await press(page, "Guardar");
      await expect(main(page).getByText("“localhost” no es el nombre de un sitio")).toBeVisible();
      await main(page).getByLabel("Sitios que puede llamar").fill("https://api.mi-caja.mx/x");
      await press(page, "Guardar");
      await expect(answered(page, "Vale desde ahora")).toBeVisible();
      await expect(main(page).getByLabel("Sitios que puede llamar")).toHaveValue("api.mi-caja.mx");
      await visit(page, `${agentik}/triggers`);
      await press(page, "Hacer ahora");
      await expect
        .poll(async () => {
          await visit(page, `${agentik}/triggers`);
          await main(page).locator("a[href^='/runs/']").first().click();
          await page.waitForURL(/\/runs\//);
          return main(page).getByText("No lo hizo: lo prohibiste").count();
        })
        .toBe(1);
      await visit(page, "/approvals");
      await expect(main(page).getByText("Nada espera por ti")).toBeVisible();
      expect(till.seen).toHaveLength(1);
      // The two forms that were refused.
      await expectProblem(problems, /422/);
      till.stop();
    });
  });
