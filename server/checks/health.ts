import type { Exchange } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";
import { sendErrorResponse } from "./error-response.ts";

/** How long `/readyz` waits for the database, in milliseconds, before it answers 503. */
const READY_TIMEOUT_MS = 1_500;

export interface Health {
  /** Answers `/livez` and `/readyz`; false for every other path. */
  answer(exchange: Exchange, path: string, base: HeaderList): boolean;
}

export interface HealthOptions {
  /** Resolves when the database answers, rejects when it does not. */
  ping: () => Promise<unknown>;
  isStopping: () => boolean;
}

/**
 * Health endpoints. `/livez` answers 200 as long as the process can answer at all: a container that
 * fails it is restarted, which would not help against an unreachable database. `/readyz` tells the
 * load balancer whether to send traffic here: 503 while the database is unreachable or the process
 * is stopping.
 *
 * All concurrent probes share one ping, so a database that hangs gets only one at a time.
 */
export function createHealth({ ping, isStopping }: HealthOptions): Health {
  let pending: Promise<boolean> | null = null;
  const isDatabaseUp = () => {
    pending ??= ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pending = null));
    return pending;
  };
  const isReady = async () => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
    });
    const isUp = await Promise.race([isDatabaseUp(), timeout]);
    clearTimeout(timer);
    return isUp;
  };

  return {
    answer(exchange, path, base) {
      const { method } = exchange.req;
      if (path !== "/livez" && path !== "/readyz") return false;
      const say = (status: number, text: string, headers?: HeaderList) =>
        sendErrorResponse(exchange, base, { status, text, headers, close: isStopping() });
      if (method !== "GET" && method !== "HEAD") {
        say(405, "Method not allowed", ["Allow", "GET, HEAD, OPTIONS"]);
      } else if (path === "/livez") say(200, "alive");
      else if (isStopping()) say(503, "stopping");
      else {
        void isReady().then((ready) =>
          ready ? say(200, "ready") : say(503, "no database", ["Retry-After", "1"]),
        );
      }
      return true;
    },
  };
}
