import type { VoiceWish } from "#app/island/controls/voice-control.client.tsx";
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { OpenCommandsContext } from "#app/ui/settings/open-commands.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { PlayerPlace } from "./player-place.tsx";
import { MENU_ID, Sidebar } from "./sidebar.tsx";
import type { ShellPerson } from "./shell-data.ts";
import { useGamepad } from "./use-gamepad.ts";
import { useLateShell } from "./use-late-shell.tsx";

/** The shared layout round every screen (spec 2 "Layout"). */
export function ShellFrame({
  person,
  unreadCount,
  isLive,
  children,
}: {
  person: ShellPerson;
  unreadCount: number;
  /** The count is followed. */
  isLive?: boolean;
  children: ReactNode;
}) {
  const lang = useLang();
  const drawer = useDrawer();
  useGamepad();
  const lateShell = useLateShell(person);
  const [voiceWish, setVoiceWish] = useState<VoiceWish>();
  const openCommands = useCallback(() => setVoiceWish({ what: "write" }), []);
  const count = useLiveCount(unreadCount, isLive);
  return (
    <OpenCommandsContext.Provider value={openCommands}>
      <div data-menu={drawer.isOpen ? "open" : undefined}>
        <div {...(drawer.isOpen && INERT)}>
          <a href="#main" className="skip-link">
            {m.shell_skip({}, lang)}
          </a>
          <a href={`#${MENU_ID}`} className="skip-link" onClick={drawer.open}>
            {m.shell_skip_menu({}, lang)}
          </a>
        </div>
        <NavigationProgress />
        <div className="lg:pl-64 xl:pl-72" {...(drawer.isOpen && INERT)}>
          <Header person={person} unreadCount={count} />
          <main
            id="main"
            tabIndex={-1}
            className="px-4 lg:px-8 pb-28 lg:pb-12 max-w-360 outline-none"
          >
            {children}
          </main>
        </div>
        <Sidebar
          person={person}
          voiceWish={voiceWish}
          onVoiceWish={setVoiceWish}
          onClose={drawer.close}
          onLeave={drawer.leave}
        />
        <div {...(drawer.isOpen && INERT)}>
          <PlayerPlace />
          <BottomBar isMenuOpen={drawer.isOpen} onMenu={drawer.open} />
        </div>
        {lateShell}
      </div>
    </OpenCommandsContext.Provider>
  );
}

/** The count of unread notifications, also while nothing is pressed. */
function useLiveCount(loaded: number, isLive?: boolean): number {
  const [count, setCount] = useState(loaded);
  useEffect(() => setCount(loaded), [loaded]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    if (isLive)
      import("./live-count.client.ts").then(
        ({ followCount }) => isGone || (stop = followCount(setCount)),
        () => undefined,
      );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isLive]);
  return count;
}

/** React 18 knows no `inert` attribute: as a text it is passed on. */
const INERT = { inert: "" };

/** Below this width the sidebar is a drawer (the `lg` breakpoint). */
const WIDE = "(min-width: 1024px)";

/**
 * The phone's drawer. Without script its address (`#menu`) opens it; with script the focus goes in
 * and comes back, Escape closes it and what lies under it cannot be reached.
 */
function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element | null>(null);

  const open = useCallback((event: MouseEvent) => {
    if (window.matchMedia(WIDE).matches) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setIsOpen(true);
  }, []);
  const leave = useCallback(() => setIsOpen(false), []);
  const close = useCallback((event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(false);
  }, []);

  useEffect(() => {
    // Opened by its address before the script came: from here on it is like any other. Its address
    // goes, or a link followed out of it would not close it.
    if (window.location.hash !== `#${MENU_ID}` || window.matchMedia(WIDE).matches) return;
    window.history.replaceState(window.history.state, "", window.location.href.split("#")[0]);
    opener.current = document.querySelector(`nav [href="#${MENU_ID}"]`);
    setIsOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    document.getElementById(MENU_ID)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      // The person's menu in it closes first.
      if (event.key === "Escape" && !event.defaultPrevented) setIsOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);

  return { isOpen, open, close, leave };
}
