import { createContext } from "react";

/** Opens the field for typed commands. The shell, which has the field, provides it. */
export const OpenCommandsContext = createContext<() => void>(() => undefined);
