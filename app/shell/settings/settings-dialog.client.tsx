import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import * as m from "#app/messages/messages.js";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { SettingsPanel, type SettingsPerson } from "#app/ui/settings/settings-panel.tsx";
import { SETTINGS_HASH } from "./use-settings-dialog.tsx";

/**
 * The settings dialog (Ajustes) over the current page. It is open when it mounts; the browser's Back,
 * Escape, its button and a click outside close it.
 *
 * @param opener the clicked link; null if the URL's hash opened it
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
  const { isOpen, leave } = useHashState();
  useEscape(leave);
  return (
    <Dialog.Root
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && leave()}
      closeOnEscape={false}
      onExitComplete={onClosed}
      finalFocusEl={() => elementToFocus(opener)}
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
 * Closes the dialog on Escape. Listens from the first render (Ark UI attaches its listener some frames
 * later), in the capture phase, so that the drawer and the user menu do not close too.
 */
function useEscape(leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The dialog for typed commands is on top of this one and closes first.
      if (event.key !== "Escape" || document.querySelectorAll("[role=dialog]").length > 1) return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, []);
}

/** The element to focus after closing: the opener, or the summary of the closed menu it is in. */
function elementToFocus(opener: Element | null): HTMLElement | null {
  const summary = opener?.closest("details:not([open])")?.querySelector("summary");
  return summary ?? (opener instanceof HTMLElement ? opener : document.getElementById("main"));
}

/** A hash without a target, used instead of no hash: see {@link useHashState}. */
const PLACEHOLDER_HASH = "#-";

/**
 * The dialog is open while the URL has its hash, so that the browser's Back closes it.
 *
 * The router loads a page's data again when a hash is removed (for a browser that is a new page), but
 * not when one hash replaces another. So the page gets a placeholder hash before the dialog's hash is
 * pushed, and loses it after the dialog has closed.
 */
function useHashState() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isThere = hash === SETTINGS_HASH;
  const [hasArrived, setHasArrived] = useState(isThere);
  const isOurs = useRef(false);
  const isLeaving = useRef(false);

  const goBack = useCallback(() => {
    if (isOurs.current) window.history.back();
    else navigate(PLACEHOLDER_HASH, { replace: true, preventScrollReset: true });
  }, [navigate]);

  useEffect(() => {
    if (isThere) {
      setHasArrived(true);
      if (isLeaving.current && !hasArrived) goBack();
    } else if (!hasArrived) {
      replaceHash(PLACEHOLDER_HASH);
      isOurs.current = true;
      navigate(SETTINGS_HASH, { preventScrollReset: true });
    } else if (window.location.hash === PLACEHOLDER_HASH) replaceHash("");
  }, [isThere, hasArrived, navigate, goBack]);

  const leave = () => {
    // A second call would go back from the page too.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // Before the router knows the hash, going back would be no change to it: the effect does so then.
    if (isThere) goBack();
  };
  return { isOpen: isThere || !hasArrived, leave };
}

/** Replaces the URL's hash without telling the router. */
function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}
