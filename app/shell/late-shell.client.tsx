import { useEffect, type ReactNode } from "react";
import type { ShellPerson } from "./shell-data.ts";
import { startTooltips } from "./tooltips.ts";
import type { SettingsPress } from "./use-late-shell.tsx";
import { useSettingsDialog } from "./use-settings-dialog.tsx";

/**
 * The tooltips and the dialog of the frame, once one of them was reached for (`useLateShell`).
 *
 * @param first what was reached while this code was on its way
 * @param press the last press on a link to Ajustes
 */
export function LateShell({
  person,
  first,
  press,
}: {
  person: ShellPerson;
  first?: Element;
  press?: SettingsPress;
}): ReactNode {
  useEffect(() => startTooltips(first), [first]);
  return useSettingsDialog(person, first, press);
}
