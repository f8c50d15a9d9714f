/** On a phone the list of conversations hides the newest one: it stays unread until it is shown. */
import fs from "node:fs";
import { createDb } from "#db/connection/client.ts";
import { browserDatabaseFile } from "../../support/browser-database-file.ts";
import { expect, open, test } from "../../support/browser-test.ts";

test.use({ chosen: { mode: "creator", language: "en" } });

test("the list of conversations leaves the newest one unread; opening it reads it", async ({
  page,
  baseURL,
}) => {
  await open(page, "/new?tipo=space");
  await page.getByLabel("Name", { exact: true }).fill("Cocina");
  await page.getByRole("main").getByRole("button", { name: "Create" }).first().click();
  await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
  const space = new URL(page.url()).pathname;
  await open(page, `${space}/t/new`);
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Lista del lunes");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/t\/thread-/);
  const thread = page.url().split("/").at(-1)!;
  // The open conversation would show the message and read it.
  await page.goto("about:blank");
  const { sql, close } = createDb(
    fs.readFileSync(browserDatabaseFile(new URL(baseURL!).port), "utf8"),
    { max: 1 },
  );
  try {
    // A member writes meanwhile.
    await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      VALUES (${thread}, 2, 'person-2', 'Faltan tomates', now())`;
    await sql`UPDATE threads SET last_seq = 2 WHERE id = ${thread}`;
  } finally {
    await close();
  }
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.postData()?.includes("intent=read"))
      reads.push(request.url());
  });
  await open(page, `${space}?list`);
  const line = page.getByRole("main").getByRole("link", { name: /Lista del lunes/ });
  await expect(line).toContainText("1 new");
  // The live stream has connected, and every effect of the page has run.
  await page.waitForTimeout(500);
  expect(reads).toEqual([]);
  await line.click();
  await expect(page.locator("main ol").getByText("Faltan tomates")).toBeVisible();
  await expect.poll(() => reads.length).toBe(1);
});
