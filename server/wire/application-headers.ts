import type { HeaderList } from "./headers.ts";

/** Of one connection, or made here: never copied from the application's answer. */
const OURS = new Set(["connection", "keep-alive", "transfer-encoding", "x-request-id"]);
/** Read on the way, and written at the end in the form that fits. */
const RECONSIDERED = new Set(["etag", "vary", "content-length", "cache-control", "server-timing"]);

/** Whether a header of the application goes out as it is. @param name in lower case */
export const isSentAsGiven = (name: string): boolean => !OURS.has(name) && !RECONSIDERED.has(name);

/** The application's headers that are sent as they are. */
export const fromApplication = (given: Headers): HeaderList =>
  [...given].filter(([name]) => isSentAsGiven(name)).flat();
