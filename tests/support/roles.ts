import { visibleText } from "./html.ts";

/** Elements of each role: those with it by nature, and those that the application gives it to. */
const SELECTORS = {
  alert: "[role=alert]",
  button: "button",
  complementary: "aside",
  figure: "figure",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  listitem: "li",
  main: "main",
  navigation: "nav",
  region: "section[aria-label], section[aria-labelledby]",
  status: "[role=status]",
};
type Role = keyof typeof SELECTORS;

interface Options {
  /** The accessible name: all of it, or a pattern in it. */
  name?: string | RegExp;
  /** The level of a heading. */
  level?: number;
}

/** The elements with a role in a page without scripts, in document order, without hidden ones. */
export function allByRole(
  root: Document | Element,
  role: Role,
  { name, level }: Options = {},
): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SELECTORS[role])].filter(
    (element) =>
      !element.closest("[hidden], [aria-hidden=true]") &&
      (level === undefined || element.localName === `h${level}`) &&
      (name === undefined || isNamed(element, name)),
  );
}

/** @throws unless there is exactly one such element */
export function byRole(root: Document | Element, role: Role, options?: Options): HTMLElement {
  const found = allByRole(root, role, options);
  if (found.length !== 1)
    throw new Error(`${found.length} elements with role ${role} ${JSON.stringify(options ?? {})}`);
  return found[0]!;
}

/** The accessible name of an element: its label, the caption of a figure, or its text. */
export function nameOf(element: Element): string {
  const labelId = element.getAttribute("aria-labelledby");
  const label = labelId && element.ownerDocument.getElementById(labelId);
  if (label) return visibleText(label);
  const caption = element.querySelector(":scope > figcaption");
  return element.getAttribute("aria-label") ?? visibleText(caption ?? element);
}

const isNamed = (element: Element, name: string | RegExp) =>
  typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element));

/** The cards of a page or a section: the list items with a heading of level 3. */
export const cardsOf = (root: Document | Element): HTMLElement[] =>
  allByRole(root, "listitem").filter((item) => allByRole(item, "heading", { level: 3 }).length > 0);

/** The address of a card's item: the link in its heading. */
export const hrefOf = (card: Element): string =>
  byRole(byRole(card, "heading", { level: 3 }), "link").getAttribute("href")!;

/** @throws unless exactly one card leads to the address */
export function cardTo(root: Document | Element, href: string): HTMLElement {
  const found = cardsOf(root).filter((card) =>
    allByRole(card, "link").some(
      (link) => link.closest("h3") && link.getAttribute("href") === href,
    ),
  );
  if (found.length !== 1) throw new Error(`${found.length} cards lead to ${href}`);
  return found[0]!;
}

/** The names of a card's buttons and links in document order, without the link in its heading. */
export const actionsOf = (card: Element): string[] =>
  [...card.querySelectorAll(`${SELECTORS.button}, ${SELECTORS.link}`)]
    .filter((element) => !element.closest("h3"))
    .map(nameOf);

/** The items of the list in the section of a heading. */
export const itemsUnder = (root: Document | Element, heading: string): HTMLElement[] =>
  allByRole(byRole(root, "heading", { name: heading }).parentElement!, "listitem");
