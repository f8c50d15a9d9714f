/**
 * Whether a database URL refers to this machine. Stricter than the check of the seeds, which also
 * accepts host names of a compose network: callers go on to drop schemas.
 *
 * @param {string} url a postgres:// URL
 * @param {string} [fallbackHost] host that the driver uses if the URL has none (PGHOST)
 * @returns {boolean} false for an invalid URL and for several hosts
 */
export function isOnThisMachine(url, fallbackHost = "localhost") {
  let parsed;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  // The driver also reads the host from the query: a socket folder or a host name.
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
