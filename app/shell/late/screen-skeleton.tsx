import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** For a quicker answer the screen that is left stays. */
const SHOW_AFTER_MS = 300;

/** The kinds of screens by their addresses; the first that fits. */
const SHAPES = [
  ["home", /^\/$/],
  ["challenges", /^\/challenges$/],
  ["creator", /^\/creator$/],
  ["builder", /^\/builder$/],
  ["inbox", /^\/inbox$/],
  ["library", /^\/library$/],
  ["list", /^\/(?:spaces|artifakts|agentiks|marketplace|portals|perks|multimedia|search)$/],
  ["chat", /^\/(?:spaces\/[^/]+\/t\/|inbox\/|agentiks\/[^/]+\/try$)/],
  ["form", /^\/(?:new|report|account|ajustes)(?:\/|$)|\/(?:edit|configure)$/],
  ["rows", /^\/spaces\/(?:documents|tasks|search)$/],
  ["item", /^\/(?:spaces|artifakts|agentiks|challenges)\/[^/]+(?:\/about)?$/],
] as const;

/** Number of blocks in the body of each shape. */
const BLOCKS = {
  home: 6,
  challenges: 8,
  creator: 4,
  builder: 2,
  inbox: 6,
  library: 5,
  list: 8,
  chat: 6,
  form: 4,
  item: 4,
  rows: 5,
} as const;

/**
 * The shape of the screen that a link leads to, in place of the one that is left, while it loads for
 * longer. Drawn only in the browser; assistive technology hears of the loading from
 * `NavigationProgress`.
 */
export function ScreenSkeleton(): ReactNode {
  const { state, formMethod, location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = state === "loading" && !formMethod && next.pathname !== pathname;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      setIsShown(true);
      // The next screen begins at its top; where this one was scrolled to is kept already.
      scrollTo(0, 0);
    }, SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isLeaving]);
  const main = isShown && isLeaving && document.getElementById("main");
  return main && createPortal(<Shape path={next.pathname} />, main);
}

/**
 * The home, a list of cards, with figures above it for challenges, the places of the studio, the inbox, the
 * library, an item under its strip of tiles, a conversation, the fields of a form, or rows. Its CSS, with the
 * places and sizes of what comes, is in uno.config.ts, `screen-skeleton`.
 */
function Shape({ path }: { path: string }) {
  const shape = SHAPES.find(([, addresses]) => addresses.test(path))?.[0] ?? "rows";
  return (
    <div
      className={`screen-skeleton of-${shape} ${shape === "challenges" ? "of-list" : ""}`}
      aria-hidden="true"
      data-shape={shape}
    >
      <i />
      <b />
      <div>
        {Array.from({ length: BLOCKS[shape] }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    </div>
  );
}
