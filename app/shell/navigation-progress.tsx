import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Delay before the bar is shown: for a quick response it would only flicker. */
const SHOW_AFTER_MS = 150;

/** A thin progress bar at the top while the next screen loads. */
export function NavigationProgress() {
  const lang = useLang();
  const isMoving = useNavigation().state !== "idle";
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isMoving) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return (
    <div aria-live="polite">
      {isShown && (
        <div className="progress-bar">
          <span className="sr-only">{m.shell_loading({}, lang)}</span>
        </div>
      )}
    </div>
  );
}
