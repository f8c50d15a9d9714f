import { useEffect, type ReactNode } from "react";
import type { ShellPerson } from "./shell-data.ts";
import { startTooltips } from "./tooltips.ts";
import type { SettingsPress } from "./use-late-shell.tsx";
import { useSettingsDialog } from "#app/shell/settings/use-settings-dialog.tsx";
import { useCountGrowth } from "./late/count-growth.ts";
import { useFlashOfChanges } from "./late/flash-changes.ts";
import { useMoves } from "./late/moves.ts";
import { ChosenFiles } from "./late/chosen-file.tsx";
import { useHeaderGlass } from "./late/header-glass.ts";
import { useShownRefusal } from "./late/show-refusal.ts";
import { ScreenSkeleton } from "./late/screen-skeleton.tsx";
import { WithoutConnection } from "./late/without-connection.tsx";

export { FailedScreen } from "./late/failed-screen.tsx";

/**
 * The tooltips, the settings dialog, the skeleton of the next screen, chosen files, the flash of what a form
 * has changed and where it went, what a refused form has wrong, and links and forms without a connection, loaded when something that can be
 * pressed is reached (`useLateShell`).
 *
 * @param first the element that was hovered or focused while this code was loading
 * @param press the last click on a settings link
 */
export function LateShell({
  person,
  count,
  first,
  press,
}: {
  person: ShellPerson;
  /** Number of unread notifications. */
  count: number;
  first?: Element;
  press?: SettingsPress;
}): ReactNode {
  useEffect(() => startTooltips(first), [first]);
  useHeaderGlass();
  useFlashOfChanges();
  useShownRefusal();
  useMoves();
  useCountGrowth(count);
  const dialog = useSettingsDialog(person, first, press);
  return (
    <>
      {dialog}
      <ScreenSkeleton />
      <ChosenFiles />
      <WithoutConnection />
    </>
  );
}
