/**
 * Whether a database address means this machine: what is destructive or fills a database asks
 * first when it does not.
 *
 * @param {string} url a postgres:// address
 * @returns {boolean} false also for what is no address
 */
export function isLocalDatabase(url) {
  let parsed;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  // libpq and postgres.js also take the host from the query (a socket's folder, or a name).
  const host = parsed.searchParams.get("host") ?? decodeURIComponent(parsed.hostname);
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    bare === "" ||
    bare === "localhost" ||
    bare.endsWith(".localhost") ||
    bare === "::1" ||
    bare.startsWith("/") ||
    /^127(\.\d{1,3}){3}$/.test(bare)
  );
}
