import net, { type AddressInfo, type Socket } from "node:net";

/** A server on this machine that speaks in lines. */
export interface LineServer {
  port: number;
  /** Ends all connections too. */
  stop(): Promise<void>;
}

/** @param onSocket greets, and answers lines by `onLines` */
export async function startLineServer(onSocket: (socket: Socket) => void): Promise<LineServer> {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function onLines(socket: Socket, onLine: (line: string) => unknown): void {
  let rest = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  });
}
