import dns from "node:dns";
import net from "node:net";

/** Address ranges that are not on the public internet (IANA special-purpose registries). */
const RESERVED = new net.BlockList();
for (const [range, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  RESERVED.addSubnet(range, bits, "ipv4");
/**
 * Public IPv6 addresses are global unicast (2000::/3), except these parts of it, which are reserved
 * or contain an IPv4 address.
 */
const GLOBAL_UNICAST = new net.BlockList();
GLOBAL_UNICAST.addSubnet("2000::", 3, "ipv6");
for (const [range, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  RESERVED.addSubnet(range, bits, "ipv6");

const NOT_PUBLIC = "The host is not on the public internet";

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (net.isIPv4(address)) return !RESERVED.check(address, "ipv4");
  if (!net.isIPv6(address)) return false;
  return GLOBAL_UNICAST.check(address, "ipv6") && !RESERVED.check(address, "ipv6");
}

/**
 * A `lookup` for a socket that resolves a name to public addresses only, against server-side request
 * forgery: the checked address is the one that is connected to, so that a name cannot change between.
 */
export const lookupPublic: net.LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [], 4);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(NOT_PUBLIC), [], 4);
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/**
 * Resolves a host to one address on the public internet, for a library that connects by itself: given the
 * address, it connects to the one that was checked.
 *
 * @throws `isNotPublic` for a host that is not; what DNS answers
 */
export function resolvePublic(host: string): Promise<string> {
  if (net.isIP(host) !== 0)
    return isPublicAddress(host) ? Promise.resolve(host) : Promise.reject(new Error(NOT_PUBLIC));
  return new Promise((resolve, reject) => {
    lookupPublic(host, { all: false }, (error, found) => {
      if (error) reject(error);
      else resolve(found as string);
    });
  });
}

/**
 * Whether a URL may be called: https, and a host that is a name or a public IP address. (A socket's `lookup` is not asked about an address that is a number already.)
 */
export function mayReach(url: URL): boolean {
  if (url.protocol !== "https:") return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return net.isIP(host) === 0 || isPublicAddress(host);
}

/** Whether an error of a request says that `lookupPublic` has found no public address. */
export const isNotPublic = (error: Error): boolean => error.message === NOT_PUBLIC;
