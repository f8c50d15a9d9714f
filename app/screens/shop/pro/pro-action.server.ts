import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { PRO_PRICE_CENTS } from "#domain/money/payments.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { shortOf } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { proRefusalText } from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { cancelPro, subscribePro } from "#db/commands/shop/pro.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";

const HERE = paths.pro;

const FORM = z.object({ intent: z.enum(["subscribe", "cancel", "resume"]), key: formKey() });

/**
 * Subscribes to Pro, cancels at the end of the period, or resumes a cancelled subscription.
 *
 * @throws what `readForm` throws
 */
export async function answerPro({ request, context }: ActionFunctionArgs) {
  const { intent, key } = await readForm(request, FORM);
  const now = new Date();
  const lang = requestLang(request);
  if (intent === "subscribe") {
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      idempotent(tx, { personId, key, scope: "subscribe-pro", payload: { PRO_PRICE_CENTS } }, () =>
        subscribePro(tx, { personId, now }),
      ),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
    const { value, headers } = written;
    if (value.kind === "refused") {
      const { reason } = value;
      if (reason === "already")
        return refuse({ intent, status: 409, reason, text: proRefusalText(reason, lang) });
      const short = { missing: value.missing, currency: "USD", next: `${HERE}?buy=1` } as const;
      return refuse({ intent, status: 402, reason, ...shortOf(short, lang) });
    }
    throw redirectWithFlash(request, HERE, { code: "subscribed", about: "pro" }, headers);
  }
  const isCancelled = intent === "cancel";
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    cancelPro(tx, { personId, isCancelled, now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  if (written.value.kind === "refused") {
    const { reason } = written.value;
    return refuse({ intent, status: 409, reason, text: proRefusalText(reason, lang) });
  }
  const code = isCancelled ? "cancelled" : "resumed";
  throw redirectWithFlash(request, HERE, { code, about: "pro" }, written.headers);
}
