import { createContext } from "react";

/** Function that opens the dialog for typed commands; the shell, which renders it, provides it. */
export const OpenCommandsContext = createContext<() => void>(() => undefined);
