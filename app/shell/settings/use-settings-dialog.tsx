import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { paths } from "#domain/addresses/paths.ts";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type { SettingsDialog } from "./settings-dialog.client.tsx";
import type { ShellPerson } from "#app/shell/shell-data.ts";
import type { SettingsPress } from "#app/shell/use-late-shell.tsx";

/** The URL's hash while the settings dialog (Ajustes) is open. */
export const SETTINGS_HASH = "#ajustes";

const LINKS = `a[href="${paths.settings}"]`;
/** Events that preload the dialog's code. */
const REACHES = ["pointerover", "focusin"];

const fetchDialog = loadWhenReached(() => import("./settings-dialog.client.tsx"));

/**
 * The settings dialog (Ajustes) over the current page, opened by clicks on links to the settings page
 * and by its hash. Its code is loaded when such a link is first hovered or focused; if that fails, the
 * link leads to the settings page.
 *
 * @param first the element that was hovered or focused before this code was loaded
 * @param press the last click on such a link
 */
export function useSettingsDialog(
  person: ShellPerson,
  first?: Element,
  press?: SettingsPress,
): ReactNode {
  const [opened, setOpened] = useState<[typeof SettingsDialog, Element | null]>();
  const { hash } = useLocation();

  const show = useCallback(async (opener: Element | null) => {
    const dialog = await fetchDialog();
    setOpened((now) => now ?? [dialog.SettingsDialog, opener]);
  }, []);
  useEffect(() => {
    if (hash === SETTINGS_HASH) show(null).catch(ignore);
  }, [hash, show]);
  useEffect(() => {
    if (press) show(press.link).catch(() => location.assign(press.link.href));
  }, [press, show]);

  useEffect(() => {
    const fetchAhead = (target: EventTarget | null | undefined) => {
      if ((target as Element | null)?.closest?.(LINKS)) fetchDialog().catch(ignore);
    };
    const reach = ({ target }: Event) => fetchAhead(target);
    fetchAhead(first);
    for (const type of REACHES) document.addEventListener(type, reach);
    return () => REACHES.forEach((type) => document.removeEventListener(type, reach));
  }, [first]);

  if (!opened) return;
  const [Dialog, opener] = opened;
  return <Dialog person={person} opener={opener} onClosed={() => setOpened(undefined)} />;
}

/** Ignores a failed import: the links still lead to the settings page. */
const ignore = () => undefined;
