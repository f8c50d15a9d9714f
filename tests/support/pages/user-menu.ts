import { visibleText } from "../html.ts";
import type { Cookies, Pressed } from "../session.ts";

/** The line above the content that says whose things are shown; empty without one. */
export const ribbonOf = (page: Document): string => {
  const ribbon = page.querySelector("aside:has(> p):not(main aside)");
  return ribbon ? visibleText(ribbon) : "";
};

/** The user menu: its links and buttons in order, each with where it leads. */
export const menuOf = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLElement>("#menu details > div > ul > li")].map((entry) => {
    const to = entry.querySelector("a")?.getAttribute("href") ?? formOf(entry);
    return `${visibleText(entry)} ${to}`;
  });

/** The menu's entries of {@link MENU_WORDS} that lead to an account, on a page: they come back to it. */
export const entriesOn = (path: string, { entry }: { entry: string[] }): string[] =>
  entry.map((one) => (path === "/" ? one : `${one}?next=${encodeURIComponent(path)}`));

/** Where the links of the ribbon lead. */
export const ribbonLinksOf = (page: Document): string[] =>
  [...page.querySelectorAll("aside:has(> p):not(main aside) a")].map((link) =>
    link.getAttribute("href")!,
  );

const formOf = (entry: Element) => entry.querySelector("form")!.getAttribute("action")!;

/**
 * Presses a button of a page: sends the form that it is in, with its hidden fields.
 *
 * @param text of the button, the first of several
 */
export function pressOn(
  page: Document,
  text: string,
  press: (path: string, form: Record<string, string>, cookies: Cookies) => Promise<Pressed>,
  cookies: Cookies,
): Promise<Pressed> {
  const button = [...page.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => visibleText(one) === text,
  );
  if (!button?.form) throw new Error(`no button “${text}” in a form`);
  const fields = [...button.form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(
    ({ name, value }) => [name, value],
  );
  if (button.name) fields.push([button.name, button.value]);
  return press(button.form.getAttribute("action")!, Object.fromEntries(fields), cookies);
}

/** Words of the ribbon and the user menu, by language; of the demo person Valentina. */
export const MENU_WORDS = {
  es: {
    example: "Ejemplo de Valentina Crear cuenta Entrar",
    ended: "Se cerró tu sesión. Lo que ves no es tuyo. Entrar",
    guest: "Ves ejemplos entre tus cosas Ocultar los ejemplos Crear cuenta",
    alone: "Solo en este navegador Crear cuenta",
    guestName: /Invitado \d{4}/,
    away: "Ocultar los ejemplos",
    back: "Ver con ejemplos",
    out: "Salir",
    entry: ["Crear cuenta /signup", "Entrar /login"],
    own: [
      "Bandeja /inbox",
      "Mi negocio /account/business",
      "Mi cuenta /account",
      "Mis cosas /library",
      "Mi cartera /wallet",
    ],
    all: ["Notificaciones /notifications", "Ajustes /ajustes"],
    left: "Cerraste la sesión.",
  },
  en: {
    example: "Example: Valentina Create account Sign in",
    ended: "Your session has ended. What you see is not yours. Sign in",
    guest: "You see examples among your things Put the examples away Create account",
    alone: "Only in this browser Create account",
    guestName: /Guest \d{4}/,
    away: "Put the examples away",
    back: "Show the examples",
    out: "Sign out",
    entry: ["Create account /signup", "Sign in /login"],
    own: [
      "Inbox /inbox",
      "My business /account/business",
      "My account /account",
      "My things /library",
      "My wallet /wallet",
    ],
    all: ["Notifications /notifications", "Settings /ajustes"],
    left: "You are signed out.",
  },
};
