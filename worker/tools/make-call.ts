import type { HttpCall } from "#domain/agentiks/tools/kinds/http.ts";
import { isInPlaza, type CallOutside } from "#domain/agentiks/tools/tool-call.ts";
import type { DeliverMail } from "#adapters/mail/deliver-mail.ts";
import type { CallWeb, WebAnswer } from "#adapters/network/call-web.server.ts";
import type { Db } from "#db/connection/client.ts";
import {
  beginToolCall,
  endToolCall,
  type CallOutcome,
} from "#db/commands/agentiks/tools/make-call.ts";
import { makeCallInPlaza } from "#db/commands/agentiks/tools/make-call-in-plaza.ts";
import { reportsTitle } from "#app/words/duty-text.ts";
import type { Executor } from "#worker/runs/executor.ts";
import { RunTrouble } from "#worker/runs/run-trouble.ts";
import { callMcpTool, type McpOutside } from "./call-mcp.ts";

/** How this worker reaches the world outside. */
export interface Outside {
  /** Undefined without a mail server. */
  deliverMail?: DeliverMail | undefined;
  callWeb: CallWeb;
  /** Without it no MCP server is called. */
  mcp?: McpOutside | undefined;
}

/**
 * Makes an approved call of a tool: stores that it begins, makes it, and stores the outcome before
 * the run ends.
 *
 * @throws RunTrouble `tool` if it was not made or failed: the call's row has the reason
 */
export const makeCallWith =
  (outside: Outside): Executor<"tool"> =>
  async ({ db, target: { callId }, now }, { signal }) => {
    const begun = await beginToolCall(db, callId, now);
    if (begun.kind === "not") throw new RunTrouble("tool");
    if (begun.kind === "go") {
      const { call, language, ...place } = begun;
      let outcome: CallOutcome;
      if (isInPlaza(call)) {
        // Plaza's own texts exist in Spanish and English only.
        const locale = language === "es" ? "es" : "en";
        const threadTitle = reportsTitle(place.agentik, { locale });
        outcome = await makeCallInPlaza(db, call, { ...place, threadTitle, callId, now });
      } else {
        const { agentikId } = place;
        outcome = await send(db, outside, call, { callId, agentikId, signal });
        await endToolCall(db, { callId, now: new Date() }, outcome);
      }
      if (outcome.failure || outcome.isUncertain) throw new RunTrouble("tool");
    }
    return { kind: "tool", steps: [{ kind: "called", detail: { call: callId } }] };
  };

const send = (
  db: Db,
  { deliverMail, callWeb, mcp }: Outside,
  call: CallOutside,
  { callId, agentikId, signal }: { callId: string; agentikId: string; signal: AbortSignal },
): Promise<CallOutcome> | CallOutcome => {
  if (call.tool === "mcp")
    return mcp ? callMcpTool(db, mcp, call, { agentikId, signal }) : { failure: "away" };
  if (call.tool === "http")
    return callWeb(call, { key: callId, signal }).then((answer) => outcomeOf(call, answer));
  if (!deliverMail) return { failure: "off" };
  const { to, subject, text } = call;
  return deliverMail({ to, subject, text }).then(mailOutcome);
};

const mailOutcome = (outcome: Awaited<ReturnType<DeliverMail>>): CallOutcome => {
  if (outcome === "sent") return {};
  return outcome === "lost" ? { isUncertain: true } : { failure: outcome };
};

function outcomeOf({ method }: HttpCall, answer: WebAnswer): CallOutcome {
  switch (answer.kind) {
    case "answered":
      return { status: answer.status, answer: answer.text };
    case "rejected":
      return { failure: "rejected", status: answer.status, answer: answer.text };
    case "lost":
      return method === "GET" ? { failure: "slow" } : { isUncertain: true };
    default:
      return { failure: answer.kind };
  }
}
