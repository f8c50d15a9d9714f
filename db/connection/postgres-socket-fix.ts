import net from "node:net";

/** Connection settings that postgres.js passes to its `socket` option. */
interface Target {
  host: string[];
  port: number[];
  path?: string | false;
}

/**
 * Workaround for postgres.js 3.4.9: a socket that delays `error` until `close`.
 *
 * The driver rejects the running query on `error` but retires the connection only on `close`, which
 * comes later. A query sent in between was neither rejected nor answered: it resolved with **an
 * empty result** once the connection was re-established, so that existing rows seemed missing, or a
 * BEGIN seemed done.
 *
 * The socket buffers writes until it is connected, so the driver may write at once.
 */
export function openPostgresSocket({ host, port, path }: Target): net.Socket {
  const socket = new net.Socket();
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...args: unknown[]) => boolean;
  let failure: unknown[] | undefined;
  socket.emit = ((event: string | symbol, ...args: unknown[]) => {
    if (event === "error") {
      failure = args;
      return true;
    }
    if (event === "close" && failure) emit("error", ...failure);
    return emit(event, ...args);
  }) as typeof socket.emit;
  if (path) socket.connect(path);
  else socket.connect(port[0] ?? 5_432, host[0] ?? "localhost");
  return socket;
}
