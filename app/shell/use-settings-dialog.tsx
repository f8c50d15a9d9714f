import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import type { SettingsDialog } from "./settings-dialog.client.tsx";
import type { ShellPerson } from "./shell-data.ts";

/** Ajustes over a page, in that page's address. */
export const SETTINGS_HASH = "#ajustes";
/** What brings its code, and what opens it. */
const REACHES = ["pointerover", "focusin", "touchstart", "click"];

/**
 * Ajustes as a dialog over the present page, for every link to its page. The code is fetched when
 * such a link is first reached; before that, and where it cannot be had, the link leads to the page.
 */
export function useSettingsDialog(person: ShellPerson): ReactNode {
  const [opened, setOpened] = useState<[typeof SettingsDialog, Element | null]>();
  const { hash } = useLocation();
  useEffect(() => {
    const fetchDialog = () => import("./settings-dialog.client.tsx");
    const show = (opener: Element | null) =>
      fetchDialog().then((dialog) => setOpened((now) => now ?? [dialog.SettingsDialog, opener]));
    if (hash === SETTINGS_HASH) void show(null);
    const reach = (event: Event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href="/ajustes"]');
      if (!link || link.pathname === location.pathname) return;
      const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (type !== "click") return void fetchDialog().catch(() => undefined);
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      show(link).catch(() => location.assign(link.href));
    };
    for (const type of REACHES) document.addEventListener(type, reach, true);
    return () => REACHES.forEach((type) => document.removeEventListener(type, reach, true));
  }, [hash]);
  if (!opened) return;
  const [Dialog, opener] = opened;
  return <Dialog person={person} opener={opener} onClosed={() => setOpened(undefined)} />;
}
