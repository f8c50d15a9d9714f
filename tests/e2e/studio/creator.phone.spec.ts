import type { Page } from "@playwright/test";
import { PROMPT_MAX_CHARACTERS } from "#domain/studio/creations.ts";
import { expect, expectProblem, open, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** Named "What do you want to create?", and in a conversation "Ask for a change". */
const input = (page: Page) => page.locator("#prompt");
/** The words under every answer. */
const answered = (page: Page) =>
  page.getByText("Made with rules and templates, without a language model.").first();
const kind = (page: Page) => page.getByRole("combobox", { name: "What to create" });
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const creations = (page: Page) => page.getByRole("navigation", { name: "Creations" });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

const TIPS = "Write a spreadsheet formula that splits the tips by hours worked";

test("an example fills the input and focuses it", async ({ page }) => {
  await open(page, "/creator");
  await input(page).focus();
  await expect(send(page)).toBeDisabled();
  await input(page).fill("What I had typed");
  const example = page.getByRole("link", { name: TIPS });
  await example.click();
  await expect(input(page)).toHaveValue(TIPS);
  await expect(input(page)).toBeFocused();
  await expect(kind(page)).toHaveValue("code");
  await expect(send(page)).toBeEnabled();
  await expect(page).toHaveURL("/creator");
  // The previous text is not lost.
  await page.keyboard.press("Control+z");
  await expect(input(page)).toHaveValue("What I had typed");
  // The example by keyboard, with the caret at the end.
  await example.focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(", please");
  await expect(input(page)).toHaveValue(`${TIPS}, please`);
  await expectFits(page);
});

test("Enter and the button send a prompt that is not blank, Shift+Enter starts a new line", async ({
  page,
}) => {
  await open(page, "/creator");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.postData() ?? "");
  });
  await input(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("   ");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue("   \n");
  await expect(send(page)).toBeDisabled();
  expect(posts).toEqual([]);

  await page.keyboard.type("Hola");
  await expect(send(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(answered(page)).toBeVisible();
  await expect(input(page)).toHaveValue("");
  await expect(input(page)).toBeFocused();
  expect(posts).toHaveLength(1);
  await expectAccessible(page);
  await input(page).fill("Adiós");

  // An Enter that ends an IME composition does not send.
  await input(page).dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  await send(page).click();
  await expect.poll(() => posts.length).toBe(2);
  await expect(input(page)).toHaveValue("");

  await input(page).fill("x".repeat(PROMPT_MAX_CHARACTERS + 1));
  await expect(alert(page)).toHaveText(/^That is too long: up to 4000 characters fit/);
  await input(page).press("Enter");
  await input(page).fill("x");
  await expect(alert(page)).toHaveCount(0);
  expect(posts).toHaveLength(2);
});

test("a recent creation shows its prompt, which can be reused", async ({ page }) => {
  await open(page, "/creator");
  await input(page).fill("Half a thought");
  await expect(creations(page).getByRole("listitem")).toHaveCount(6);
  await creations(page).getByRole("link", { name: "Weekly stock report from the till" }).click();
  await expect(page).toHaveURL("/creator?creation=creation-4");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading")).toHaveText("Weekly stock report from the till");
  await expect(article.getByRole("region", { name: "Your prompt" })).toContainText("Node script");
  // Opening a creation does not lose the typed text.
  await expect(input(page)).toHaveValue("Half a thought");
  await expectAccessible(page);
  await article.getByText("More: reuse, rename, delete").click();
  await article.getByRole("link", { name: "Use this prompt again" }).click();
  await expect(input(page)).toHaveValue(/^Write a small Node script/);
  await expect(input(page)).toBeFocused();
  await expect(kind(page)).toHaveValue("code");
  await creations(page).getByRole("link", { name: "New creation" }).click();
  await expect(page).toHaveURL("/creator");
  await expect(input(page)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(article).toBeVisible();
});

test("the settings answer each form and keep what was typed", async ({ page, problems }) => {
  await open(page, "/creator");
  await input(page).fill("Half a thought");
  await creations(page).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/creator?panel=settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 2 })).toBeVisible();
  await expect(input(page)).toBeHidden();
  await page.getByRole("textbox", { name: "System prompt" }).fill("Somos una fonda.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. New conversations begin with these words.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "System prompt" })).toHaveValue(
    "Somos una fonda.",
  );
  await page.getByRole("textbox", { name: "Name" }).fill("dos palabras");
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("Resume esto");
  await page.getByRole("button", { name: "Add command" }).click();
  await expect(alert(page)).toHaveText(/^Give it a name of lower-case letters/);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole("link", { name: "Back to the Creator" }).click();
  await expect(input(page)).toHaveValue("Half a thought");
  await expectProblem(problems, /422/);
});

test.describe("in easy mode, at 320 px", () => {
  test.use({ chosen: { mode: "easy", theme: "light" }, viewport: { width: 320, height: 640 } });

  test("everything fits and is Spanish", async ({ page }) => {
    await open(page, "/creator");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Creador IA");
    await expect(page.getByRole("textbox", { name: "¿Qué quieres crear?" })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "¿Qué quieres crear?" }).focus();
    await expect(page.getByRole("button", { name: "Enviar" })).toBeInViewport();
    await expectFits(page);
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("links fill the input and the server checks the prompt", async ({ page, problems }) => {
    await page.goto("/creator");
    await page.getByRole("link", { name: TIPS }).click();
    await expect(page).toHaveURL(/\/creator\?prompt=Write\+a.*&kind=code#prompt$/);
    await expect(input(page)).toHaveValue(TIPS);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toBeInViewport();
    await expect(kind(page)).toHaveValue("code");

    await input(page).fill("  \n ");
    await send(page).click();
    await expect(alert(page)).toHaveText("Write something first: there was nothing to send.");
    await expectProblem(problems, /422/);
    await input(page).fill("Hola\nPlaza");
    await kind(page).selectOption("UI");
    await send(page).click();
    await expect(answered(page)).toBeVisible();
    await expect(input(page)).toHaveValue("");

    await creations(page).getByRole("link", { name: "Pantalla de pedidos" }).click();
    await page.getByRole("link", { name: "Use this prompt again" }).click();
    await expect(input(page)).toHaveValue(/^Diseña la pantalla de pedidos/);
    await creations(page).getByRole("link", { name: "Settings" }).click();
    await page.getByRole("textbox", { name: "System prompt" }).fill("Somos una fonda.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. New conversations begin with these words.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "System prompt" })).toHaveValue(
      "Somos una fonda.",
    );
  });
});
