/**
 * Whether a database URL points to this machine or its compose network: localhost, 127.0.0.1, ::1,
 * a Unix socket, or a host without a dot such as `db`. If it has several hosts, all must be local.
 *
 * @param url as postgres.js parses it
 * @param fallbackHost the driver's host when the URL has none (PGHOST)
 */
export function isLocalDatabase(url: string, fallbackHost = "localhost"): boolean {
  const hosts = hostsOf(url).map((host) => host || fallbackHost);
  return hosts.every(isLocalHost);
}

function hostsOf(url: string): string[] {
  const [, authority = "", query = ""] = /^[a-z]+:\/\/([^/?#]*)[^?#]*\??([^#]*)/i.exec(url) ?? [];
  const inQuery = new URLSearchParams(query).getAll("host");
  const list = authority.slice(authority.lastIndexOf("@") + 1);
  const inAuthority = list.split(",").map((entry) => {
    const decoded = decodeURIComponent(entry);
    const bracketed = /^\[([^\]]*)\]/.exec(decoded);
    return bracketed?.[1] ?? decoded.replace(/:\d*$/, "");
  });
  return [...inAuthority, ...inQuery.flatMap((entry) => entry.split(","))];
}

function isLocalHost(host: string): boolean {
  if (host.startsWith("/") || host === "127.0.0.1" || host === "::1") return true;
  // A host name: an IP address written as one number (134744072) or with colons is not local.
  return /^[a-z][a-z0-9_-]*$/i.test(host);
}
