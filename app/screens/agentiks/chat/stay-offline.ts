/**
 * Keeps a chat page while the network is away. Remix would replace it with an error page, and what was
 * typed with it.
 */

/** Result of a form whose message did not reach the server. */
export interface Offline {
  ok: false;
  intent: string;
  reason: "offline";
  text: string;
  typed?: undefined;
}

export const isOffline = (result: unknown): result is Offline =>
  typeof result === "object" &&
  result !== null &&
  "reason" in result &&
  result.reason === "offline";

/** A failed `fetch` is a TypeError; an answer with an error status is not. */
const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError;

export async function sendUnlessOffline<Value>(
  send: () => Promise<Value>,
): Promise<Value | Offline> {
  try {
    return await send();
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    return { ok: false, intent: "send", reason: "offline", text: "" };
  }
}

/** The page's data as they were last loaded. */
let last: { place: string; loaded: unknown } | undefined;

/** Notes what the page shows, to go on showing it while the network is away. */
export const noteLoaded = (loaded: unknown): void => {
  last = { place: location.pathname, loaded };
};

export async function loadUnlessOffline<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (!isNetworkFailure(error) || last?.place !== location.pathname) throw error;
    return last.loaded as Value;
  }
}
