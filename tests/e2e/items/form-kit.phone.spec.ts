import { deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";
import { expect, expectProblem, open, test } from "../../support/browser-test.ts";

const main = (page: Page) => page.getByRole("main");

/** The fields of a form as it would be sent. */
const sentBy = (page: Page) =>
  main(page)
    .locator("form")
    .last()
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries(
        [...new FormData(form)].map(([name, value]) => [
          name,
          typeof value === "string" ? value : value.name,
        ]),
      ),
    );

test("money is grouped when its field is left, and sent plain", async ({ page }) => {
  await open(page, "/new?tipo=artifakt");
  const price = main(page).getByLabel(/^Price/);
  await price.fill("12500");
  await price.blur();
  await expect(price).toHaveValue("12,500");
  expect(await sentBy(page)).toMatchObject({ price: "12500" });
  await price.fill("gratis");
  await price.blur();
  await expect(price).toHaveValue("gratis");
});

test("a chip fills in the date, which can still be picked", async ({ page }) => {
  await open(page, "/new?tipo=challenge");
  const day = main(page).getByLabel("Last day", { exact: true });
  const chip = main(page).getByRole("button", { name: "In 30 days" });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  const inDays = (Date.parse(await day.inputValue()) - Date.now()) / 86_400_000;
  expect(Math.abs(inDays - 30)).toBeLessThan(1.5);
  const [first, picker] = [(await chip.boundingBox())!, (await day.boundingBox())!];
  expect(first.y + first.height <= picker.y || first.x + first.width <= picker.x).toBe(true);
  const kept = await day.inputValue();
  await day.fill("2027-01-15");
  await expect(chip).toHaveAttribute("aria-pressed", "false");
  await day.fill(kept);
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await day.fill("2027-01-15");
  expect(await sentBy(page)).toMatchObject({ deadline: "2027-01-15" });
});

test("a limit is money, a code's last day has chips, and long choices stand below each other", async ({
  page,
}) => {
  await open(page, "/ajustes/limits");
  const day = main(page).getByLabel("Por día, en MXN");
  await day.fill("1250.50");
  await day.blur();
  await expect(day).toHaveValue("1,250.50");
  expect(await sentBy(page)).toMatchObject({ day: "1250.50" });

  await open(page, "/agentiks/agentik-1/triggers?new=remind");
  const tomorrow = main(page).getByRole("button", { name: "Tomorrow" });
  // The form is hydrated when its own script has come, which may be after the page.
  await expect(async () => {
    await tomorrow.click();
    await expect(tomorrow).toHaveAttribute("aria-pressed", "true", { timeout: 500 });
  }).toPass();
  const sent = await sentBy(page);
  expect(Date.parse(String(sent.date)) - Date.now()).toBeLessThan(2 * 86_400_000);
  expect(sent).toMatchObject({ send: "none" });

  await open(page, "/agentiks/agentik-1/triggers?new=tell");
  const about = main(page).getByRole("group", { name: "What about" });
  await about.getByRole("radio", { name: "Your challenge got an entry" }).check();
  const tops = await about
    .locator("label")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(3);
  expect(await sentBy(page)).toMatchObject({ topic: "entry" });
});

test("segments are radio buttons: chosen by arrow keys, each with its line", async ({ page }) => {
  await open(page, "/new?tipo=space");
  const group = main(page).getByRole("group", { name: "Who gets in" });
  const everyone = group.getByRole("radio", { name: "Everyone" });
  await expect(everyone).toBeChecked();
  await expect(group.getByText("People come in at once")).toBeVisible();
  await everyone.focus();
  await page.keyboard.press("ArrowRight");
  const onRequest = group.getByRole("radio", { name: "On request" });
  await expect(onRequest).toBeChecked();
  await expect(onRequest).toHaveAccessibleDescription(/let them in/);
  await expect(group.getByText("People come in at once")).toBeHidden();
  await expect(group.getByText("let them in")).toBeVisible();
  expect(await sentBy(page)).toMatchObject({ joinPolicy: "request" });
});

test("a file shows its name, size and picture, can be taken out, and says how much is sent", async ({
  page,
}) => {
  await open(page, "/new?tipo=artifakt");
  const input = main(page).locator("[type=file]");
  await input.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: redSquare(64) });
  const box = main(page).locator(".filebox");
  await expect(box).toContainText("logo.png");
  await expect(box).toContainText(/\d+ bytes/);
  await expect
    .poll(() =>
      box.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext("2d")!;
        return [...context.getImageData(50, 50, 1, 1).data];
      }),
    )
    .toEqual([200, 0, 0, 255]);
  await expectAccessible(page, "main");
  await expectTips(page);
  await box.getByRole("button", { name: "Take logo.png out" }).click();
  await expect(box).not.toContainText("logo.png");
  expect(await input.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0);

  await input.setInputFiles({
    name: "menu.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.4\n${"x".repeat(20_000)}\n%%EOF`),
  });
  await expect(box).toContainText("20 KB");
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    (url) => url.pathname.startsWith("/new"),
    async (route) => {
      if (route.request().method() === "POST") await gate;
      await route.continue();
    },
  );
  await main(page).getByLabel("Name", { exact: true }).fill("Menú con archivo");
  await main(page).getByRole("button", { name: "Save as a draft" }).click();
  await expect(box.getByRole("progressbar")).toBeVisible();
  await expect(box).toContainText(/\d+% sent/);
  letGo();
  await expect(page).toHaveURL(/\/artifakts\/artifakt-[^/]+\/manage$/);
  await expect(main(page)).toContainText("menu.pdf");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fields are plain ones", async ({ page }) => {
    await page.goto("/new?tipo=artifakt");
    const input = main(page).locator("[type=file]");
    await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
    // The browser's own input shows the name; the box is all of it, so that a drop is never missed.
    const [box, field] = [
      await main(page).locator(".filebox").boundingBox(),
      await input.boundingBox(),
    ];
    expect(field).toEqual(box);
    await page.goto("/new?tipo=challenge");
    await expect(main(page).getByLabel("Last day", { exact: true })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "In 30 days" })).toBeHidden();
  });
});

/** A PNG file of one colour. */
function redSquare(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3)]);
  for (let x = 0; x < side; x += 1) row[1 + x * 3] = 200;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The check sum of a PNG chunk (CRC-32). */
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test("what is typed after a refusal stays when the page's data is loaded again", async ({
  page,
  problems,
}) => {
  await open(page, "/agentiks/agentik-1/triggers?new=remind");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_routes=/, async (route) => {
    await released;
    await route.continue();
  });
  await main(page).locator("textarea[name=text]").fill("Close the till");
  await main(page).locator("[name=send][value=http]").check();
  const address = main(page).locator("input[name=sendTo]");
  await address.fill("till");
  await main(page).locator("button[value=create]").click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("https://till.example/notes");
  const loaded = page.waitForResponse(/_routes=/);
  release();
  await loaded;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(address).toHaveValue("https://till.example/notes");
  await expectProblem(problems, /422/);
});
