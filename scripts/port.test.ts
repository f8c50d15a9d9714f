import net from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { checkPort } from "./port.mjs";

let taken: net.Server | undefined;
afterEach(() => void taken?.close());

describe("checkPort", () => {
  it("says nothing about a free one, and names the port and the variable of a taken one", async () => {
    taken = net.createServer();
    const server = taken;
    await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
    const { port } = server.address() as net.AddressInfo;
    await expect(checkPort(port)).rejects.toThrow(
      new RegExp(`Port ${port} is taken.*PORT=\\d+ npm start`),
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPort(port)).resolves.toBeUndefined();
  });

  it("names the variables when the address is not of this machine", async () => {
    await expect(checkPort(45_123, "192.0.2.1")).rejects.toThrow(/HOST and PORT/);
  });
});
