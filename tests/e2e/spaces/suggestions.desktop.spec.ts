/** People, agentiks and quick replies that are offered while a message is written. */
import { expect, open, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

test.use({ chosen: { mode: "easy", language: "es" } });

test("of a restaurant: its agentik on @, its quick replies on /, by keyboard and by a click", async ({
  page,
}) => {
  await open(page, "/new?tipo=space");
  const main = page.getByRole("main");
  await main.getByLabel("Nombre", { exact: true }).fill("Cocina");
  await main.getByLabel("Empezar con").selectOption({ label: "Restaurante o café" });
  await main.getByRole("button", { name: "Crear" }).first().click();
  await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
  await open(page, `${new URL(page.url()).pathname}/t/new`);
  const field = main.getByRole("textbox", { name: "Mensaje", exact: true });
  const people = page.getByRole("listbox", { name: "Personas y agentiks" });
  const replies = page.getByRole("listbox", { name: "Respuesta rápida" });

  await field.pressSequentially("Oye @");
  await expect(people.getByRole("option")).toHaveText([/Agentik$/]);
  await expect(people.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  const agentik = (await people.getByRole("option").first().innerText()).replace(/\s+Agentik$/, "");
  // Enter chooses instead of sending.
  await page.keyboard.press("Enter");
  await expect(people).toHaveCount(0);
  await expect(field).toHaveValue(`Oye @${agentik} `);
  await expect(field).toBeFocused();
  await field.pressSequentially("¿a qué temperatura va el refrigerador? @zzz");
  await expect(people).toHaveCount(0);
  // An address and a slash in a sentence are none.
  await field.fill("ana");
  await field.pressSequentially("@fonda.mx y/o ");
  await expect(page.getByRole("listbox")).toHaveCount(0);

  await field.fill("");
  await field.pressSequentially("/");
  await expect(replies.getByRole("option")).toHaveCount(4);
  await page.keyboard.press("ArrowDown");
  await expect(replies.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(replies).toHaveCount(0);
  await expect(field).toHaveValue("/");
  await field.fill("");
  await field.pressSequentially("/");
  const second = replies.getByRole("option").nth(1);
  const [name, text] = (await second.innerText()).split(/\s+(.*)/s);
  await second.click();
  await expect(field).toHaveValue(`${text} `);
  expect(name).toMatch(/^\/./);
  // A chosen suggestion is a draft like typed text.
  await open(page, new URL(page.url()).pathname);
  await expect(field).toHaveValue(`${text} `);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(main.locator("ol > li[id^=m]").first()).toContainText(text!.trim());
});

test("in an example, at 320 px: its people, above the composer", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/spaces/space-4/t/new");
  const field = page.getByRole("textbox", { name: "Mensaje", exact: true });
  await field.pressSequentially("@");
  const options = page.getByRole("listbox", { name: "Personas y agentiks" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  const box = (await page.getByRole("listbox").boundingBox())!;
  const composer = (await page.locator("#composer").boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(composer.y);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
});

test("what is typed before the page's scripts have come is suggested once they have", async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/late-conversation/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/spaces/space-4/t/new");
  const field = page.getByRole("textbox", { name: "Mensaje", exact: true });
  await field.pressSequentially("@");
  arrive();
  await expect(
    page.getByRole("listbox", { name: "Personas y agentiks" }).getByRole("option").first(),
  ).toBeVisible();
});

test("without a network one types on", async ({ page, context }) => {
  await open(page, "/spaces/space-4/t/new");
  // The composer's own code comes after the page is ready.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const field = page.getByRole("textbox", { name: "Mensaje", exact: true });
  await field.pressSequentially("@ana hola");
  await expect(field).toHaveValue("@ana hola");
  await expect(page.getByRole("listbox")).toHaveCount(0);
});
