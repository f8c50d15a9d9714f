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
