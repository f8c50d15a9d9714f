import type { IncomingMessage } from "node:http";
import type { Timeouts } from "./limits.ts";

/**
 * Minimum data rate of a request body, as mod_reqtimeout of Apache has it: `body` milliseconds from
 * the end of the head, and one second more for each `bodyRate` bytes that arrived. A body that stalls
 * or drips is given up after little more than `body`, a large upload on a slow line is not.
 *
 * It counts what arrives on the connection, so it also holds for a body that nothing reads: one that
 * follows a refusal or an answered file.
 *
 * @param onTimeout called once, unless the body is complete or the connection gone by then
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
