import { randomNonce, type Exchange } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";

const SESSION = /(?:^|;\s*)(?:__Host-)?plaza-session=/;
const VISITOR = "plaza-visitor";

/** Whether a request says that it is somebody's in particular; whether it is true, the application knows. */
export const namesSession = (cookie: string | undefined): boolean => SESSION.test(cookie ?? "");

/**
 * A random name for a browser that has none, with the first page it is sent: two
 * first writes at once find by it that they are one person's (app/session/write-as.server.ts). It
 * ends with the browser, is stored nowhere before a write, and opens nothing afterwards.
 *
 * Set here and not by the application, because visitors' pages come from memory.
 */
export function visitorCookie({ req, secure }: Exchange): HeaderList {
  const cookie = req.headers.cookie ?? "";
  const name = secure ? `__Host-${VISITOR}` : VISITOR;
  if (cookie.includes(`${name}=`)) return [];
  const value = randomNonce().slice(0, 22);
  const flags = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return ["Set-Cookie", `${name}=${value}; ${flags}`];
}
