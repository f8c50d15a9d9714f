import net from "node:net";
import { median, quantile } from "../median.ts";

export interface Load {
  /** `http://localhost:3000` */
  origin: string;
  /** Requested in turn. */
  paths: readonly string[];
  headers?: Record<string, string>;
  connections: number;
  /** The load ends after this time or this number of requests, whichever comes first. */
  seconds?: number;
  requests?: number;
  /** Requests per second over all connections; unlimited by default. */
  rate?: number;
}

export interface LoadFigures {
  answers: number;
  perSecond: number;
  /** Milliseconds from the request to the last byte of the response. */
  median: number;
  p95: number;
  p99: number;
  /** Responses with a status other than 200. */
  failed: number;
}

/**
 * Load generator over keep-alive connections, one request at a time on each. Uses plain sockets and
 * parses only where a response ends: the generator must cost less CPU than the server, or a fast
 * server looks slow.
 *
 * With a rate, a request delayed by the response before it is timed from when it was due. This avoids
 * coordinated omission: a stalled server does not get fewer requests.
 *
 * @throws if a connection breaks
 */
export async function generateLoad(load: Load): Promise<LoadFigures> {
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
      /** Lateness of this process's own timer, which is not counted as the server's. */
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
    median: median(times),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    failed,
  };
}

/** Detects the end of each response on a connection, by Content-Length or the last chunk. */
export function createAnswerReader() {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  /** Remaining body bytes; Infinity for a chunked body; null while reading headers. */
  let left: number | null = null;
  let tail = "";
  const finish = () => {
    const done = status;
    [head, status, left, tail] = [Buffer.alloc(0), 0, null, ""];
    return done;
  };
  return {
    /** @returns the status of the response that is now complete, or null */
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
