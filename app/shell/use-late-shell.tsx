import { useEffect, useState, type ReactNode } from "react";
import { paths } from "#domain/addresses/paths.ts";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type { LateShell } from "./late-shell.client.tsx";
import type { ShellPerson } from "./shell-data.ts";

/** Loads the code of the shell that is not needed at first. */
export const loadLateShell = loadWhenReached(() => import("./late-shell.client.tsx"));

/** A click on a settings link, which opens the settings dialog; a new object for each click. */
export interface SettingsPress {
  link: HTMLAnchorElement;
}

interface Late {
  Shell: typeof LateShell;
  /** The first element that was hovered or focused. It may have a tooltip. */
  first?: Element;
  press?: SettingsPress;
}

/** Events that load the code; `click` also opens the dialog. */
const REACHES = ["pointerover", "focusin", "change", "click"];

/**
 * Deferred parts of the shell: tooltips, the skeleton of the next screen, the flash of what a form has
 * changed, and the settings dialog (Ajustes) for links to the settings page. Their code is loaded when a
 * link, button or summary is first hovered or focused, or if the URL has the dialog's hash.
 *
 * Clicks are handled here, loaded or not: a tap comes within milliseconds of the first pointer event.
 * If loading fails, the link is followed.
 */
export function useLateShell(person: ShellPerson, count: number): ReactNode {
  const [late, setLate] = useState<Late>();
  useEffect(() => {
    let first: Element | undefined;
    const loadShell = (press?: SettingsPress) => {
      loadLateShell().then(
        ({ LateShell: Shell }) => setLate((was) => ({ Shell, first, press: press ?? was?.press })),
        () => press && location.assign(press.link.href),
      );
    };
    const reach = (event: Event) => {
      const found = (event.target as Element).closest?.(
        // Elements that lead to another screen, send a form, or have a tooltip (tooltips.ts).
        "a,button,summary,input",
      );
      if (!found) return;
      if (event.type === "click") {
        if (!opensSettings(event as MouseEvent, found)) return;
        event.preventDefault();
        loadShell({ link: found as HTMLAnchorElement });
      } else if (!first) {
        first = found;
        loadShell();
      }
    };
    // In the capture phase: before the link's own listener, which would navigate.
    for (const type of REACHES) document.addEventListener(type, reach, true);
    // The header of a scrolled page is translucent.
    document.addEventListener("scroll", () => loadShell(), { once: true });
    if (location.hash === "#ajustes") loadShell();
    return () => REACHES.forEach((type) => document.removeEventListener(type, reach, true));
  }, []);
  if (!late) return;
  const { Shell, first, press } = late;
  return <Shell person={person} count={count} first={first} press={press} />;
}

/** Whether a click on a link would open the settings page in this tab, from another page. */
function opensSettings(event: MouseEvent, { pathname }: Element & { pathname?: string }): boolean {
  const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return pathname === paths.settings && pathname !== location.pathname && !isForAnotherTab;
}
