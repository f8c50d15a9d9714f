import { expect } from "vitest";
import { PASSWORD } from "../../security/support/people.ts";
import type { TestDatabase } from "../database.ts";
import type { App, ChosenFields } from "../request.ts";
import { createBrowser } from "../session.ts";
import { codeAt, untilStepLasts } from "./totp-code.ts";

export type AppBrowser = ReturnType<typeof createBrowser>;

/** People of an application under test, made by its own forms. Every request has an address of its own. */
export function peopleOf(app: App, database: TestDatabase) {
  let made = 0;
  const nextAddress = () => {
    made += 1;
    return `10.7.${made >> 8}.${made & 255}`;
  };
  const post = (
    browser: AppBrowser,
    to: string,
    form: Record<string, string>,
    preferences: ChosenFields = {},
  ) => browser.request(to, { form, address: nextAddress(), preferences });

  return {
    post,

    /** The id of the person whose account has an e-mail address. */
    async personOf(email: string): Promise<string> {
      const [row] = await database.sql<[{ id: string }]>`
        SELECT person_id AS id FROM accounts WHERE email = ${email}`;
      return row.id;
    },

    async openAccount(email: string): Promise<AppBrowser> {
      const browser = createBrowser(app);
      const fields = { name: "Ana López", email, password: PASSWORD };
      expect((await post(browser, "/signup", fields)).status).toBe(303);
      return browser;
    },

    /** A browser whose first write made a guest, the guest's id, and the name of the space they wrote. */
    async openGuest(): Promise<{ browser: AppBrowser; guestId: string; name: string }> {
      const browser = createBrowser(app);
      const name = `De visita ${(made += 1)}`;
      const form = { tipo: "space", name, description: "x" };
      expect((await post(browser, "/new?tipo=space", form)).status).toBe(303);
      const [row] = await database.sql<[{ id: string }]>`
        SELECT owner_id AS id FROM spaces WHERE name = ${name}`;
      return { browser, guestId: row.id, name };
    },

    /** Adds an authenticator app to an account, by the code of the step before. @returns its key */
    async addSecondFactor(browser: AppBrowser): Promise<string> {
      const html = await (await browser.request("/account/security/app")).text();
      const secret = /<code[^>]*>([A-Z2-7 ]{39})</.exec(html)![1]!.replaceAll(" ", "");
      const setup = /name="setup" value="([^"]*)"/.exec(html)![1]!;
      await untilStepLasts();
      const code = codeAt(secret, -1);
      expect((await post(browser, "/account/security/app", { setup, code })).status).toBe(200);
      return secret;
    },
  };
}
