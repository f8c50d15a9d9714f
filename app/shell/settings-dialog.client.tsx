import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import * as m from "#app/messages/messages.js";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { SettingsPanel, type SettingsPerson } from "#app/ui/settings/settings-panel.tsx";
import { SETTINGS_HASH } from "./use-settings-dialog.tsx";

/**
 * Ajustes over the present page (spec 2 "Settings dialog 'Ajustes'"). Open from the moment it is
 * there; the browser's Back closes it, and so do Escape, its button and a press beside it.
 *
 * @param opener what was pressed; null when the address opened it
 */
export function SettingsDialog({
  person,
  opener,
  onClosed,
}: {
  person: SettingsPerson;
  opener: Element | null;
  onClosed: () => void;
}) {
  const { isOpen, leave } = usePlaceInHistory();
  useEscape(leave);
  return (
    <Dialog.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && leave()}
      closeOnEscape={false}
      onExitComplete={onClosed}
      finalFocusEl={() => placeToReturnTo(opener)}
    >
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-[#0009]" />
        <Dialog.Positioner className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-4">
          <Dialog.Content className="flex flex-col w-full max-w-160 max-h-[92dvh] rounded-card bg-ground border border-line-strong shadow-lg outline-none">
            <SpanishSection className="contents">
              <Head />
              <div className="px-4 pb-4 overflow-y-auto overscroll-contain">
                <SettingsPanel person={person} />
              </div>
            </SpanishSection>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Head() {
  const lang = useLang();
  return (
    <div className="flex items-center gap-3 p-4">
      <Dialog.Title className="flex-1 text-2xl font-800">{m.settings_title({}, lang)}</Dialog.Title>
      <Dialog.CloseTrigger aria-label={m.settings_close({}, lang)} className="btn-icon">
        <span className="i-lucide-x" aria-hidden="true" />
      </Dialog.CloseTrigger>
    </div>
  );
}

/**
 * Heard from the first moment, and before the drawer and the person's menu, which are to stay as
 * they are: Ark's own listener comes some frames later.
 */
function useEscape(leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The field for commands lies over this, and closes first.
      if (event.key !== "Escape" || document.querySelectorAll("[role=dialog]").length > 1) return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, []);
}

/** The opener; when it is folded away meanwhile (the person's menu), what unfolds it. */
function placeToReturnTo(opener: Element | null): HTMLElement | null {
  const summary = opener?.closest("details:not([open])")?.querySelector("summary");
  return summary ?? (opener instanceof HTMLElement ? opener : document.getElementById("main"));
}

/** In place of no hash at all, for a moment: see {@link usePlaceInHistory}. */
const NOWHERE = "#-";

/**
 * The dialog is open as long as the address ends in its hash, so that the browser's Back closes it.
 *
 * The router loads a page's data again when a hash goes away (to a browser that is a new page), but
 * not when one takes the place of another. So the page gets a hash that leads nowhere before the
 * dialog's own is added, and loses it when the dialog has closed.
 */
function usePlaceInHistory() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isThere = hash === SETTINGS_HASH;
  const [hasArrived, setHasArrived] = useState(isThere);
  const isOurs = useRef(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isThere) setHasArrived(true);
    else if (!hasArrived) {
      replaceHash(NOWHERE);
      isOurs.current = true;
      navigate(SETTINGS_HASH, { preventScrollReset: true });
    } else if (window.location.hash === NOWHERE) replaceHash("");
  }, [isThere, hasArrived, navigate]);

  const leave = () => {
    // A second press would leave the page as well.
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (isOurs.current) window.history.back();
    else navigate(NOWHERE, { replace: true, preventScrollReset: true });
  };
  return { isOpen: isThere || !hasArrived, leave };
}

/** Without the router, for whom the place is the same. */
function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}
