import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import {
  decideCall,
  repeatCall,
  type DecideRefusal,
} from "#db/commands/agentiks/tools/decide-call.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { findCall } from "#db/queries/agentiks/tools/list-calls.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["approve", "refuse", "again"]),
  call: writtenLine(),
  hash: writtenLine(),
});

const DONE = {
  "call-approved": m.approvals_done_approved,
  "call-done": m.approvals_done_done,
  "call-not": m.approvals_done_not,
  "call-refused": m.approvals_done_refused,
};

/** Message of a decision, by the flash's code. */
export const approvalDoneText = (code: string, lang: { locale: Locale }) =>
  doneText(DONE, code, lang);

const REFUSALS = {
  missing: { status: 404, text: m.approvals_no_missing },
  changed: { status: 409, text: m.approvals_no_changed },
  decided: { status: 409, text: m.approvals_no_decided },
  late: { status: 409, text: m.approvals_no_late },
  open: { status: 409, text: m.approvals_no_open },
} as const satisfies Record<DecideRefusal, unknown>;

/**
 * Approves, refuses or repeats a call. Waits at most ten seconds for an approved call; its page
 * shows the outcome.
 *
 * @throws 404 for another person's call, what `readForm` throws
 */
export async function answerApprovals({ request, params, context }: ActionFunctionArgs) {
  const { intent, call, hash } = await readForm(request, FORM);
  const callId = parseItemId(params.id ?? call);
  const { personId: viewerId } = await findViewer(request);
  if (!callId || !(await findCall(db, { callId, personId: viewerId })))
    throw data(null, { status: 404 });
  const lang = requestLang(request);
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    intent === "again"
      ? repeatCall(tx, { personId, callId, now })
      : decideCall(tx, { personId, callId, hash, isApproved: intent === "approve", now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const { status, text } = REFUSALS[reason];
    return refuse({ intent, status, reason, text: text({}, lang) });
  }
  if (value.runId) await untilRunEnds(value.runId);
  const whose = { callId: value.callId, personId: viewerId };
  const made = await onPrimary(() => findCall(db, whose));
  const flash = { code: doneCode(made?.state), about: value.callId };
  throw redirectWithFlash(request, paths.approval(value.callId), flash, headers);
}

function doneCode(state: string | undefined): keyof typeof DONE {
  if (state === "refused") return "call-refused";
  if (state === "done") return "call-done";
  return state === "failed" || state === "uncertain" ? "call-not" : "call-approved";
}
