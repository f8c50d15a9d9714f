import type { IncomingMessage } from "node:http";
import type { Timeouts } from "./limits.ts";

/**
 * Minimum data rate of a request body, like Apache's mod_reqtimeout: `body` milliseconds from the
 * end of the request head, plus one second for each `bodyRate` bytes received. A stalled or
 * dripping body times out soon after `body`; a large upload on a slow line does not.
 *
 * It counts bytes received on the connection, so it also covers a body that nothing reads, such as
 * one that follows an error response or a response from a static file.
 *
 * @param onTimeout called once, unless the body is complete or the connection has closed by then
 */
export function watchBody(
  req: IncomingMessage,
  { body, bodyRate }: Pick<Timeouts, "body" | "bodyRate">,
  onTimeout: () => void,
): void {
  const { socket } = req;
  const began = performance.now();
  const bytesBefore = socket.bytesRead;
  const check = () => {
    if (req.complete || socket.destroyed) return;
    const allowedMs = body + ((socket.bytesRead - bytesBefore) * 1_000) / bodyRate;
    const leftMs = allowedMs - (performance.now() - began);
    // A timer may fire a millisecond early.
    if (leftMs > 1) timer = setTimeout(check, leftMs).unref();
    else onTimeout();
  };
  let timer = setTimeout(check, body).unref();
  const stop = () => clearTimeout(timer);
  req.once("end", stop).once("close", stop);
}
