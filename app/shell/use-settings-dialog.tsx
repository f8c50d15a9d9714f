import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import type { SettingsDialog } from "./settings-dialog.client.tsx";
import type { ShellPerson } from "./shell-data.ts";

/** Ajustes over a page, in that page's address. */
export const SETTINGS_HASH = "#ajustes";

const LINKS = 'a[href="/ajustes"]';
/** What brings its code, and what opens it. */
const REACHES = ["pointerover", "focusin", "click"];

const fetchDialog = () => import("./settings-dialog.client.tsx");

/**
 * Ajustes as a dialog over the present page, for every link to its page. The code is fetched when
 * such a link is first reached; before that, and where it cannot be had, the link leads to the page.
 *
 * @param first what was reached before this was there
 */
export function useSettingsDialog(person: ShellPerson, first?: Element): ReactNode {
  const [opened, setOpened] = useState<[typeof SettingsDialog, Element | null]>();
  const { hash } = useLocation();

  useEffect(() => {
    const show = async (opener: Element | null) => {
      const dialog = await fetchDialog();
      setOpened((now) => now ?? [dialog.SettingsDialog, opener]);
    };
    if (hash === SETTINGS_HASH) show(null).catch(ignore);
    const reach = (event: Event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(LINKS);
      if (!link || link.pathname === location.pathname) return;
      const { type, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      if (type !== "click") return void fetchDialog().catch(ignore);
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      show(link).catch(() => location.assign(link.href));
    };
    // Before the link's own listener, which would go to the page.
    for (const type of REACHES) document.addEventListener(type, reach, true);
    return () => REACHES.forEach((type) => document.removeEventListener(type, reach, true));
  }, [hash]);

  useEffect(() => {
    if (first?.matches(LINKS)) fetchDialog().catch(ignore);
  }, [first]);

  if (!opened) return;
  const [Dialog, opener] = opened;
  return <Dialog person={person} opener={opener} onClosed={() => setOpened(undefined)} />;
}

/** Without the code the links lead to the page. */
const ignore = () => undefined;
