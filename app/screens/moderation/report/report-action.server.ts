import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readReport, REPORT_TEXT_MAX, type ReportProblems } from "#domain/items/reports.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { parseReported } from "#app/forms/which-item.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, writeAs } from "#app/session/write-as.server.ts";
import { reportItem } from "#db/commands/items/reports.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";

const FORM = z.object({ key: formKey(), reason: typedText(), text: writtenText() });

const intent = "report";

/**
 * Reports an item. A guest is asked to sign in first, so that reports come from accounts.
 *
 * @throws 404 for an item that is not open to all or belongs to the person, the redirect after
 *   success and to the sign-in, what `readForm` throws
 */
export async function answerReport({ request, params, context }: ActionFunctionArgs) {
  const item = parseReported(params);
  const { key, ...typed } = await readForm(request, FORM);
  const { kind, personId: viewerId } = await findViewer(request);
  if (kind !== "account") throw askToSignIn(request, context);
  const lang = requestLang(request);
  const read = readReport(typed);
  if ("problems" in read) {
    const fields = problemTexts(read.problems, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const now = new Date();
  const waitSeconds = await limitTries("reportByPerson", viewerId, now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
  const { report } = read;
  const scope = `report-item ${item.kind} ${item.id}`;
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope, payload: report }, () =>
      reportItem(tx, { personId, item, report, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  if (written.value.kind === "refused") throw data(null, { status: 404 });
  const flash = { code: written.value.outcome, about: "report" };
  throw redirectWithFlash(request, paths.report(item.kind, item.id), flash, written.headers);
}

const problemTexts = (
  { reason, text }: ReportProblems,
  lang: ReturnType<typeof requestLang>,
): Record<string, string> => ({
  ...(reason && { reason: m.report_problem_reason({}, lang) }),
  ...(text === "missing" && { text: m.report_problem_text({}, lang) }),
  ...(text === "long" && { text: m.report_problem_long({ max: REPORT_TEXT_MAX }, lang) }),
});
