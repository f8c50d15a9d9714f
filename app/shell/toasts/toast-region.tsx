import { createToaster, Toast, Toaster } from "@ark-ui/react/toast";
import { useRef, type PointerEvent } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ToastLink } from "#app/ui/toasts/toast-context.ts";

/** How a toast closes: after this time, or by a swipe to the right of this distance. */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;
/** Focuses the toasts. */
export const TOAST_HOTKEY = "F8";

const toaster = createToaster({
  max: 1,
  placement: "bottom-end",
  offsets: { bottom: "var(--toast-bottom)", right: "1rem", top: "1rem", left: "1rem" },
  duration: TOAST_DURATION_MS,
  hotkey: [TOAST_HOTKEY],
  // A dismissed toast is removed at once: no invisible element stays or is announced.
  removeDelay: 0,
});

/** Shows a toast and removes all others: at most one at a time. */
export function showToast(text: string, link?: ToastLink): void {
  // Not `dismiss`: that takes a moment, and a toast created meanwhile would be queued.
  toaster.remove();
  toaster.create({ description: text, meta: { link } });
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
      className="toast-place w-[min(24rem,calc(100vw-2rem))]"
    >
      {(toast) => (
        <Toast.Root
          key={toast.id}
          onPointerDown={(event) => (startX.current = event.clientX)}
          onPointerUp={(event) => swipe(event, toast.id)}
          className="flex items-start gap-3 w-full px-4 py-3 rounded-card bg-raised border border-line-strong shadow-lg [touch-action:pan-y] select-none"
        >
          <div className="flex-1 flex flex-wrap items-center gap-x-3">
            <Toast.Description>{toast.description}</Toast.Description>
            <ToastTarget link={toast.meta?.link as ToastLink | undefined} />
          </div>
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

/** The link to what a toast is about. */
const ToastTarget = ({ link }: { link: ToastLink | undefined }) =>
  link ? (
    <Link to={link.to} className="inline-flex items-center min-h-11 -mt-1 -mb-2 font-600 underline">
      {link.text}
    </Link>
  ) : null;
