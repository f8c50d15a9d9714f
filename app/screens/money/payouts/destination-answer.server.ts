import {
  readDestination,
  shownPart,
  type DestinationProblems,
  type TypedDestination,
} from "#domain/money/payout-destination.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { sealDestination } from "#adapters/secrets/payout-destination.server.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { payoutRefusalText } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { refuseUnconfirmed } from "#app/presenters/answers/unconfirmed.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { needsSecondFactor } from "#app/session/second-factor/confirm-identity.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { savePayoutDestination } from "#db/commands/money/payout-destination.ts";

const PROBLEMS = {
  method: { unknown: m.payouts_method_unknown },
  holder: { missing: m.payouts_holder_missing },
  clabe: {
    missing: m.payouts_clabe_missing,
    digits: m.payouts_clabe_digits,
    check: m.payouts_clabe_check,
  },
  paypal: { invalid: m.payouts_paypal_invalid },
  bank: { short: m.payouts_bank_short, long: m.payouts_bank_long },
} satisfies {
  [Field in keyof DestinationProblems]: Record<
    NonNullable<DestinationProblems[Field]>,
    (inputs: object, lang: { locale: Locale }) => string
  >;
};

/** Error texts by field. */
function problemTexts(problems: DestinationProblems, lang: { locale: Locale }) {
  const said = Object.entries(problems) as [keyof DestinationProblems, string][];
  return Object.fromEntries(
    said.map(([field, problem]) => {
      const texts: Record<string, (inputs: object, lang: { locale: Locale }) => string> =
        PROBLEMS[field];
      return [field, texts[problem]!({}, lang)];
    }),
  );
}

/**
 * Stores where an account's payouts are sent. Like a change of credentials it needs the account's second
 * factor, if it has one, shown a short while ago: otherwise who holds a session could take the money.
 *
 * @throws the redirect after success
 */
export async function answerDestination({ request, context }: WriteArgs, typed: TypedDestination) {
  const intent = "save-destination";
  const now = new Date();
  const lang = requestLang(request);
  const read = readDestination(typed);
  if ("problems" in read) {
    const fields = problemTexts(read.problems, lang);
    const text = m.payouts_refused({}, lang);
    return refuse({ intent, status: 422, reason: "fields", text, fields, typed });
  }
  if (!HAS_SECRET_KEY) {
    const text = m.payouts_unavailable({}, lang);
    return refuse({ intent, status: 503, reason: "no-key", text, typed });
  }
  const { personId, sessionId } = await findViewer(request);
  if (sessionId !== undefined && (await needsSecondFactor({ personId, sessionId }, now)))
    return refuseUnconfirmed({ intent, next: paths.payouts, lang, typed });
  const { destination } = read;
  const written = await writeAs({ request, context }, async (tx, writer) => {
    if (writer.kind !== "account") return { kind: "refused", reason: "no-account" } as const;
    const sealedDestination = sealDestination(destination, writer.personId);
    const shown = shownPart(destination);
    return savePayoutDestination(tx, {
      personId: writer.personId,
      ...shown,
      sealedDestination,
      now,
    });
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  if (written.value.kind === "refused") {
    const { reason } = written.value;
    const link = { to: paths.account, text: m.money_payout_make_account({}, lang) };
    return refuse({
      intent,
      status: 403,
      reason,
      text: payoutRefusalText(reason, lang),
      link,
      typed,
    });
  }
  const flash = { code: "destination-saved", about: "payouts" };
  throw redirectWithFlash(request, paths.payouts, flash, written.headers);
}
