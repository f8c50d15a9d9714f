import { expect, test, type Page } from "@playwright/test";
import { CODE } from "#engine/code/catalogue.ts";

/** The pages that the engine vouches for, executed as their readers would. */
const codeOf = (
  key: string,
  facts: Record<string, string> = {},
  values: Record<string, string> = {},
  words = "",
) =>
  CODE.find((each) => each.key === key)!.make({
    locale: "es",
    business: undefined,
    today: new Date("2026-11-23T00:00:00Z"),
    facts,
    values,
    words,
  }).code;
test.use({ timezoneId: "America/Mexico_City" });

const opened = (page: Page) =>
  page.addInitScript(() => {
    window.open = (address) => {
      document.title = String(address);
      return null;
    };
  });
async function show(page: Page, code: string) {
  await page.route("https://code.example/", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: code }),
  );
  await page.goto("https://code.example/");
}

test("the booking form opens WhatsApp with what was typed", async ({ page }) => {
  await opened(page);
  await show(
    page,
    codeOf("booking-form", { phone: "+52 55 1234 5678", business: "Fonda <Lupita>" }),
  );
  await expect(page.getByRole("heading", { name: "Fonda <Lupita>" })).toBeVisible();
  await page.getByLabel("Tu nombre").fill("Ana & Luis");
  await page.getByLabel("Día").fill("2026-12-24");
  await page.getByLabel("Hora").fill("19:30");
  await page.getByLabel("Personas").fill("4");
  await page.getByRole("button", { name: "Reservar por WhatsApp" }).click();
  await expect.poll(() => page.title()).toContain("https://wa.me/525512345678?text=");
  const text = new URL(await page.title()).searchParams.get("text");
  expect(text).toBe(
    "Hola, quiero reservar.\nTu nombre: Ana & Luis\nDía: 2026-12-24\nHora: 19:30\nPersonas: 4",
  );
});

test("a form has the fields that are asked for, and sends them by WhatsApp", async ({ page }) => {
  await opened(page);
  const words =
    "formulario para la veterinaria: nombre, mascota, telefono, fecha y motivo, y que me llegue por whatsapp";
  await show(page, codeOf("booking-form", { phone: "55 1234 5678" }, {}, words));
  await page.getByLabel("Nombre").fill("Ana");
  await page.getByLabel("Mascota").fill("Luna");
  await expect(page.getByLabel("Teléfono")).toHaveAttribute("type", "tel");
  await page.getByLabel("Teléfono").fill("55 0000 0000");
  await page.getByLabel("Fecha").fill("2026-12-24");
  await page.getByLabel("Motivo").fill("Vacuna");
  await page.getByRole("button", { name: "Enviar por WhatsApp" }).click();
  await expect.poll(() => page.title()).toContain("https://wa.me/525512345678?text=");
  expect(new URL(await page.title()).searchParams.get("text")).toBe(
    "Hola, estos son mis datos:\nNombre: Ana\nMascota: Luna\nTeléfono: 55 0000 0000\nFecha: 2026-12-24\nMotivo: Vacuna",
  );
});

test("a menu page has every price, with the name of the business", async ({ page }) => {
  const words =
    "pagina html con el menu de mi fonda: comida corrida 90, pozole 95 (jueves y sabado), agua 20";
  await show(page, codeOf("price-page", { business: "Fonda <Meche>" }, {}, words));
  await expect(page.getByRole("heading", { name: "Fonda <Meche>" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveText([
    "Comida corrida$90",
    "Pozolejueves y sábado$95",
    "Agua$20",
  ]);
});

test("the stock page sorts a CSV by the days that are left", async ({ page }) => {
  await show(page, codeOf("stock-page"));
  const choose = (text: string) =>
    page.getByLabel("Archivo CSV").setInputFiles({
      name: "ventas.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
  await choose('producto,existencia,vendido\n"Café, molido",70,49\nLeche,6,21\nSal,5,0\n');
  await expect(page.getByRole("row")).toHaveText([/Producto/, "Leche2", "Café, molido10"]);
  await choose("a;b\n1;2\n");
  await expect(page.getByRole("status")).toContainText("necesita las columnas");
  await expect(page.getByRole("table")).toBeHidden();
});

test("the WhatsApp button leads to the number, with words", async ({ page }) => {
  await show(
    page,
    codeOf("whatsapp-link", { phone: "55 1234 5678", what: "el pastel de «tres» & más" }),
  );
  const address = await page.getByRole("link").getAttribute("href");
  expect(new URL(address!).pathname).toBe("/525512345678");
  expect(new URL(address!).searchParams.get("text")).toContain("el pastel de «tres» & más");
});

test("the WhatsApp button says what it is told to, and floats", async ({ page }) => {
  const words = "boton flotante de whatsapp, que diga Hola, quiero cotizar un mueble";
  await show(page, codeOf("whatsapp-link", { phone: "55 1234 5678" }, {}, words));
  const link = page.getByRole("link");
  const address = await link.getAttribute("href");
  expect(new URL(address!).searchParams.get("text")).toBe("Hola, quiero cotizar un mueble");
  await expect(link).toHaveCSS("position", "fixed");
});

test("the sign says whether it is open, by the clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-23T10:00:00-06:00"));
  await show(page, codeOf("open-now"));
  await expect(page.getByText("Abierto ahora")).toBeVisible();
  await page.clock.setFixedTime(new Date("2026-11-22T10:00:00-06:00"));
  await page.reload();
  await expect(page.getByText("Cerrado ahora")).toBeVisible();
});

test("the countdown counts, and ends", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T22:30:00-06:00"));
  await show(page, codeOf("countdown", {}, { until: "2026-11-23" }));
  await expect(page.getByText("1 días, 1 h 29 min")).toBeVisible();
  await page.clock.setFixedTime(new Date("2026-11-25T00:00:00-06:00"));
  await page.reload();
  await expect(page.getByText("Ya terminó")).toBeVisible();
});

test("the countdown ends at the hour that is told", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-23T18:30:00-06:00"));
  await show(page, codeOf("countdown", {}, { until: "2026-11-23", time: "20:00" }));
  await expect(page.getByText("0 días, 1 h 30 min")).toBeVisible();
});
