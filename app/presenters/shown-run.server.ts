import type { SkipReason, TellTopic } from "#domain/agentiks/duties/duties.ts";
import { titleOfText } from "#domain/spaces/threads.ts";
import type { Zone } from "#domain/format/zones.ts";
import { runStateAt, type RunFailure, type RunState } from "#domain/runs/run.ts";
import { formatCentavos } from "#domain/money/money.ts";
import type { AgentikRun, ListedRun } from "#db/queries/runs/agentik-runs.ts";
import type { ActingTool } from "#domain/agentiks/tools/tools.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import * as m from "#app/messages/messages.js";
import { stepText } from "#app/words/step-text.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";
import { localMoment } from "./local-date.server.ts";
import { inBoth, localText } from "./local-text.server.ts";

/** A run as lists show it. */
export interface ShownRun {
  id: string;
  /** The run's purpose in words. */
  purpose: LocalText;
  state: RunState;
  failure: RunFailure | null;
  skipped: SkipReason | null;
  at: LocalTimeText;
  /** Formatted; empty until it has ended. */
  took: string;
}

/** @param on `now` is the server's clock: a run past its deadline has failed */
export function toShownRun(run: AgentikRun, { now, zone }: { now: Date; zone: Zone }): ShownRun {
  const { id, input, createdAt } = run;
  const state = runStateAt(run, now);
  return {
    id,
    purpose: purposeOf(run),
    state,
    failure: state === "failed" ? (run.failure ?? "late") : null,
    skipped: input?.skipped ?? null,
    at: localMoment(createdAt, zone),
    took: tookText(run),
  };
}

/** A run as the list of its agentik shows it. */
export interface ShownListedRun extends ShownRun {
  /** Whether its page opens for the viewer. */
  mayOpen: boolean;
  /** Null for those who do not pay for it, as on its page. */
  cost: LocalText | null;
}

/** @param on as for `toShownRun` */
export const toListedRun = (run: ListedRun, on: { now: Date; zone: Zone }): ShownListedRun => ({
  ...toShownRun(run, on),
  mayOpen: run.mayOpen,
  cost: run.isPaidByViewer && run.kind !== "document" ? costOf(run.madeBy) : null,
});

function costOf({ costCentavos, isAtMost }: ListedRun["madeBy"]): LocalText {
  const cost = formatCentavos(costCentavos);
  return inBoth((lang) => (isAtMost ? m.runs_cost_most({ cost }, lang) : cost));
}

/** Duration of a run: `0.4 s`, `1 min 5 s`. */
function tookText({ startedAt, endedAt }: Pick<AgentikRun, "startedAt" | "endedAt">): string {
  if (!startedAt || !endedAt) return "";
  const seconds = (endedAt.getTime() - startedAt.getTime()) / 1_000;
  if (seconds < 60) return `${Math.max(0, seconds).toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

const TOOL_RUNS = {
  mail: m.runs_for_tool_mail,
  http: m.runs_for_tool_http,
  task: m.runs_for_tool_task,
  message: m.runs_for_tool_message,
  document: m.runs_for_tool_document,
  draft: m.runs_for_tool_draft,
  entry: m.runs_for_tool_entry,
  push: m.runs_for_tool_push,
  chat_message: m.runs_for_tool_chat_message,
  mcp: m.runs_for_tool_mcp,
} as const satisfies Record<ActingTool, unknown>;

function purposeOf({ kind, input, channel, space, tool }: AgentikRun): LocalText {
  switch (kind) {
    case "creation":
      return localText(m.runs_for_creation);
    case "document":
      return localText(m.runs_for_document);
    case "reply":
      if (channel === "try") return localText(m.runs_for_try);
      if (channel !== null) return localText(m.runs_for_customer);
      return space === null
        ? localText(m.runs_for_reply)
        : localText((_, lang) => m.runs_for_space({ space }, lang));
    case "check":
      return localText(m.runs_for_check);
    case "tool":
      return localText(TOOL_RUNS[tool ?? "task"]);
    case "duty":
      return dutyPurpose(input!.work);
  }
}

const TELL_RUNS = {
  sale: m.runs_for_tell_sale,
  entry: m.runs_for_tell_entry,
  question: m.runs_for_tell_question,
} as const satisfies Record<TellTopic, unknown>;

function dutyPurpose(work: NonNullable<AgentikRun["input"]>["work"]): LocalText {
  switch (work.duty) {
    case "report":
      return localText(work.period === "day" ? m.runs_for_report_day : m.runs_for_report_week);
    case "remind":
      return localText(m.runs_for_remind);
    case "ask":
    case "react": {
      const what = titleOfText(work.text);
      return localText((_, lang) => m.runs_for_ask({ what }, lang));
    }
    case "watch":
      return localText(m.runs_for_watch);
    case "welcome":
      return localText(m.runs_for_welcome);
    case "task":
      return localText(m.runs_for_task);
    case "stock":
      return localText(m.runs_for_stock);
    case "review":
      return localText(m.runs_for_review);
    case "tell":
      return localText(TELL_RUNS[work.topic]);
    case "note": {
      const { title } = work;
      return localText((_, lang) => m.runs_for_note({ title }, lang));
    }
  }
}

/** A run's step in words. */
export const stepWords = (step: RunStep): LocalText => localText((_, lang) => stepText(step, lang));
