import net from "node:net";

/** A line between the application and its database that can be made bad. */
export interface TcpProxy {
  port: number;
  /** The same address by way of the proxy. */
  through(url: string): string;
  /** Each piece arrives so many milliseconds later, in both directions. */
  delay(ms: number): void;
  /** Takes connections and passes nothing on, without a word, until it is told to go on. */
  stall(isStalled: boolean): void;
  /** Cuts all connections there are, hard. @returns how many */
  reset(): number;
  close(): Promise<void>;
}

/** Listens on a free port of this machine and passes everything on. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<[net.Socket, net.Socket]>();
  let delayMs = 0;
  let isStalled = false;

  const server = net.createServer((near) => {
    const far = net.connect(target);
    const pair: [net.Socket, net.Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      let held: Buffer[] = [];
      const flush = () => {
        if (isStalled) return void setTimeout(flush, 20);
        for (const chunk of held) if (to.writable) to.write(chunk);
        held = [];
      };
      from.on("data", (chunk: Buffer) => {
        if (delayMs === 0 && !isStalled && held.length === 0) return void to.write(chunk);
        held.push(chunk);
        if (held.length === 1 || delayMs > 0) setTimeout(flush, delayMs);
      });
      from.on("error", () => undefined);
      from.on("close", () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  const cut = () => {
    const count = pairs.size;
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    return count;
  };
  return {
    port,
    through(url) {
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    delay: (ms) => void (delayMs = ms),
    stall: (is) => void (isStalled = is),
    reset: cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
