import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** Space that the bars of a phone and the header take of the window, in pixels. */
const BARS = 72;

/**
 * After a form was refused, what is wrong comes into view: its first field with a problem, which gets the
 * focus, or else the alert. A long form would show neither where its button is.
 */
export function useShownRefusal(): void {
  const { state, formMethod } = useNavigation();
  const isWriting = state !== "idle" && formMethod !== undefined && formMethod !== "GET";
  useEffect(() => {
    const main = document.getElementById("main");
    if (!isWriting || !main) return;
    const { pathname } = location;
    const before = [...main.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
    // Its effect is cleaned up after the screen has been drawn with the answer.
    return () => {
      if (location.pathname === pathname) show(main, before);
    };
  }, [isWriting]);
}

function show(main: Element, before: readonly (string | null)[]): void {
  const field = main.querySelector<HTMLElement>("[aria-invalid=true]");
  const alerts = [...main.querySelectorAll("[role=alert]")];
  const wrong = field ?? alerts.find(({ textContent }) => !before.includes(textContent));
  if (!wrong) return;
  const { top, bottom } = wrong.getBoundingClientRect();
  if (top < BARS || bottom > innerHeight - BARS) wrong.scrollIntoView({ block: "center" });
  // A field that the person is already in keeps the focus.
  if (!document.activeElement?.matches("input,textarea,select"))
    field?.focus({ preventScroll: true });
}
