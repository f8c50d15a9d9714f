import { useEffect, useState, type ReactNode } from "react";
import { paths } from "#app/paths.ts";
import type { LateShell } from "./late-shell.client.tsx";
import type { ShellPerson } from "./shell-data.ts";

/** A press on a link to Ajustes, which opens it over the page; a new one for each. */
export interface SettingsPress {
  link: HTMLAnchorElement;
}

interface Late {
  Shell: typeof LateShell;
  /** What was reached first: it may have a tooltip. */
  first?: Element;
  press?: SettingsPress;
}

/** What fetches the code by being reached, and what opens the dialog by being pressed. */
const REACHES = ["pointerover", "focusin", "click"];

/**
 * What the frame shows over the page: the tooltip of whatever carries `data-tip`, and Ajustes as a
 * dialog for the links to its page. The code is fetched when a pointer or the focus first reaches
 * one of those or the menu that holds one, when the link is pressed, or with the dialog's address.
 *
 * A press is answered here, whatever has come of that code: with a finger, or by a fast click, it
 * follows within milliseconds of the first reach. Where the code cannot be had, the link is followed.
 */
export function useLateShell(person: ShellPerson): ReactNode {
  const [late, setLate] = useState<Late>();
  useEffect(() => {
    let first: Element | undefined;
    const bring = (press?: SettingsPress) => {
      import("./late-shell.client.tsx").then(
        ({ LateShell: Shell }) => setLate((was) => ({ Shell, first, press: press ?? was?.press })),
        () => press && location.assign(press.link.href),
      );
    };
    const reach = (event: Event) => {
      const found = (event.target as Element).closest?.(
        `[data-tip],[href="${paths.settings}"],summary`,
      );
      if (!found) return;
      if (event.type === "click") {
        if (!opensSettings(event as MouseEvent, found)) return;
        event.preventDefault();
        bring({ link: found as HTMLAnchorElement });
      } else if (!first) {
        first = found;
        bring();
      }
    };
    // Before the link's own listener, which would go to the page.
    for (const type of REACHES) document.addEventListener(type, reach, true);
    if (location.hash === "#ajustes") bring();
    return () => REACHES.forEach((type) => document.removeEventListener(type, reach, true));
  }, []);
  if (!late) return;
  const { Shell, first, press } = late;
  return <Shell person={person} first={first} press={press} />;
}

/** Whether a click goes to Ajustes in this tab, and is not there already. */
function opensSettings(event: MouseEvent, { pathname }: Element & { pathname?: string }): boolean {
  const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return pathname === paths.settings && pathname !== location.pathname && !isForAnotherTab;
}
