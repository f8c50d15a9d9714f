import type { ElementHandle, Page } from "@playwright/test";

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that a person can write into or choose, as it stands in the page at one moment. */
export interface Field {
  /** The same before and after the scripts have come, whichever element it is. */
  key: string;
  name: string;
  kind: "text" | "email" | "number" | "date" | "choice" | "check";
  /** What it holds; of a box or a radio button whether it is on. */
  value: string;
  hasFocus: boolean;
}

declare global {
  interface Window {
    fieldsByKey(): Map<string, FieldElement>;
    formsOfFields(): HTMLFormElement[];
  }
}

/** Lets the pages opened from here on be asked for their fields. */
export const watchFields = (page: Page, isHeaderLeftOut: boolean) =>
  page.addInitScript((withoutHeader) => {
    window.fieldsByKey = () => {
      const found = new Map<string, FieldElement>();
      const all = document.querySelectorAll<FieldElement>("input,textarea,select");
      // What a filter or a settings' group holds is a field as well.
      for (const { parentElement } of all)
        parentElement?.closest("details")?.setAttribute("open", "");
      for (const field of all) {
        if (field.matches("[type=hidden],[type=file],[type=submit],[readonly],:disabled")) continue;
        if (!field.checkVisibility() || (withoutHeader && field.closest("header"))) continue;
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
      const known = { email: "email", number: "number", date: "date", "select-one": "choice" };
      return {
        ...{ key, name: field.name },
        kind: isCheck ? "check" : ((known[field.type as never] as Field["kind"]) ?? "text"),
        value: isCheck ? String((field as HTMLInputElement).checked) : field.value,
        hasFocus: document.activeElement === field,
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
 * Writes into a field, or chooses what was not chosen.
 *
 * @param part how much of it is written: several calls make one text
 * @returns the field's value from here on
 */
export async function writeInto(page: Page, field: Field, part: number): Promise<string> {
  const element = await fieldOf(page, field.key);
  if (field.kind === "date") {
    const day = `2027-03-1${part}`;
    await element.fill(day);
    return day;
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
    // What is on is left: of a group one that was not on is chosen.
    if (field.value === "false") await element.evaluate((box) => box.click());
    return String(await element.isChecked());
  }
  const text = PARTS[field.kind][part]!;
  const isBegun = part > 0 || field.kind === "text";
  await element.focus();
  // At its end, whatever is in it: or, for what is a number or an address, in the place of that.
  await page.keyboard.press(isBegun ? "ControlOrMeta+End" : "ControlOrMeta+A");
  await page.keyboard.type(text);
  const whole = isBegun ? field.value + text : text;
  const most = await element.evaluate((input) => (input as HTMLInputElement).maxLength);
  return most > 0 ? whole.slice(0, most) : whole;
}

const PARTS = {
  text: ["-uno", "-dos", "-tres"],
  email: ["ana@pan", "ader", "ia.mx"],
  number: ["1", "2", "3"],
};
