import { useEffect, useState, type ReactNode } from "react";
import type { LateShell } from "./late-shell.client.tsx";
import type { ShellPerson } from "./shell-data.ts";

/**
 * What the frame shows over the page: the tooltip of whatever carries `data-tip`, and Ajustes as a
 * dialog for the links to its page. Fetched when a pointer or the focus first reaches one of those
 * or the menu that holds one, or with the dialog's address; until then it weighs nothing and the
 * links lead to the page.
 */
export function useLateShell(person: ShellPerson): ReactNode {
  const [late, setLate] = useState<[typeof LateShell, Element?]>();
  useEffect(() => {
    const bring = (first?: Element) => {
      stop();
      import("./late-shell.client.tsx").then(
        (module) => setLate([module.LateShell, first]),
        () => undefined,
      );
    };
    const reach = ({ target }: Event) => {
      const found = (target as Element).closest?.('[data-tip],[href="/ajustes"],summary');
      if (found) bring(found);
    };
    const stop = () => {
      document.removeEventListener("pointerover", reach);
      document.removeEventListener("focusin", reach);
    };
    document.addEventListener("pointerover", reach);
    document.addEventListener("focusin", reach);
    if (location.hash === "#ajustes") bring();
    return stop;
  }, []);
  if (!late) return;
  const [Late, first] = late;
  return <Late person={person} first={first} />;
}
