import type { RunTarget } from "#domain/runs/run.ts";
import { runs } from "#db/schema/runs/runs.ts";

type TargetRow = Pick<
  typeof runs.$inferSelect,
  | "kind"
  | "creationId"
  | "version"
  | "threadId"
  | "messageSeq"
  | "documentId"
  | "documentVersion"
  | "agentikId"
  | "triggerId"
  | "input"
  | "toolCallId"
>;

/** Columns that `targetOf` reads. */
export const targetColumns = {
  kind: runs.kind,
  creationId: runs.creationId,
  version: runs.version,
  threadId: runs.threadId,
  messageSeq: runs.messageSeq,
  documentId: runs.documentId,
  documentVersion: runs.documentVersion,
  agentikId: runs.agentikId,
  triggerId: runs.triggerId,
  input: runs.input,
  toolCallId: runs.toolCallId,
};

/**
 * Target of a run: the row that it writes. The CHECK runs_for_one holds that the columns of its
 * kind are there.
 */
export function targetOf(row: TargetRow): RunTarget {
  switch (row.kind) {
    case "creation":
      return { kind: "creation", creationId: row.creationId!, version: row.version! };
    case "reply":
      return { kind: "reply", threadId: row.threadId!, seq: row.messageSeq! };
    case "document":
      return { kind: "document", documentId: row.documentId!, version: row.documentVersion! };
    case "duty": {
      const { agentikId, triggerId } = row;
      return { kind: "duty", agentikId, triggerId, input: row.input! };
    }
    case "check":
      return { kind: "check", agentikId: row.agentikId };
    case "tool":
      return { kind: "tool", callId: row.toolCallId! };
  }
}

/** The columns of a run for a target. */
export function columnsOf(target: RunTarget): Partial<TargetRow> & Pick<TargetRow, "kind"> {
  switch (target.kind) {
    case "creation":
      return target;
    case "reply":
      return { kind: "reply", threadId: target.threadId, messageSeq: target.seq };
    case "document":
      return {
        kind: "document",
        documentId: target.documentId,
        documentVersion: target.version,
      };
    case "tool":
      return { kind: "tool", toolCallId: target.callId };
    case "duty":
    case "check":
      return target;
  }
}
