import fs from "node:fs";
import type { Page } from "@playwright/test";
import { createPerson } from "../../reliability/bank.ts";
import { browserDatabaseFile } from "../../support/browser-database-file.ts";
import { expect, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";
import { startFakeMercadopago } from "../../support/payments/fake-mercadopago.ts";
import type { FakeProvider } from "../../support/payments/fake-provider.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { freePort } from "../../support/free-port.ts";

/** Money by Mercado Pago at OXXO, on a phone: asked for, waited for, and there. */
let fake: FakeProvider;
let plaza: ServerProcess;
let databaseUrl: string;

test.beforeAll(async ({ baseURL }) => {
  databaseUrl = fs.readFileSync(browserDatabaseFile(new URL(baseURL!).port), "utf8");
  fake = await startFakeMercadopago();
  const port = String(await freePort());
  // A server of its own, since the other tests pay in the sandbox.
  plaza = await startPlaza(databaseUrl, {
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    ...fake.environment,
  });
});
test.afterAll(async () => {
  await plaza?.stop();
  await fake?.stop();
});

const main = (page: Page) => page.getByRole("main");

async function deliver(paymentId: string): Promise<void> {
  const { path, headers, body } = fake.notice(paymentId);
  const answer = await fetch(plaza.origin + path, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
}

for (const isScripted of [true, false])
  test.describe(isScripted ? "a top-up" : "a top-up without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("at OXXO is asked for, waited for, and in the balance", async ({ page, context }) => {
      const who = `oxxo-${process.pid}-${isScripted ? "js" : "plain"}`;
      const cookie = await createPerson(databaseUrl, who, 0);
      await context.addCookies(
        cookie.split("; ").map((pair) => {
          const at = pair.indexOf("=");
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: plaza.origin };
        }),
      );
      const wallet = `${plaza.origin}/wallet`;
      await page.goto(wallet);
      if (isScripted) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      await expect(main(page)).toContainText("You pay on Mercado Pago's page.");
      await main(page).getByLabel("Amount").fill("500");
      await main(page).getByRole("button", { name: "Continue to payment" }).click();

      const pay = main(page).getByRole("link", { name: "Pay at Mercado Pago" });
      await expect(pay).toBeVisible();
      await expectFits(page);
      if (isScripted) await expectAccessible(page);
      await pay.click();
      await page.waitForURL(`${fake.root}/checkout/pay?**`);

      const reference = new URL(page.url()).searchParams.get("pref_id")!.replace(/^pref-/, "");
      const paymentId = fake.pay(reference, { state: "pending", method: "oxxo" });
      await deliver(paymentId);
      await page.goto(wallet);
      await expect(main(page)).toContainText("Pay at OXXO before");
      await expect(main(page).getByRole("link", { name: "Continue paying" })).toBeVisible();
      const check = main(page).getByRole("button", { name: "I paid: check" });
      if (isScripted) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      await check.click();
      await expect(page.getByText("It does not show as paid yet.")).toBeVisible();
      await expectFits(page);

      fake.change(paymentId, { state: "paid" });
      await page.goto(wallet);
      if (isScripted) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      await check.click();
      await expect(main(page)).toContainText("$500 MXN · Paid");
      await expect(main(page).locator("dd").first()).toHaveText("$500");
      await expectFits(page);
      if (isScripted) await expectAccessible(page);
    });
  });
