/** Permissions of agentiks' tools, and each call of a tool that changes something. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import {
  CALL_FAILURES,
  TOOL_CALL_STATES,
  type CallFailure,
  type ToolCall,
  type ToolCallState,
} from "#domain/agentiks/tools/tool-call.ts";
import {
  ACTING_TOOLS,
  ASK_REASONS,
  TOOLS,
  type ActingTool,
  type AskReason,
  type Tool,
} from "#domain/agentiks/tools/tools.ts";
import { PERMISSIONS, type Permission } from "#domain/agentiks/tools/tool.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Permissions of an agentik's tools that its owner has set. They belong to no version of its
 * configuration: what the owner forbids is forbidden at once.
 */
export const agentikTools = pgTable(
  "agentik_tools",
  {
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    tool: text().$type<Tool>().notNull(),
    permission: text().$type<Permission>().notNull(),
    /** Hosts that the tool `http` may call, as in `URL.host`. */
    hosts: text().array().notNull().default([]),
    changedAt: moment("changed_at").notNull(),
  },
  (tool) => [
    primaryKey({ columns: [tool.agentikId, tool.tool] }),
    check("agentik_tools_tool_known", isOneOf(tool.tool, TOOLS)),
    check("agentik_tools_permission_known", isOneOf(tool.permission, PERMISSIONS)),
    check(
      "agentik_tools_hosts_of_http",
      sql`${tool.tool} = 'http' OR cardinality(${tool.hosts}) = 0`,
    ),
  ],
);

/**
 * A call of a tool that changes something, with the owner's decision and the outcome. The row is
 * written before the call: a call found as `sending` after its worker was lost is only repeated if
 * that is harmless.
 */
export const toolCalls = pgTable(
  "tool_calls",
  {
    id: text().primaryKey(),
    agentikId: text("agentik_id")
      .notNull()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    /** The agentik's owner, who decides. */
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** The run that asks for it (no reference: runs refer to their call), and its place in it, from 1. */
    askedBy: text("asked_by").notNull(),
    seq: smallint().notNull(),
    tool: text().$type<ActingTool>().notNull(),
    /** Read by `readToolCall`; never changed. */
    call: jsonb().$type<ToolCall>().notNull(),
    /** SHA-256 of the call: what was approved is what is done. */
    callHash: text("call_hash").notNull(),
    state: text().$type<ToolCallState>().notNull(),
    /** Why the call needed the owner's approval; null when it needed none. */
    why: text().$type<AskReason>(),
    /** Until then it can be decided. */
    expiresAt: moment("expires_at").notNull(),
    decidedAt: moment("decided_at"),
    failure: text().$type<CallFailure>(),
    /** HTTP status of the answer, if there was one. */
    status: smallint(),
    /** Beginning of the answer, for the owner to read; the agentik never acts on it. */
    answer: text().notNull().default(""),
    /** When its owner was told by mail that it waits. */
    mailedAt: moment("mailed_at"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (call) => [
    unique("tool_calls_of_run").on(call.askedBy, call.seq),
    check("tool_calls_seq_counted", sql`${call.seq} > 0`),
    check("tool_calls_tool_known", isOneOf(call.tool, ACTING_TOOLS)),
    check("tool_calls_state_known", isOneOf(call.state, TOOL_CALL_STATES)),
    check("tool_calls_why_known", isOneOf(call.why, ASK_REASONS)),
    check("tool_calls_failure_known", isOneOf(call.failure, CALL_FAILURES)),
    check(
      "tool_calls_failed_for_a_reason",
      sql`(${call.state} = 'failed') = (${call.failure} IS NOT NULL)`,
    ),
    check(
      "tool_calls_ended",
      sql`(${call.state} IN ('waiting', 'queued', 'sending')) = (${call.endedAt} IS NULL)`,
    ),
    // Nothing that had to be asked for is done without a decision.
    check(
      "tool_calls_decided",
      sql`${call.why} IS NULL OR ${call.state} IN ('waiting', 'expired') OR ${call.decidedAt} IS NOT NULL`,
    ),
    check(
      "tool_calls_waiting_for_a_reason",
      sql`${call.state} <> 'waiting' OR ${call.why} IS NOT NULL`,
    ),
    index("tool_calls_of_agentik").on(call.agentikId, call.createdAt.desc()),
    index("tool_calls_of_person").on(call.personId, call.createdAt.desc()),
    index("tool_calls_waiting")
      .on(call.personId, call.expiresAt)
      .where(sql`${call.state} = 'waiting'`),
    index("tool_calls_expiring")
      .on(call.expiresAt)
      .where(sql`${call.state} = 'waiting'`),
  ],
);
