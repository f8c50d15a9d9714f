import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Sql, TransactionSql } from "postgres";
import { QUERY_CHANNEL, type QueryAsked } from "#db/connection/client.ts";

/** One step of a plan, as Postgres says it (EXPLAIN, FORMAT JSON). */
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

/** What a query did on the grown database. */
export interface Plan {
  /** Rows of tables that were picked, those that were thrown away again among them. */
  rowsRead: number;
  /** Entries that an index alone answered. */
  entriesRead: number;
  rowsReturned: number;
  /** Tables that were read from end to end, as far as they were; and how many rows of each at a time. */
  wholeTables: Map<string, number>;
  /** The largest number of rows that came into one sort. */
  rowsSorted: number;
  indexes: Set<string>;
  /** Milliseconds; for the report. */
  ms: number;
}

/** The queries that something asks of the application in this process, with their values. */
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

/** Runs a query and reads from its plan what it read. */
export async function planOf(sql: Sql | TransactionSql, asked: QueryAsked): Promise<Plan> {
  const [row] = await sql.unsafe<
    { "QUERY PLAN": { Plan: PlanNode; "Execution Time": number }[] }[]
  >(`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${asked.query}`, asked.params as never[]);
  const { Plan: root, "Execution Time": ms } = row!["QUERY PLAN"][0]!;
  const plan: Plan = {
    ...{ rowsRead: 0, entriesRead: 0, rowsReturned: root["Actual Rows"], wholeTables: new Map() },
    ...{ rowsSorted: 0, indexes: new Set(), ms },
  };
  visit(root, plan);
  return plan;
}

function visit(node: PlanNode, plan: Plan): void {
  const { "Node Type": type, "Actual Loops": loops, Plans: below = [] } = node;
  for (const each of below) visit(each, plan);
  // What was planned and never done costs nothing.
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
