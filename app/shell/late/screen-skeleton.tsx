import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** For a quicker answer the screen that is left stays. */
const SHOW_AFTER_MS = 300;

const LISTS =
  /^\/(?:spaces|artifakts|agentiks|challenges|marketplace|portals|perks|multimedia|search)?$/;
const ITEMS = /^\/(?:spaces|artifakts|agentiks|challenges)\/[^/]+(?:\/about|\/t\/.*)?$/;

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
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isLeaving]);
  const main = isShown && isLeaving && document.getElementById("main");
  return main && createPortal(<Shape path={next.pathname} />, main);
}

/** A list of cards, an item under its cover, or a page of rows. */
function Shape({ path }: { path: string }) {
  const kind = LISTS.test(path) ? "list" : ITEMS.test(path) ? "item" : "rows";
  const count = kind === "list" ? 8 : kind === "item" ? 4 : 5;
  return (
    <div className={`screen-skeleton of-${kind}`} aria-hidden="true" data-shape={kind}>
      <i />
      <div>
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    </div>
  );
}
