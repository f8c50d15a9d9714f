import { z } from "zod";
import { formatCentavos } from "#domain/money/money.ts";
import { LIMIT_MAX_CENTAVOS, readLimit } from "#domain/runs/models/spend-limits.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { saveLimits } from "#db/commands/runs/models/save-limits.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";

const FORM = z.object({
  intent: z.literal("save-limits"),
  key: formKey(),
  run: typedText(),
  day: typedText(),
});

/**
 * Stores a person's limits.
 *
 * @throws the redirect after success, what `readForm` throws
 */
export async function answerLimits(args: WriteArgs) {
  const { request } = args;
  const { intent, key, ...typed } = await readForm(request, FORM);
  const lang = requestLang(request, "spanish");
  const [run, day] = [readLimit(typed.run), readLimit(typed.day)];
  if (run === undefined || day === undefined) {
    const problem = m.limits_problem({ max: formatCentavos(LIMIT_MAX_CENTAVOS) }, lang);
    const fields = {
      ...(run === undefined && { run: problem }),
      ...(day === undefined && { day: problem }),
    };
    const text = m.limits_refused({}, lang);
    return refuse({ intent, status: 422, reason: "fields", text, fields, typed });
  }
  const limits = { run, day };
  const written = await writeAs(args, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope: "spend-limits", payload: limits }, () =>
      saveLimits(tx, { personId, limits, now: new Date() }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const flash = { code: "limits", about: "limits" };
  throw redirectWithFlash(request, paths.spendLimits, flash, written.headers);
}
