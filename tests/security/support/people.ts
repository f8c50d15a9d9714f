import type { Answer } from "./ask.ts";
import { openBrowser, type Browser } from "./browser.ts";

/** A valid password, long and uncommon. */
export const PASSWORD = "una lámpara bajo el mar";

let addresses = 0;
/** Headers with a new IP address, unused in rate limits, for a server that trusts its proxy. */
export const fromElsewhere = (): Record<string, string> => {
  addresses += 1;
  return {
    "X-Forwarded-For": `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
  };
};

/** Submits the sign-up form. */
export const signUp = (
  browser: Browser,
  email: string,
  fields: Record<string, string> = {},
): Promise<Answer> =>
  browser.post(
    "/signup",
    { name: "Ana López", email, password: PASSWORD, ...fields },
    fromElsewhere(),
  );

/** Submits the sign-in form. */
export const signIn = (
  browser: Browser,
  email: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  browser.post(
    "/login",
    { email, password: PASSWORD, ...fields },
    { ...fromElsewhere(), ...headers },
  );

/** A client signed in to a new account. */
export async function openAccount(origin: string, email: string): Promise<Browser> {
  const browser = openBrowser(origin);
  const { status } = await signUp(browser, email);
  if (status !== 303 || !browser.cookies.has("plaza-session"))
    throw new Error(`${email} cannot sign up: ${status}`);
  return browser;
}

/** A client that has become a guest by its first write. */
export async function openGuest(origin: string): Promise<Browser> {
  const browser = openBrowser(origin);
  await browser.get("/notifications");
  const { status } = await browser.post(
    "/notifications",
    { intent: "read", id: "notification-1" },
    fromElsewhere(),
  );
  if (status !== 303) throw new Error(`no guest: ${status}`);
  return browser;
}
