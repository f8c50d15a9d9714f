import { createToaster, Toast, Toaster } from "@ark-ui/react/toast";
import { useRef, type PointerEvent } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Spec 9 "Toasts". */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = "F8";

const toaster = createToaster({
  max: 1,
  placement: "bottom-end",
  offsets: { bottom: "var(--toast-bottom)", right: "1rem", top: "1rem", left: "1rem" },
  duration: TOAST_DURATION_MS,
  hotkey: [TOAST_HOTKEY],
  // A dismissed toast leaves the page at once: nothing invisible stays or is announced.
  removeDelay: 0,
});

/** Shows a text; whatever is shown or waits gives way (spec 4: at most one at a time). */
export function showToast(text: string): void {
  // Not `dismiss`: that takes a moment, and what is created meanwhile would wait its turn.
  toaster.remove();
  toaster.create({ description: text });
}

export function ToastRegion() {
  const lang = useLang();
  const startX = useRef<number | null>(null);
  const swipe = (event: PointerEvent, id: string | undefined) => {
    const distance = event.clientX - (startX.current ?? event.clientX);
    startX.current = null;
    if (distance >= TOAST_SWIPE_PX) toaster.dismiss(id);
  };
  return (
    <Toaster
      toaster={toaster}
      aria-label={m.shell_toast_region({}, lang)}
      // Above the phone's bottom bar.
      className="w-[min(24rem,calc(100vw-2rem))] [--toast-bottom:calc(5rem+var(--player,0px))] lg:[--toast-bottom:calc(1rem+var(--player,0px))]"
    >
      {(toast) => (
        <Toast.Root
          key={toast.id}
          onPointerDown={(event) => (startX.current = event.clientX)}
          onPointerUp={(event) => swipe(event, toast.id)}
          className="flex items-start gap-3 w-full p-4 rounded-card bg-raised border border-line-strong shadow-lg touch-pan-y select-none"
        >
          <Toast.Description className="flex-1">{toast.description}</Toast.Description>
          <Toast.CloseTrigger
            aria-label={m.shell_toast_close({}, lang)}
            className="btn-icon -m-2 shrink-0"
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
