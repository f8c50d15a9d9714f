import cluster from "node:cluster";
import { subscribe } from "node:diagnostics_channel";
import http from "node:http";
import prom from "prom-client";
import { poolStates } from "#db/connection/guarded-client.ts";
import { QUERY_DONE_CHANNEL, type QueryDone } from "#db/connection/query-timing.ts";
import type { PlazaServer } from "../create-server.ts";
import type { Exchange } from "../wire/exchange.ts";

/** Histogram buckets in seconds: from a cache hit to longer than any deadline. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** Called when a request has finished. */
  onDone(exchange: Exchange): void;
  /** Registers the gauges of a server; called once. They are read at each scrape. */
  watch(plaza: PlazaServer): void;
}

/**
 * Prometheus metrics of this process. Requests are labelled by route pattern, never by path: paths
 * contain ids, and each distinct one would be a time series of its own.
 *
 * @param patternOf from `createRoutePatterns`
 */
export function createMetrics(patternOf: (path: string) => string | undefined): Metrics {
  prom.collectDefaultMetrics({ eventLoopMonitoringPrecision: 10 });
  const duration = new prom.Histogram({
    name: "plaza_request_duration_seconds",
    help: "From the head of a request to the end of its answer, by route pattern.",
    labelNames: ["route", "method", "status"],
    buckets: SECONDS,
  });
  const shed = new prom.Counter({
    name: "plaza_requests_shed_total",
    help: "Requests that were turned away because there was too much to do.",
  });
  const queries = new prom.Histogram({
    name: "plaza_query_duration_seconds",
    help: "From a query's question to its answer, waiting for a connection included.",
    labelNames: ["on", "failed"],
    buckets: SECONDS,
  });
  subscribe(QUERY_DONE_CHANNEL, (message) => {
    const { ms, on, failed } = message as QueryDone;
    queries.observe({ on, failed: String(failed) }, ms / 1_000);
  });

  return {
    onDone(exchange) {
      const { req, res, url, started } = exchange;
      if (exchange.isShed) shed.inc();
      const route = url ? (patternOf(url.pathname) ?? fallbackRoute(url.pathname)) : "unreadable";
      const status = res.headersSent ? `${Math.floor(res.statusCode / 100)}xx` : "none";
      const labels = { route, method: req.method ?? "", status };
      duration.observe(labels, (performance.now() - started) / 1_000);
    },

    watch(plaza) {
      gauge("plaza_requests_in_flight", "Requests being answered now.", () => plaza.inFlight());
      gauge("plaza_requests_running", "Requests the application works on now.", () =>
        plaza.concurrencyLimit.running(),
      );
      gauge("plaza_requests_waiting", "Requests waiting for the application.", () =>
        plaza.concurrencyLimit.waiting(),
      );
      const pools = (of: "max" | "taken" | "waiting") => () =>
        poolStates().reduce((sum, pool) => sum + pool[of], 0);
      gauge("plaza_pool_size", "Connections to the database there may be.", pools("max"));
      gauge("plaza_pool_taken", "Queries and transactions that hold one.", pools("taken"));
      gauge("plaza_pool_waiting", "Queries that wait for one.", pools("waiting"));
      const { pages } = plaza;
      if (!pages) return;
      gauge("plaza_cached_pages", "Visitors' pages in memory.", () => pages.count());
      counter("plaza_cached_pages_hits_total", "Answers from memory.", () => pages.hits());
      counter("plaza_cached_pages_misses_total", "Pages rendered.", () => pages.misses());
    },
  };
}

/** Label of a path that matches no route of the application. */
function fallbackRoute(path: string): string {
  if (path === "/livez" || path === "/readyz") return path;
  return path.startsWith("/assets/") ? "/assets/*" : "*";
}

function gauge(name: string, help: string, read: () => number): void {
  new prom.Gauge({
    name,
    help,
    aggregator: "sum",
    collect() {
      this.set(read());
    },
  });
}

/** A counter whose total is kept elsewhere and only ever grows. */
function counter(name: string, help: string, read: () => number): void {
  let counted = 0;
  new prom.Counter({
    name,
    help,
    collect() {
      const now = read();
      this.inc(now - counted);
      counted = now;
    },
  });
}

/** In a cluster worker: lets the primary process collect this one's metrics. */
export const joinMetrics = (): void => void new prom.AggregatorRegistry();

/**
 * Serves `GET /metrics` on a separate port, which need not be public. In a cluster the primary
 * process collects and sums the metrics of all workers.
 *
 * @throws when the port cannot be opened
 */
export async function serveMetrics(port: number, host: string): Promise<http.Server> {
  const all = cluster.isPrimary && Object.keys(cluster.workers ?? {}).length > 0;
  const aggregator = all ? new prom.AggregatorRegistry() : undefined;
  const server = http.createServer((req, res) => {
    if (req.method !== "GET" || req.url?.split("?")[0] !== "/metrics") {
      res.writeHead(404).end();
      return;
    }
    (aggregator ? aggregator.clusterMetrics() : prom.register.metrics()).then(
      (text) => {
        res.writeHead(200, { "Content-Type": prom.register.contentType }).end(text);
      },
      () => {
        res.writeHead(500).end();
      },
    );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return server;
}
