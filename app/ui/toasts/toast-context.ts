import { createContext, useContext } from "react";

/** A link at the end of a toast, to what it is about. */
export interface ToastLink {
  to: string;
  text: string;
}

type ShowToast = (text: string, link?: ToastLink) => void;

/** Outside of the shell, which shows the toasts. */
export const NO_TOASTS: ShowToast = () => undefined;

/** Shows a toast; the shell, which renders it, provides the function. */
export const ToastContext = createContext(NO_TOASTS);

/** Returns a function that shows a toast for 5 s in place of the current one. */
export const useToast = () => useContext(ToastContext);
