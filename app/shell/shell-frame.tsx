import type { VoiceWish } from "#app/island/controls/voice-control.client.tsx";
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { OpenCommandsContext } from "#app/ui/settings/open-commands.ts";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { PlayerPlace } from "./player-place.tsx";
import { Ribbon } from "#app/shell/ribbon/ribbon.tsx";
import { MENU_ID, Sidebar } from "./sidebar.tsx";
import type { ShellPerson } from "./shell-data.ts";
import { useGamepad } from "./use-gamepad.ts";
import { useLateShell } from "./use-late-shell.tsx";

const loadLiveCount = loadWhenReached(() => import("./live-count.client.ts"));

/** The layout of all screens: header, sidebar, player and bottom bar. */
export function ShellFrame({
  person,
  unreadCount,
  isLive,
  children,
}: {
  person: ShellPerson;
  unreadCount: number;
  /** Whether the count is updated by server-sent events. */
  isLive?: boolean;
  children: ReactNode;
}) {
  const lang = useLang();
  const drawer = useDrawer();
  useGamepad();
  const [voiceWish, setVoiceWish] = useState<VoiceWish>();
  const openCommands = useCallback(() => setVoiceWish({ what: "write" }), []);
  const count = useLiveCount(unreadCount, isLive);
  const lateShell = useLateShell(person, count);
  return (
    <OpenCommandsContext.Provider value={openCommands}>
      <div data-menu={drawer.isOpen ? "open" : undefined}>
        <NavigationProgress />
        <div className="lg:pl-68 xl:pl-72" {...(drawer.isOpen && INERT)}>
          <a href="#main" className="skip-link">
            {m.shell_skip({}, lang)}
          </a>
          <a href={`#${MENU_ID}`} className="skip-link" onClick={drawer.open}>
            {m.shell_skip_menu({}, lang)}
          </a>
          <Ribbon person={person} />
          <Header person={person} unreadCount={count} />
          <main
            id="main"
            tabIndex={-1}
            className="view-moves px-4 lg:px-8 pb-28 lg:pb-12 outline-none"
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
          <BottomBar
            hasCustomers={person.hasCustomers}
            isMenuOpen={drawer.isOpen}
            onMenu={drawer.open}
          />
        </div>
        {lateShell}
      </div>
    </OpenCommandsContext.Provider>
  );
}

/** Number of unread notifications: the loader's, then the server's live updates. */
function useLiveCount(loaded: number, isLive?: boolean): number {
  const [count, setCount] = useState(loaded);
  useEffect(() => setCount(loaded), [loaded]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    if (isLive)
      loadLiveCount().then(
        ({ followCount }) => isUnmounted || (stop = followCount(setCount)),
        () => undefined,
      );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isLive]);
  return count;
}

/** React 18 does not know `inert`: it passes a string on as an attribute. */
const INERT = { inert: "" };

/** From the `lg` breakpoint the sidebar is fixed; below it, it is a drawer. */
const WIDE = "(min-width: 1024px)";

/**
 * The phone's drawer. Without JavaScript the hash `#menu` opens it. With JavaScript it takes the focus
 * and gives it back, Escape closes it, and the page under it is inert.
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
    // Opened by its hash before hydration. The hash is removed: it would keep the drawer open when a
    // link in it is followed.
    if (window.location.hash !== `#${MENU_ID}` || window.matchMedia(WIDE).matches) return;
    window.history.replaceState(window.history.state, "", window.location.href.split("#")[0]);
    opener.current = document.querySelector(`nav [href="#${MENU_ID}"]`);
    setIsOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    document.getElementById(MENU_ID)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      // The user menu in the drawer closes first.
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
