import { GAMEPAD_POLL_MS, firstPad, readPad, resumePad, startPad } from "#domain/input/gamepad.ts";
import { THEMES, type Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Classes of the highlighted theme button: the focus colour is visible in every theme. */
const HIGHLIGHT = ["outline", "outline-3", "outline-dashed", "outline-focus", "outline-offset-2"];

let hasStarted = false;

/**
 * Lets a gamepad choose the theme: it moves a highlight through the theme picker and clicks the
 * highlighted button. Polls only while a pad is connected and the page is visible. Connections and
 * disconnections are logged to the console.
 *
 * Handles all later connections itself; further calls do nothing.
 *
 * @param first the connection event that caused this code to be imported
 */
export function startGamepad(first: GamepadEvent): void {
  if (hasStarted) return;
  hasStarted = true;
  let buttons: HTMLButtonElement[] = [];
  let state = startPad(0);
  let timer: ReturnType<typeof setInterval> | undefined;
  const region = document.createElement("p");
  region.className = "sr-only";
  region.setAttribute("role", "status");
  document.body.append(region);

  const currentPad = () => firstPad(navigator.getGamepads());
  const mark = () => {
    const highlighted = timer === undefined ? undefined : buttons[state.highlighted];
    for (const button of document.querySelectorAll("button[name=theme]"))
      for (const name of HIGHLIGHT) button.classList.toggle(name, button === highlighted);
  };
  const poll = () => {
    const { state: next, move } = readPad(state, currentPad(), performance.now(), THEMES.length);
    state = next;
    if (!move) return;
    // Find the picker again: the 404 page has another frame, with its own picker.
    buttons = findPicker();
    mark();
    const button = buttons[state.highlighted];
    if (!button) return;
    if (move === "apply") button.click();
    else {
      show(button);
      button.scrollIntoView({ block: "nearest" });
    }
    const lang = { locale: document.documentElement.lang as Locale };
    const name = button.textContent.trim();
    const say = move === "apply" ? m.island_gamepad_applied : m.island_gamepad_theme;
    region.textContent = say({ name }, lang);
  };
  /** Starts or stops polling: only while a pad is connected and the page is visible. */
  const attend = (isNew: boolean) => {
    const pad = document.visibilityState === "visible" ? currentPad() : undefined;
    if (pad && timer === undefined) {
      buttons = findPicker();
      const current = buttons.findIndex((button) => button.matches("[aria-pressed=true]"));
      state = isNew ? startPad(Math.max(0, current)) : resumePad(state, pad);
      timer = setInterval(poll, GAMEPAD_POLL_MS);
    } else if (!pad) {
      clearInterval(timer);
      timer = undefined;
    }
    mark();
  };
  const onChange = ({ type, gamepad }: GamepadEvent) => {
    console.warn(`${type}: ${gamepad.id}`);
    attend(true);
  };

  addEventListener("gamepadconnected", onChange);
  addEventListener("gamepaddisconnected", onChange);
  document.addEventListener("visibilitychange", () => attend(false));
  onChange(first);
}

/** The theme buttons: those in an open dialog, else those in the sidebar. */
function findPicker(): HTMLButtonElement[] {
  const find = (within: string) =>
    Array.from(document.querySelectorAll<HTMLButtonElement>(`${within} button[name=theme]`));
  const inDialog = find("[role=dialog]");
  return inDialog.length === THEMES.length ? inDialog : find("#menu");
}

/** Opens the drawer on phones, where it contains the picker. */
function show(button: HTMLElement): void {
  if (getComputedStyle(button).visibility !== "hidden") return;
  document.querySelector<HTMLElement>('a[href="#menu"][aria-expanded=false]')?.click();
}
