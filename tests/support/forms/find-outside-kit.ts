/** More choices than these are a drop-down list. */
const SEGMENTS_MAX = 4;

/** Drop-down lists with few choices, by name, and why they are no segments. */
const SELECTS: Readonly<Record<string, string>> = {
  form: "its choices are rows: the forms of one's agentiks",
  agentik: "its choices are rows: there may be many",
  to: "its choices are rows, in the line of a composer",
  quick: "its choices are rows, in the line of a composer",
  engine: "its choices are rows: one's own models",
  compare: "its choices are rows: the answers of a creation",
  with: "its choices are rows: the answers of a creation",
  target: "its choices are rows: one's own items",
  winner: "its choices are rows: the people who took part",
  winner2: "its choices are rows: the people who took part",
  winner3: "its choices are rows: the people who took part",
  dropPhoto: "its choices are rows: the photographs",
  dropFile: "its choices are rows: the files",
  role: "in the line of its button: the HTML of a space's people is at its limit",
  split: "the first content of a challenge is at its limit of bytes",
  shown: "the first content of a challenge is at its limit of bytes",
  kind: "in the line of the Creator's composer",
  color: "in the builder's panel, where a change is drawn at once",
  size: "in the builder's panel, where a change is drawn at once",
  layout: "in the builder's panel, where a change is drawn at once",
};

/** Number inputs, by name, and why the browser's own is right. */
const NUMBERS: Readonly<Record<string, string>> = {
  x: "a place on the builder's canvas: stepped by arrow keys",
  y: "a place on the builder's canvas: stepped by arrow keys",
};

/** Files, by name, and why they have no box. */
const FILES: Readonly<Record<string, string>> = {
  files: "in the line of a composer, whose chosen files are listed beside it",
};

/** Names of fields that hold an amount of money. */
const AMOUNT = /^(amount|price\w*|reward|budget|run|day|month)$/;

/**
 * Fields of a page that are not those of the form kit (`app/ui/fields`, `app/ui/forms`): a drop-down list of
 * two to four choices that is no `SegmentedField`, an amount that is no `MoneyField`, a date without
 * chips (`DateField`), a file without its box (`FormField`). A filter, in a form that is sent
 * by GET, stays one line: its choice is in the address.
 *
 * @returns a line each: what it is, then its HTML
 */
export function findOutsideKit(page: Document): string[] {
  const show = (what: string, field: Element) => `${what}: ${field.outerHTML.slice(0, 160)}`;
  const found: string[] = [];
  for (const select of page.querySelectorAll("select")) {
    const count = select.options.length;
    const isFilter = select.form?.method !== "post";
    if (count > 1 && count <= SEGMENTS_MAX && !isFilter && !(select.name in SELECTS))
      found.push(show(`a list of ${count}`, select));
  }
  for (const input of page.querySelectorAll("input")) {
    const { type, name } = input;
    const isAmount =
      AMOUNT.test(name) && /^(numeric|decimal)$/.test(input.getAttribute("inputmode") ?? "");
    if (type === "number" && !(name in NUMBERS)) found.push(show("a number", input));
    else if (isAmount && !isMoney(input)) found.push(show("an amount", input));
    else if (type === "date" && !input.parentElement?.querySelector(".scripted button"))
      found.push(show("a date", input));
    else if (type === "file" && !(name in FILES) && !input.parentElement?.matches(".filebox"))
      found.push(show("a file", input));
  }
  return found;
}

/** A `MoneyField` has the currency beside its input. */
const isMoney = (input: Element): boolean =>
  input.matches(".tabular") &&
  input.nextElementSibling?.matches("span.pointer-events-none") === true;
