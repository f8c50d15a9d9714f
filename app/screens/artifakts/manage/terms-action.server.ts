import { data } from "@remix-run/node";
import { CODES_MAX, readCode, readNewCode } from "#domain/artifakts/discount-codes.ts";
import { siteDay } from "#domain/format/dates.ts";
import {
  addDiscountCode,
  setOpenPrice,
  stopDiscountCode,
} from "#db/commands/artifakts/discount-codes.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

export const TERMS_INTENTS = ["add-code", "stop-code", "open-price", "fix-price"] as const;

const PROBLEMS = {
  code: m.selling_problem_code,
  percent: m.selling_problem_percent,
  uses: m.selling_problem_uses,
  until: m.selling_problem_until,
} as const;

/**
 * Adds or stops a discount code, or lets buyers pay more than the price.
 *
 * @throws the redirect after success, a 404 for an artifakt that is not the person's own
 */
export async function answerTerms(
  args: WriteArgs,
  artifaktId: string,
  form: {
    intent: (typeof TERMS_INTENTS)[number];
    key?: string | undefined;
    code: string;
    percent: string;
    uses: string;
    until: string;
  },
) {
  const { intent, key, code, percent, uses, until } = form;
  const [lang, now] = [requestLang(args.request), new Date()];
  const typed = { code, percent, uses, until };
  const leave = (id: string, flash: string, headers: Headers) =>
    redirectWithFlash(args.request, paths.artifaktManage(id), { code: flash, about: id }, headers);

  if (intent === "add-code") {
    const read = readNewCode(typed, siteDay(now));
    if (Array.isArray(read)) {
      const fields = Object.fromEntries(read.map((field) => [field, PROBLEMS[field]({}, lang)]));
      return refuse({ intent, status: 422, reason: "fields", fields, typed });
    }
    const written = await writeAs(args, (tx, { personId }) =>
      idempotent(tx, { personId, key, scope: `add-code ${artifaktId}`, payload: read }, () =>
        addDiscountCode(tx, { personId, artifaktId, code: read, now }),
      ),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
    const { value, headers } = written;
    if (value.kind === "done") throw leave(value.artifaktId, "code-added", headers);
    if (value.reason === "gone") throw data(null, { status: 404 });
    const text =
      value.reason === "known"
        ? m.selling_code_known({}, lang)
        : m.selling_code_full({ max: CODES_MAX }, lang);
    return refuse({ intent, status: 409, reason: value.reason, text, typed });
  }

  const written = await writeAs(args, (tx, { personId }) =>
    intent === "stop-code"
      ? stopDiscountCode(tx, { personId, artifaktId, code: readCode(code) ?? "", now })
      : setOpenPrice(tx, { personId, artifaktId, isOpen: intent === "open-price", now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") throw data(null, { status: 404 });
  throw leave(value.artifaktId, intent === "stop-code" ? "code-stopped" : "terms", headers);
}
