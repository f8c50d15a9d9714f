import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { continueRun } from "#db/commands/runs/continue-run.ts";
import { retryRun } from "#db/commands/runs/retry-run.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { findRunPage } from "#db/queries/runs/find-run-page.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({ intent: z.enum(["retry", "stop", "continue"]) });
const DONE = {
  retry: m.runs_done_retried,
  stop: m.runs_done_stopped,
  continue: m.runs_done_continued,
};

const REFUSALS = {
  "not-active": m.triggers_no_active,
  busy: m.triggers_no_busy,
  gone: m.runs_no_gone,
  ended: m.runs_no_gone,
  limit: m.runs_no_limit,
} as const;

/** Success message, by the flash's code. */
export const runDoneText = (code: string, lang: { locale: Locale }) => doneText(DONE, code, lang);

/**
 * The buttons of a run, Try again, Retry from here and Stop, for the person for whom it works.
 *
 * @throws 404 for an unknown run and another person's
 */
export async function answerRun({ request, params, context }: ActionFunctionArgs) {
  const { intent } = await readForm(request, FORM);
  const runId = parseItemId(params.id);
  const { personId: viewerId } = await findViewer(request);
  const run = runId && (await findRunPage(db, { id: runId, personId: viewerId }));
  if (!runId || !run || !run.isOwn) throw data(null, { status: 404 });
  const now = new Date();
  const written = await writeAs({ request, context }, async (tx, { personId }) => {
    if (intent === "retry") return retryRun(tx, { runId, personId, now });
    if (intent === "continue") return continueRun(tx, { runId, personId, now });
    const stopped = await stopRun(tx, { id: runId, personId, now });
    return stopped.kind === "done" ? { kind: "done" as const, runId } : stopped;
  });
  const lang = requestLang(request);
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const text = REFUSALS[value.reason];
    return refuse({ intent, status: 409, reason: value.reason, text: text({}, lang) });
  }
  const flash = { code: intent, about: value.runId };
  throw redirectWithFlash(request, paths.run(value.runId), flash, headers);
}
