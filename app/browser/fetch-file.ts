/** Delays before the first and the second retry, in milliseconds. */
const RETRY_AFTER_MS = [1_000, 3_000];

/**
 * Fetches a file of the build, again if the request fails: the line of a phone drops for moments, and a
 * screen whose script has failed to load is an error page. Without a connection it fails at once.
 *
 * @throws the last failure; a status is none
 */
export async function fetchFile(request: Request): Promise<Response> {
  for (const ms of RETRY_AFTER_MS) {
    try {
      return await fetch(request);
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return fetch(request);
}
