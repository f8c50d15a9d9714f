import { useEffect, type ReactNode } from "react";
import type { ShellPerson } from "./shell-data.ts";
import { startTooltips } from "./tooltips.ts";
import type { SettingsPress } from "./use-late-shell.tsx";
import { useSettingsDialog } from "#app/shell/settings/use-settings-dialog.tsx";

/**
 * The tooltips and the settings dialog of the shell, loaded on first use (`useLateShell`).
 *
 * @param first the element that was hovered or focused while this code was loading
 * @param press the last click on a settings link
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
