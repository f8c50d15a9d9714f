import type { ElementHandle, Page } from "@playwright/test";

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An editable form field at one moment. */
export interface Field {
  /** Stable across hydration, even if the element is replaced. */
  key: string;
  name: string;
  kind: "text" | "email" | "number" | "date" | "time" | "color" | "choice" | "check";
  /** The value; for a checkbox or radio button, whether it is checked. */
  value: string;
  hasFocus: boolean;
  /** False once a choice has hidden it, so that it cannot be typed into. */
  isVisible: boolean;
}

declare global {
  interface Window {
    fieldsByKey(): Map<string, FieldElement>;
    formsOfFields(): HTMLFormElement[];
  }
}

/** Makes pages opened from now on answer `readFields`. */
export const watchFields = (page: Page, isHeaderLeftOut: boolean) =>
  page.addInitScript((withoutHeader) => {
    window.fieldsByKey = () => {
      const found = new Map<string, FieldElement>();
      const all = document.querySelectorAll<FieldElement>("input,textarea,select");
      // Open all details, because fields in filters and groups of settings count as well.
      for (const { parentElement } of all)
        parentElement?.closest("details")?.setAttribute("open", "");
      for (const field of all) {
        if (field.matches("[type=hidden],[type=file],[type=submit],[readonly],:disabled")) continue;
        if (withoutHeader && field.closest("header")) continue;
        // A choice may hide a field that has been typed into, which must keep its text.
        if (!field.checkVisibility() && !field.matches("[data-was-seen]")) continue;
        field.dataset.wasSeen = "";
        const isOneOfMany = field.matches("[type=radio],[type=checkbox]");
        let key = field.name + (isOneOfMany ? `=${field.value}` : "");
        while (found.has(key)) key += "+";
        found.set(key, field);
      }
      return found;
    };
    window.formsOfFields = () =>
      Array.from(new Set(Array.from(window.fieldsByKey().values(), ({ form }) => form!)));
  }, isHeaderLeftOut);

export const readFields = (page: Page): Promise<Field[]> =>
  page.evaluate(() =>
    Array.from(window.fieldsByKey(), ([key, field]): Field => {
      const isCheck = field.matches("[type=radio],[type=checkbox]");
      const known = {
        email: "email",
        number: "number",
        date: "date",
        time: "time",
        color: "color",
        "select-one": "choice",
      };
      return {
        key,
        name: field.name,
        kind: isCheck ? "check" : ((known[field.type as never] as Field["kind"]) ?? "text"),
        value: isCheck ? String((field as HTMLInputElement).checked) : field.value,
        hasFocus: document.activeElement === field,
        isVisible: field.checkVisibility(),
      };
    }),
  );

export const fieldOf = async (page: Page, key: string) => {
  const handle = await page.evaluateHandle((wanted) => window.fieldsByKey().get(wanted), key);
  const element = handle.asElement();
  if (!element) throw new Error(`There is no field ${key} any more`);
  return element as ElementHandle<FieldElement>;
};

/**
 * Types into a field, or selects another choice.
 *
 * @param part index of the text to type: several calls compose one text
 * @returns the field's new value
 */
export async function writeInto(page: Page, field: Field, part: number): Promise<string> {
  const element = await fieldOf(page, field.key);
  if (field.kind === "date") {
    const day = `2027-03-1${part}`;
    await element.fill(day);
    return day;
  }
  if (field.kind === "time" || field.kind === "color") {
    const value = field.kind === "time" ? `09:1${part}` : `#1f4aa${part}`;
    await element.fill(value);
    return value;
  }
  if (field.kind === "choice") {
    const other = await element.evaluate((select, former) => {
      const values = Array.from((select as HTMLSelectElement).options, ({ value }) => value);
      return values.findLast((value) => value !== former && value !== "") ?? former;
    }, field.value);
    await element.selectOption(other);
    return other;
  }
  if (field.kind === "check") {
    // Leaves a checked box as it is; in a radio group checks another button.
    if (field.value === "false") await element.evaluate((box) => box.click());
    return String(await element.isChecked());
  }
  const text = PARTS[field.kind][part]!;
  const isBegun = part > 0 || field.kind === "text";
  await element.focus();
  // Appends to text; replaces a number or an e-mail address.
  await page.keyboard.press(isBegun ? "ControlOrMeta+End" : "ControlOrMeta+A");
  await page.keyboard.type(text);
  const whole = isBegun ? field.value + text : text;
  return whole.slice(0, await longestIn(page, field));
}

/** How many characters a field takes. */
export async function longestIn(page: Page, { key }: Field): Promise<number> {
  const element = await fieldOf(page, key);
  const most = await element.evaluate((input) => (input as HTMLInputElement).maxLength);
  return most > 0 ? most : Infinity;
}

const PARTS = {
  text: ["-uno", "-dos", "-tres"],
  email: ["ana@pan", "ader", "ia.mx"],
  number: ["1", "2", "3"],
};
