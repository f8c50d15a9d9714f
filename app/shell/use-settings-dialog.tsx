import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { paths } from "#app/paths.ts";
import type { SettingsDialog } from "./settings-dialog.client.tsx";
import type { ShellPerson } from "./shell-data.ts";
import type { SettingsPress } from "./use-late-shell.tsx";

/** Ajustes over a page, in that page's address. */
export const SETTINGS_HASH = "#ajustes";

const LINKS = `a[href="${paths.settings}"]`;
/** What brings its code before a press. */
const REACHES = ["pointerover", "focusin"];

const fetchDialog = () => import("./settings-dialog.client.tsx");

/**
 * Ajustes as a dialog over the present page, for every press on a link to its page and for the
 * dialog's address. The code is fetched when such a link is first reached; where it cannot be had,
 * the link leads to the page.
 *
 * @param first what was reached before this was there
 * @param press the last press on such a link
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

/** Without the code the links lead to the page. */
const ignore = () => undefined;
