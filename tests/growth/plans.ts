import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Sql, TransactionSql } from "postgres";
import { QUERY_CHANNEL, type QueryAsked } from "#db/connection/client.ts";

/** A node of a query plan (EXPLAIN with FORMAT JSON). */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Heap Fetches"?: number;
  Plans?: PlanNode[];
}

/** Rows and index entries that a query read. */
export interface Plan {
  /** Rows fetched from tables by index, including those that were filtered out. */
  rowsRead: number;
  /** Entries read by index-only scans. */
  entriesRead: number;
  rowsReturned: number;
  /** Sequentially scanned tables, with the number of rows read. */
  wholeTables: Map<string, number>;
  /** Largest number of rows in one sort. */
  rowsSorted: number;
  indexes: Set<string>;
  /** Execution time in milliseconds. */
  ms: number;
}

/** Records the queries of the application in this process during `work`, with parameters. */
export async function queriesOf(work: () => Promise<unknown>): Promise<QueryAsked[]> {
  const seen: QueryAsked[] = [];
  const note = (message: unknown) => void seen.push(message as QueryAsked);
  subscribe(QUERY_CHANNEL, note);
  try {
    await work();
  } finally {
    unsubscribe(QUERY_CHANNEL, note);
  }
  return seen;
}

/** Runs EXPLAIN ANALYZE on a query and summarizes its plan. */
export async function planOf(sql: Sql | TransactionSql, asked: QueryAsked): Promise<Plan> {
  const [row] = await sql.unsafe<
    { "QUERY PLAN": { Plan: PlanNode; "Execution Time": number }[] }[]
  >(`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${asked.query}`, asked.params as never[]);
  const { Plan: root, "Execution Time": ms } = row!["QUERY PLAN"][0]!;
  const plan: Plan = {
    rowsRead: 0,
    entriesRead: 0,
    rowsReturned: root["Actual Rows"],
    wholeTables: new Map(),
    rowsSorted: 0,
    indexes: new Set(),
    ms,
  };
  visit(root, plan);
  return plan;
}

function visit(node: PlanNode, plan: Plan): void {
  const { "Node Type": type, "Actual Loops": loops, Plans: below = [] } = node;
  for (const each of below) visit(each, plan);
  // Nodes that were never executed cost nothing.
  if (loops === 0) return;
  if (node["Index Name"]) plan.indexes.add(node["Index Name"]);
  if (type === "Sort" || type === "Incremental Sort") {
    const sorted = below.reduce((sum, each) => sum + each["Actual Rows"] * each["Actual Loops"], 0);
    plan.rowsSorted = Math.max(plan.rowsSorted, sorted);
  }
  const table = node["Relation Name"];
  if (!table) return;
  const removed =
    (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const read = (node["Actual Rows"] + removed) * loops;
  if (type === "Seq Scan")
    plan.wholeTables.set(table, Math.max(plan.wholeTables.get(table) ?? 0, read));
  else if (type === "Index Only Scan" && (node["Heap Fetches"] ?? 0) * 10 <= read)
    plan.entriesRead += read;
  else plan.rowsRead += read;
}
