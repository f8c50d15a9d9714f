import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import type { ToastRegion } from "./toast-region.tsx";

const ToastContext = createContext<(text: string) => void>(() => undefined);

/** Says something for five seconds, in place of what was being said. */
export const useToast = () => useContext(ToastContext);

/** Fetches the toaster when there is first something to say. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const toast = useCallback((text: string) => {
    void import("./toast-region.tsx").then((toasts) => {
      setRegion(() => toasts.ToastRegion);
      toasts.showToast(text);
    });
  }, []);
  return (
    <ToastContext.Provider value={toast}>
      {children}
      {Region && <Region />}
    </ToastContext.Provider>
  );
}
