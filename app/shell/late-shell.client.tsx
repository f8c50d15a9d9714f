import { useEffect, type ReactNode } from "react";
import type { ShellPerson } from "./shell-data.ts";
import { startTooltips } from "./tooltips.ts";
import { useSettingsDialog } from "./use-settings-dialog.tsx";

/**
 * The tooltips and the dialog of the frame, once one of them was reached for (`useLateShell`).
 *
 * @param first what was reached while this code was on its way
 */
export function LateShell({ person, first }: { person: ShellPerson; first?: Element }): ReactNode {
  useEffect(() => startTooltips(first), [first]);
  return useSettingsDialog(person, first);
}
