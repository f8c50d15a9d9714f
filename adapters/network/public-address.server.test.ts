import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isPublicAddress, lookupPublic } from "./public-address.server.ts";

test.each(["8.8.8.8", "142.250.80.42", "2a00:1450:4009:80b::200a", "2600:1f18::1"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fe80::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "localhost",
  "",
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

it("no private IPv4 address is public", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("10", "127", "192.168", "169.254", "172.16", "172.31"),
      fc.tuple(...Array.from({ length: 3 }, () => fc.nat(255))),
      (start, rest) => {
        const parts = [...start.split("."), ...rest.map(String)].slice(0, 4);
        expect(isPublicAddress(parts.join("."))).toBe(false);
      },
    ),
  );
});

describe("the lookup of a socket", () => {
  it.each([{ all: true }, { all: false }])("refuses this machine: %j", async (options) => {
    const error = await new Promise((resolve) =>
      lookupPublic("localhost", options, (problem) => resolve(problem)),
    );
    expect(String(error)).toContain("not on the public internet");
  });
});
