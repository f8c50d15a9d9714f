/**
 * Whether a database address points at this machine or its compose network: localhost, 127.0.0.1,
 * ::1, a unix socket, or a host without a dot such as `db`. With several hosts, all of them.
 *
 * @param url as the driver reads it; @param fallbackHost what the driver uses when the address
 *   names no host (PGHOST)
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
  // A name: an address written as one number (134744072) or with colons is not a compose service.
  return /^[a-z][a-z0-9_-]*$/i.test(host);
}
