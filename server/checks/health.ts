import type { Exchange } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";
import { sendRefusal } from "./refusal.ts";

/** How long `/readyz` waits for the database before it says no. */
export const READY_TIMEOUT_MS = 1_500;

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
 * `/livez` is true as long as this process can answer anything: a container that fails it is
 * restarted, which would not bring a database back. `/readyz` says whether to send people here: not
 * while the database is away, not while stopping.
 *
 * One ping runs at a time, however many ask: a hanging database is not asked again until the first
 * question has come back.
 */
export function createHealth({ ping, isStopping }: HealthOptions): Health {
  let pending: Promise<boolean> | null = null;
  const isDatabaseThere = () => {
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
    const there = await Promise.race([isDatabaseThere(), timeout]);
    clearTimeout(timer);
    return there;
  };

  return {
    answer(exchange, path, base) {
      const { method } = exchange.req;
      if (path !== "/livez" && path !== "/readyz") return false;
      const say = (status: number, text: string, headers?: HeaderList) =>
        sendRefusal(exchange, base, { status, text, headers, close: isStopping() });
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
