import net from "node:net";

/** What the driver tells of the server it is to connect to. */
interface Target {
  host: string[];
  port: number[];
  path?: string | false;
}

/**
 * A socket to Postgres that says that it failed only when it is closed.
 *
 * The driver (postgres 3.4.9) fails what it is asking when it hears `error`, and takes the connection
 * out of use when it hears `close`, which comes later. A query that it sent in between was neither
 * failed nor answered: it got **an empty result** as soon as the connection was made anew, so that
 * what is there seemed not to be, and a transaction's BEGIN seemed done.
 *
 * What is written before it is connected waits in it, so the driver may begin at once.
 */
export function openWholeSocket({ host, port, path }: Target): net.Socket {
  const socket = new net.Socket();
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...given: unknown[]) => boolean;
  let failure: unknown[] | undefined;
  socket.emit = ((event: string | symbol, ...given: unknown[]) => {
    if (event === "error") {
      failure = given;
      return true;
    }
    if (event === "close" && failure) emit("error", ...failure);
    return emit(event, ...given);
  }) as typeof socket.emit;
  if (path) socket.connect(path);
  else socket.connect(port[0] ?? 5_432, host[0] ?? "localhost");
  return socket;
}
