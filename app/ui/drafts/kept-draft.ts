import { keepText } from "#app/preferences/kept-text.ts";

/**
 * Typed values, by field name: of radio buttons the checked one's value. A checkbox has an entry of
 * its own (`name=value`), empty if unchecked.
 */
export type Draft = Record<string, string>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields without a draft; a browser does not refill a file. */
const UNKEPT_TYPES: readonly string[] = ["hidden", "file", "password"];

/** The form's fields that a person fills in. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && !UNKEPT_TYPES.includes(field.type)) ||
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
 *
 * @param key of localStorage, begins with `plaza-`
 */
export function keepDraft(key: string, form: HTMLFormElement): void {
  const fields = fieldsOf(form);
  const hasWords = fields.some(
    (field) =>
      !(field instanceof HTMLSelectElement || hasCheck(field)) &&
      field.value.trim() !== "" &&
      isWord(field),
  );
  if (!hasWords) return forgetDraft(key);
  keepText(key, JSON.stringify(valuesOf(fields)));
}

/**
 * Stores the changes of a form that was filled in before: fields that are as the page sent them have no
 * draft.
 *
 * @param key of localStorage, begins with `plaza-`
 * @param skips names of fields that are never stored
 * @param isAnswered the page shows an answer with what was typed: what is stored stays
 */
export function keepChanges(
  key: string,
  form: HTMLFormElement,
  { skips, isAnswered }: { skips: readonly string[]; isAnswered: boolean },
): void {
  const fields = fieldsOf(form).filter(({ name }) => !skips.includes(name));
  const shown = new Set(fields.map(keyOf));
  const changed = new Set(fields.filter(isChanged).map(keyOf));
  // A part of the form may not be here yet.
  const former = Object.entries(findDraft(key) ?? {}).filter(
    ([name]) => isAnswered || !shown.has(name),
  );
  const draft = {
    ...Object.fromEntries(former),
    ...valuesOf(fields.filter((field) => changed.has(keyOf(field)))),
  };
  if (Object.keys(draft).length === 0) forgetDraft(key);
  else keepText(key, JSON.stringify(draft));
}

/** The values of fields; of a group of radio buttons that of the checked one. */
const valuesOf = (fields: readonly Field[]): Draft =>
  Object.fromEntries(
    fields
      .filter((field) => !isRadio(field) || (field as HTMLInputElement).checked)
      .map((field) => [keyOf(field), hasCheck(field) && !field.checked ? "" : field.value]),
  );

/** A price of 0 that the page has filled in is no word of a person. */
const isWord = (field: HTMLInputElement | HTMLTextAreaElement) =>
  isChanged(field) || field instanceof HTMLTextAreaElement || field.name === "name";

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // localStorage is blocked, so it has no draft.
  }
}

/** The stored draft; undefined if it is missing, damaged, or cannot be read. */
export const findDraft = (key: string): Draft | undefined =>
  readDraft(() => localStorage.getItem(key));

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
