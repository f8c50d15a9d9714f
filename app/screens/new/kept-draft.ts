import type { ItemKind } from "#domain/items/catalogue.ts";
import { keepText } from "#app/preferences/kept-text.ts";

/**
 * Typed values, by field name: of radio buttons the checked one's value. A checkbox has an entry of
 * its own (`name=value`), empty if unchecked.
 */
export type Draft = Record<string, string>;

/** localStorage key of the draft of a new item of this kind. */
export const draftKey = (kind: ItemKind) => `plaza-new-${kind}`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form's fields that a person fills in; a browser does not refill a file. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && field.type !== "hidden" && field.type !== "file") ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );

const isRadio = (field: Field) => field.type === "radio";
const isCheckbox = (field: Field) => field.type === "checkbox";
const hasCheck = (field: Field): field is HTMLInputElement => isRadio(field) || isCheckbox(field);

const keyOf = (field: Field) => (isCheckbox(field) ? `${field.name}=${field.value}` : field.name);

/** Whether a person has changed the field since the page was sent. */
function isChanged(field: Field): boolean {
  if (hasCheck(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const sent = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(0, sent);
}

/**
 * Stores what is typed. Nothing is stored in Modo Incógnito, or if the storage is full or blocked.
 * A form without a word in it has no draft, whatever is chosen.
 */
export function keepDraft(kind: ItemKind, form: HTMLFormElement): void {
  const fields = fieldsOf(form);
  const hasWords = fields.some(
    (field) =>
      !(field instanceof HTMLSelectElement || hasCheck(field)) &&
      field.value.trim() !== "" &&
      isWord(field),
  );
  if (!hasWords) return forgetDraft(kind);
  const draft = fields
    .filter((field) => !isRadio(field) || (field as HTMLInputElement).checked)
    .map((field) => [keyOf(field), hasCheck(field) && !field.checked ? "" : field.value]);
  keepText(draftKey(kind), JSON.stringify(Object.fromEntries(draft)));
}

/** A price of 0 that the page has filled in is no word of a person. */
const isWord = (field: HTMLInputElement | HTMLTextAreaElement) =>
  isChanged(field) || field instanceof HTMLTextAreaElement || field.name === "name";

export function forgetDraft(kind: ItemKind): void {
  try {
    localStorage.removeItem(draftKey(kind));
  } catch {
    // localStorage is blocked, so it has no draft.
  }
}

/** The stored draft; undefined if it is missing, damaged, or cannot be read. */
export const findDraft = (kind: ItemKind): Draft | undefined =>
  readDraft(() => localStorage.getItem(draftKey(kind)));

/** Reads a draft from a storage; undefined for anything but texts by field name. */
export function readDraft(read: () => string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(read() ?? "null");
    if (typeof draft !== "object" || draft === null || Array.isArray(draft)) return undefined;
    const texts = Object.entries(draft).filter((entry) => typeof entry[1] === "string");
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fills the form with a draft, except for fields and groups of radio buttons that were changed before
 * the page's script ran.
 *
 * @param given names of fields that the linking page filled in: they stay
 * @returns whether a field has changed
 */
export function fillForm(form: HTMLFormElement, draft: Draft, given: readonly string[]): boolean {
  const fields = fieldsOf(form);
  const changed = new Set(fields.filter(isChanged).map(keyOf));
  let hasFilled = false;
  for (const field of fields) {
    const text = draft[keyOf(field)];
    if (text === undefined || given.includes(field.name) || changed.has(keyOf(field))) continue;
    if (hasCheck(field)) {
      const isChosen = field.value === text;
      // Another radio button of the group unchecks this one.
      if (field.checked === isChosen || (isRadio(field) && !isChosen)) continue;
      field.checked = isChosen;
      hasFilled = true;
      continue;
    }
    if (field.value === text) continue;
    const before = field.value;
    field.value = text;
    // A select without this option has no value then.
    if (field.value === text) hasFilled = true;
    else field.value = before;
  }
  return hasFilled;
}
