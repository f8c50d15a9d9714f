import net from "node:net";

/** A TCP proxy between the application and its database that can simulate network faults. */
export interface TcpProxy {
  port: number;
  /** The database URL with the proxy's host and port. */
  through(url: string): string;
  /** Leads new connections elsewhere, as after a failover. */
  point(to: { host: string; port: number }): void;
  /** Delays each chunk by `ms` milliseconds, in both directions. */
  delay(ms: number): void;
  /** Accepts connections but forwards nothing until it is called with false. */
  stall(isStalled: boolean): void;
  /** Resets all connections (TCP RST). @returns their number */
  reset(): number;
  close(): Promise<void>;
}

/** Starts the proxy on a free local port. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let goal = target;
  const pairs = new Set<[net.Socket, net.Socket]>();
  let delayMs = 0;
  let isStalled = false;

  const server = net.createServer((near) => {
    const far = net.connect(goal);
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
    point: (to) => void (goal = to),
    delay: (ms) => void (delayMs = ms),
    stall: (is) => void (isStalled = is),
    reset: cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
