import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { loadOnce } from "#app/ui/loading/load-once.ts";
import type { ToastRegion } from "./toast-region.tsx";

/** Once for all: of several texts that wait for this code the last one is to stay. */
const fetchToasts = loadOnce(() => import("./toast-region.tsx"));

const ToastContext = createContext<(text: string) => void>(() => undefined);

/** Says something for five seconds, in place of what was being said. */
export const useToast = () => useContext(ToastContext);

/** Fetches the toaster when there is first something to say. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const toast = useCallback((text: string) => {
    fetchToasts().then(
      (toasts) => {
        setRegion(() => toasts.ToastRegion);
        toasts.showToast(text);
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
