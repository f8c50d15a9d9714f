import { useCallback, useState, type ReactNode } from "react";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import { ToastContext, type ToastLink } from "#app/ui/toasts/toast-context.ts";
import type { ToastRegion } from "./toast-region.tsx";

/** Shared by all toasts, so that of several that wait for this code the last one stays. */
const fetchToasts = loadWhenReached(() => import("./toast-region.tsx"));

/** Loads the toaster with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const toast = useCallback((text: string, link?: ToastLink) => {
    fetchToasts().then(
      (toasts) => {
        setRegion(() => toasts.ToastRegion);
        toasts.showToast(text, link);
      },
      () => undefined,
    );
  }, []);
  return (
    <ToastContext.Provider value={toast}>
      {children}
      {Region && <Region />}
    </ToastContext.Provider>
  );
}
