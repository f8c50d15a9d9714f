import net from "node:net";
import { median, quantile } from "../median.ts";

export interface Load {
  /** `http://localhost:3000` */
  origin: string;
  /** Asked for in turn. */
  paths: readonly string[];
  headers?: Record<string, string>;
  connections: number;
  /** It ends after this time, or after so many answers, whichever is first. */
  seconds?: number;
  requests?: number;
  /** Requests a second, spread over the connections; as many as there can be without it. */
  rate?: number;
}

export interface LoadFigures {
  answers: number;
  perSecond: number;
  /** Milliseconds from the request to the last byte of its answer. */
  median: number;
  p95: number;
  p99: number;
  /** Answers that were not 200. */
  failed: number;
}

/**
 * Asks a server over connections that stay open, one request at a time on each. A loop over plain
 * sockets that reads no more of an answer than where it ends: what makes the load must cost less
 * than what answers it, or the fast server looks slow.
 *
 * With a rate, a request that could not be sent in time because the one before it was still awaited
 * counts from when it should have been sent: a server that stalls does not get fewer of them.
 *
 * @throws when a connection breaks
 */
export async function putLoad(load: Load): Promise<LoadFigures> {
  const { origin, paths, headers = {}, connections, seconds = Infinity, rate } = load;
  const { requests: most = Infinity } = load;
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const heads = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join("")}\r\n`),
  );
  const started = performance.now();
  const until = started + seconds * 1_000;
  const spacing = rate ? (connections / rate) * 1_000 : 0;
  const times: number[] = [];
  let sent = 0;
  let failed = 0;

  const work = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      const reader = createAnswerReader();
      let due = started + (spacing * index) / connections;
      let begun = 0;
      /** How late our own timer was: not the server's doing, nor is what it holds up. */
      let ownDelay = 0;
      const next = () => {
        const now = performance.now();
        if (spacing > 0 && now < due) return void setTimeout(onTimer, due - now);
        ask(spacing > 0 ? Math.min(now, due + ownDelay) : now);
      };
      const onTimer = () => ask(performance.now());
      const ask = (from: number) => {
        if (sent >= most || performance.now() >= until) return void socket.end();
        begun = from;
        ownDelay = Math.max(0, from - due);
        due += spacing;
        socket.write(heads[sent % heads.length]!);
        sent += 1;
      };
      socket.setNoDelay(true);
      socket.once("connect", next);
      socket.on("data", (bytes: Buffer) => {
        const status = reader.read(bytes);
        if (status === null) return;
        times.push(performance.now() - begun);
        if (status !== 200) failed += 1;
        next();
      });
      socket.once("error", reject);
      socket.once("close", () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => work(index)));
  const lasted = (performance.now() - started) / 1_000;
  return {
    answers: times.length,
    perSecond: times.length / lasted,
    ...{ median: median(times), p95: quantile(times, 0.95), p99: quantile(times, 0.99), failed },
  };
}

/** Finds the end of each answer on a connection: by its length, or by the last of its chunks. */
export function createAnswerReader() {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  /** Bytes that are still to come; Infinity while it comes in chunks. */
  let left: number | null = null;
  let tail = "";
  const finish = () => {
    const done = status;
    [head, status, left, tail] = [Buffer.alloc(0), 0, null, ""];
    return done;
  };
  return {
    /** @returns the status of the answer that has now come whole, or null */
    read(bytes: Buffer): number | null {
      let body = bytes;
      if (left === null) {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return null;
        const text = head.toString("latin1", 0, end);
        status = Number(text.slice(9, 12));
        const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
        left = length === undefined ? Infinity : Number(length);
        if (status === 304 || status === 204) left = 0;
        body = head.subarray(end + 4);
      }
      if (left !== Infinity) {
        left -= body.length;
        return left <= 0 ? finish() : null;
      }
      tail = (tail + body.toString("latin1", Math.max(0, body.length - 7))).slice(-7);
      return tail.endsWith("\r\n0\r\n\r\n") || tail === "0\r\n\r\n" ? finish() : null;
    },
  };
}
