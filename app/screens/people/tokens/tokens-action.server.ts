import { z } from "zod";
import {
  API_SCOPES,
  TOKEN_LIFETIMES,
  TOKEN_NAME_MAX,
  TOKENS_MAX,
} from "#domain/people/api-tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { createApiToken, storeToken } from "#db/commands/people/api-tokens/create-token.ts";
import { revokeToken } from "#db/commands/people/api-tokens/revoke-token.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { logSecurityEvent } from "#app/session/security-log.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["create", "revoke"]),
  key: formKey(),
  name: writtenLine(),
  scope: z.enum(API_SCOPES).catch("read"),
  lifetime: z.enum(TOKEN_LIFETIMES).catch("90"),
  /** Id of the token to revoke. */
  token: writtenLine(),
});
type Form = z.infer<typeof FORM>;

type Refusal = "account" | "full" | "gone";
type Written = { kind: "done"; id?: string } | { kind: "refused"; reason: Refusal };

const REFUSALS = {
  account: { status: 403, text: m.tokens_account },
  full: { status: 409, text: m.tokens_full },
  gone: { status: 404, text: m.tokens_gone },
} as const;

/**
 * Makes a token, or revokes one. A new token is in the answer itself, once, and never in a cookie or a
 * stored answer.
 *
 * @throws the redirect after revoking, what `readForm` throws
 */
export async function answerTokens(args: WriteArgs) {
  const form = await readForm(args.request, FORM);
  const { intent, key, name, scope, lifetime, token: id } = form;
  const lang = requestLang(args.request, "spanish");
  const typed = { name, scope, lifetime };
  if (intent === "create" && (name === "" || [...name].length > TOKEN_NAME_MAX)) {
    const fields = { name: m.tokens_no_name({ max: TOKEN_NAME_MAX }, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  let secret = "";
  const written = await writeAs(args, (tx, { personId }) => {
    // A transaction that is tried again makes another token; an answer that is given again has none.
    secret = "";
    const make = () => (secret = createApiToken());
    return idempotent(tx, { personId, key, scope: `${intent}-token ${id}`, payload: typed }, () =>
      write(tx, { personId, now: new Date() }, form, make),
    );
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const { status, text } = REFUSALS[reason];
    return refuse({
      intent,
      status,
      reason,
      text: text({ max: TOKENS_MAX }, lang),
      ...(reason === "account" && {
        link: { to: withNext(paths.signup, paths.tokens), text: m.account_signup_submit({}, lang) },
      }),
      typed,
    });
  }
  if (secret !== "") {
    const { personId, sessionId } = await findViewer(args.request);
    logSecurityEvent("api-token-created", args.context, { person: personId, session: sessionId });
  }
  if (intent === "create")
    return done({ intent, text: m.tokens_done_created({}, lang), value: { secret } }, headers);
  const flash = { code: "token-revoked", about: "tokens" };
  throw redirectWithFlash(args.request, paths.tokens, flash, headers);
}

async function write(
  tx: Db,
  own: { personId: string; now: Date },
  { intent, name, scope, lifetime, token: id }: Form,
  makeToken: () => string,
): Promise<Written> {
  if (intent === "revoke") return revokeToken(tx, { ...own, id });
  return storeToken(tx, { ...own, name, scope, lifetime, token: makeToken() });
}
