import { describe, expect, it } from "vitest";
import { MCP_ADDRESS_MAX, MCP_SERVER_NAME_MAX, mcpHostOf, readMcpServer } from "./mcp-server.ts";

const rules = { isAllowedHost: (host: string) => host === "till.local:8080" };
const typed = {
  name: "Calendario",
  address: "https://calendario.example/mcp",
  token: "abcdefgh-123",
};
const read = (changed: Partial<typeof typed>) => readMcpServer({ ...typed, ...changed }, rules);

describe("readMcpServer", () => {
  it("reads a server, with its token or without", () => {
    expect(read({ name: "  Calendario " })).toEqual({
      server: {
        name: "Calendario",
        endpoint: "https://calendario.example/mcp",
        token: "abcdefgh-123",
      },
    });
    expect(read({ token: "  " })).toMatchObject({ server: { token: undefined } });
    expect(read({ token: "Bearer abcdefgh-123" })).toMatchObject({
      server: { token: "abcdefgh-123" },
    });
    expect(read({ address: "https://a.example/@ana/mcp#top" })).toMatchObject({
      server: { endpoint: "https://a.example/@ana/mcp" },
    });
  });

  it("takes http where the operator allows the host alone", () => {
    expect(read({ address: "http://till.local:8080/mcp" })).toHaveProperty("server");
    expect(read({ address: "http://calendario.example/mcp" })).toEqual({
      problems: { address: "https" },
    });
  });

  it.each([
    ["", "address"],
    ["calendario.example/mcp", "address"],
    ["ftp://calendario.example/", "address"],
    ["javascript:alert(1)", "address"],
    ["https://ana:secret@calendario.example/", "address"],
    [`https://calendario.example/${"a".repeat(MCP_ADDRESS_MAX)}`, "address"],
    ["https://calendario.example/mcp?key=secret", "query"],
  ])("refuses the address %s", (address, problem) => {
    expect(read({ address })).toEqual({ problems: { address: problem } });
  });

  it.each([
    "short",
    "has space",
    'quote"quote"',
    "line\nbreak-line",
    "ñandú-ñandú",
    "a".repeat(1_001),
  ])("refuses the token %j", (token) =>
    expect(read({ token })).toEqual({ problems: { token: "token" } }),
  );

  it.each(["", " ", "x".repeat(MCP_SERVER_NAME_MAX + 1)])("refuses the name %j", (name) =>
    expect(read({ name })).toEqual({ problems: { name: "name" } }),
  );
});

it("shows of an address its host alone", () => {
  expect(mcpHostOf("https://mcp.example:8443/s/secret/mcp")).toBe("mcp.example:8443");
});
