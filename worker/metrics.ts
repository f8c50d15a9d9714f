import http from "node:http";
import prom from "prom-client";
import { createDb } from "#db/connection/client.ts";
import { countActiveRuns } from "#db/queries/runs/run-counts.ts";

export interface WorkerMetrics {
  /** Called when a row of background work was done or failed. */
  onRow(task: string, outcome: "done" | "failed"): void;
  /** Called when this process has ended a run. */
  onRunEnd(end: { state: string; pickUpMs: number; workMs: number }): void;
  close(): Promise<void>;
}

/** Histogram buckets in seconds, from a wake-up by NOTIFY to the deadline of a run. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 120];

/**
 * Serves Prometheus metrics of the background work as `GET /metrics`: rows done and failed, runs ended,
 * how long they waited and took, and how many wait and run now, in all processes.
 *
 * @throws when the port cannot be opened
 */
export async function createWorkerMetrics(
  url: string,
  { port, host }: { port: number; host: string },
): Promise<WorkerMetrics> {
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  const { db, close } = createDb(url, { max: 1 });
  const rows = new prom.Counter({
    name: "plaza_due_rows_total",
    help: "Rows of background work, by task and outcome (done, failed).",
    labelNames: ["task", "outcome"],
    registers,
  });
  const ended = new prom.Counter({
    name: "plaza_runs_ended_total",
    help: "Runs that this process has ended, by state.",
    labelNames: ["state"],
    registers,
  });
  const pickUp = new prom.Histogram({
    name: "plaza_run_pick_up_seconds",
    help: "From asking for a run to its begin.",
    buckets: SECONDS,
    registers,
  });
  const duration = new prom.Histogram({
    name: "plaza_run_duration_seconds",
    help: "From a run's begin to its end.",
    buckets: SECONDS,
    registers,
  });
  new prom.Gauge({
    name: "plaza_runs_active",
    help: "Runs that wait (queued) or are executed (running), of all processes.",
    labelNames: ["state"],
    registers,
    async collect() {
      const counts = await countActiveRuns(db);
      for (const state of ["queued", "running"] as const) this.set({ state }, counts[state]);
    },
  });
  const server = http.createServer((req, res) => {
    if (req.method !== "GET" || req.url?.split("?")[0] !== "/metrics")
      return void res.writeHead(404).end();
    registry.metrics().then(
      (text) => res.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    onRow: (task, outcome) => rows.inc({ task, outcome }),
    onRunEnd({ state, pickUpMs, workMs }) {
      ended.inc({ state });
      pickUp.observe(pickUpMs / 1_000);
      duration.observe(workMs / 1_000);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await close();
    },
  };
}
