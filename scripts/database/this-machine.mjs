/**
 * Whether a database address means this very machine. Stricter than the seeds' own rule, which also
 * trusts the names of a compose network: what is asked here goes on to drop things.
 *
 * @param {string} url a postgres:// address
 * @param {string} [fallbackHost] what the driver takes when the address names no host (PGHOST)
 * @returns {boolean} false also for what is no address, and for several hosts
 */
export function isOnThisMachine(url, fallbackHost = "localhost") {
  let parsed;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  // The driver also takes the host from the query: a socket's folder, or a name.
  const named = parsed.searchParams.get("host") ?? decodeURIComponent(parsed.hostname);
  const host = (named || fallbackHost).replace(/^\[|\]$/g, "").toLowerCase();
  return (
    host === "localhost" ||
    host.endsWith(".localhost") ||
    host === "::1" ||
    host.startsWith("/") ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}
