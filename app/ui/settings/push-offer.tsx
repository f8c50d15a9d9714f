import { useEffect, useRef, useState } from "react";
import { isOn } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";
import { allowPush, findPushState, type PushState } from "./push-device.ts";

/** localStorage key: the offer was put away in this browser. */
const AWAY = "plaza-push-offer";

const TEXTS = {
  on: m.settings_push_device_on,
  off: m.notifications_push_offer,
  blocked: m.settings_push_device_blocked,
  unsupported: m.settings_push_device_unsupported,
  unavailable: m.settings_push_device_unavailable,
  failed: m.settings_push_device_failed,
} satisfies Record<PushState | "failed", unknown>;

/**
 * A line where news is awaited, that offers to push it to this device. Only where the browser can and was
 * not asked yet, the toggle "Notificaciones Push" is on, and the offer was not put away before. The
 * browser's permission prompt opens only when the button is pressed.
 */
export function PushOffer() {
  const lang = useLang();
  const isPushOn = isOn(usePreferences().preferences, "push");
  const [state, setState] = useState<PushState | "failed">();
  const [isBusy, setIsBusy] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isPushOn || isAway()) return;
    findPushState().then(
      (found) => found === "off" && Notification.permission === "default" && setState(found),
      () => undefined,
    );
  }, [isPushOn]);
  const allow = () => {
    setIsBusy(true);
    void allowPush()
      .then(setState, () => setState("failed"))
      .finally(() => setIsBusy(false))
      // The button may be gone.
      .then(() => line.current?.focus());
  };
  const putAway = () => {
    keepAway();
    setState(undefined);
    document.getElementById("main")?.focus();
  };
  if (!state) return null;
  return (
    <div className="card flex flex-wrap items-center gap-3 p-4 mb-4">
      <p ref={line} role="status" tabIndex={-1} className="flex-auto outline-none">
        {TEXTS[state]({}, lang)}
      </p>
      {(state === "off" || state === "failed") && (
        <>
          <button type="button" className="btn" disabled={isBusy} onClick={allow}>
            {m.settings_push_allow({}, lang)}
          </button>
          <button type="button" className="btn" onClick={putAway}>
            {m.notifications_push_later({}, lang)}
          </button>
        </>
      )}
    </div>
  );
}

function isAway(): boolean {
  try {
    return localStorage.getItem(AWAY) !== null;
  } catch {
    return false;
  }
}

function keepAway(): void {
  try {
    localStorage.setItem(AWAY, "1");
  } catch {
    // Blocked or full: it is offered again on the next visit.
  }
}
