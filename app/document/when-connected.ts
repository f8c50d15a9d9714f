import { MANIFEST_PATH } from "#domain/addresses/paths.ts";

/** Time between two questions whether the server answers, in milliseconds. */
const ASK_EVERY_MS = 10_000;

/**
 * Calls back once, when the browser has a connection again; where it has one all the while, when the server
 * answers again.
 *
 * @returns stops waiting
 */
export function whenConnected(proceed: () => void): () => void {
  const ask = async () => {
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    const answer = await fetch(MANIFEST_PATH, { cache: "no-store" }).catch(() => undefined);
    if (answer?.ok) finish();
  };
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    removeEventListener("online", finish);
  };
  const finish = () => {
    stop();
    proceed();
  };
  addEventListener("online", finish);
  return stop;
}
