import { useEffect, useState } from "react";
import { isOn } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";
import { allowPush, findPushState, stopPush, type PushState } from "./push-device.ts";
import { ToggleRow } from "./toggle-row.tsx";

const TEXTS = {
  on: m.settings_push_device_on,
  off: m.settings_push_device_off,
  blocked: m.settings_push_device_blocked,
  unsupported: m.settings_push_device_unsupported,
  unavailable: m.settings_push_device_unavailable,
  failed: m.settings_push_device_failed,
} satisfies Record<PushState | "failed", unknown>;

/**
 * The toggle "Notificaciones Push", and whether they reach this browser while Plaza is closed. The
 * browser's permission is asked for only here, by a press: of the toggle, or of the button below it.
 * Without JavaScript the line says that it is needed.
 */
export function PushRow() {
  const lang = useLang();
  const { preferences } = usePreferences();
  const [state, setState] = useState<PushState | "failed">("off");
  const [isBusy, setIsBusy] = useState(false);
  const follow = (found: Promise<PushState>) => {
    setIsBusy(true);
    void found.then(setState, () => setState("failed")).finally(() => setIsBusy(false));
  };
  useEffect(() => {
    // Without an answer the line stays as the server wrote it.
    findPushState().then(setState, () => undefined);
  }, []);
  const allow = () => follow(allowPush());
  const stop = () => follow(stopPush());
  return (
    <div>
      <ToggleRow
        toggle="push"
        name={m.settings_push({}, lang)}
        help={m.settings_push_help({}, lang)}
        onTurned={(isTurnedOn) => (isTurnedOn ? allow() : stop())}
      />
      {isOn(preferences, "push") && (
        <div className="flex flex-wrap items-center gap-3 px-4 pb-4">
          <p role="status" className="flex-1 min-w-48 text-sm text-ink-soft">
            {TEXTS[state]({}, lang)}
          </p>
          {(state === "on" || state === "off" || state === "failed") && (
            <button
              type="button"
              className="btn scripted"
              disabled={isBusy}
              onClick={state === "on" ? stop : allow}
            >
              {state === "on" ? m.settings_push_stop({}, lang) : m.settings_push_allow({}, lang)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
