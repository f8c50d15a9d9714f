type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a browser sends without JavaScript, and where to. */
export interface SentForm {
  /** Path and query of the form's action; the page's own where it has none. */
  to: string;
  init: { method: "POST"; body: URLSearchParams; headers: { Origin: string } };
}

/**
 * The form of a button as a browser without JavaScript sends it: all fields in their order, hidden ones and
 * repeated names as well, and the button itself.
 *
 * @param path of the page
 * @param button CSS selector of the button, which has to be on the page
 * @param typed values of fields by name, as typed or chosen; the form has to have each of them
 * @throws if there is no such button, field or choice
 */
export function sentBy(
  page: Document,
  path: string,
  button: string,
  typed: Readonly<Record<string, string>> = {},
): SentForm {
  const pressed = page.querySelector<HTMLButtonElement>(button);
  if (!pressed?.form) throw new Error(`${path} has no form with the button ${button}`);
  const missing = new Set(Object.keys(typed));
  const body = new URLSearchParams();
  for (const element of pressed.form.elements) {
    const field = element as Field;
    const { name } = field;
    if (!field.matches("input, select, textarea") || name === "" || field.disabled) continue;
    const chosen = field.type === "hidden" ? undefined : typed[name];
    const isOfMany = field.matches("[type=radio], [type=checkbox]");
    if (isOfMany && !isChecked(field as HTMLInputElement, chosen)) continue;
    if (chosen !== undefined && !isOffered(field, chosen)) continue;
    if (chosen !== undefined) missing.delete(name);
    body.append(name, isOfMany ? field.value : (chosen ?? field.value));
  }
  if (missing.size > 0)
    throw new Error(`${path} has no such field or choice: ${[...missing].join()}`);
  if (pressed.name !== "") body.append(pressed.name, pressed.value);
  const headers = { Origin: "http://localhost" };
  return {
    to: pressed.form.getAttribute("action") ?? path,
    init: { method: "POST", body, headers },
  };
}

const isChecked = ({ checked, value }: HTMLInputElement, chosen: string | undefined): boolean =>
  chosen === undefined ? checked : value === chosen;

/** Anything may be typed; a list has its choices. */
const isOffered = (field: Field, chosen: string): boolean =>
  !field.matches("select") ||
  [...(field as HTMLSelectElement).options].some(({ value }) => value === chosen);
