import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { PASSKEY_PURPOSES, PASSKEYS_MAX } from "#domain/people/passkeys.ts";
import * as m from "#app/messages/messages.js";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { waitText } from "#app/presenters/answers/not-written.server.ts";
import {
  createPasskeyOptions,
  requestPasskeyOptions,
} from "#app/session/second-factor/passkeys.server.ts";
import { isRecentlyConfirmed } from "#app/session/second-factor/confirm-identity.server.ts";
import { addressOf, limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";
import { listPasskeys } from "#db/queries/people/passkeys.ts";

const FORM = z.object({ purpose: z.enum(PASSKEY_PURPOSES) });

/** GET is refused with 405. */
export const loader = refuseMethod;

/**
 * Options for the browser's WebAuthn call (app/screens/people/passkey-form.tsx), with a new challenge:
 * 200 with `options`; 401 without an account; 403 if the identity must be confirmed before; 409 for
 * too many passkeys; 429. Refusals are `{ text }`.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { purpose } = await readForm(request, FORM);
  const lang = requestLang(request);
  const now = new Date();
  const seconds = await limitTries("passkeyByAddress", addressOf(context), now);
  if (seconds > 0) return answer(429, { text: waitText(seconds, lang) }, waitHeaders(seconds));
  if (purpose === "sign-in")
    return answer(200, { options: await requestPasskeyOptions(request, purpose, null, now) });

  const { personId, sessionId } = await findViewer(request);
  const account = sessionId === undefined ? undefined : await findCredentials(db, personId);
  if (sessionId === undefined || !account)
    return answer(401, { text: m.security_passkey_signed_out({}, lang) });
  if (purpose === "confirm")
    return answer(200, { options: await requestPasskeyOptions(request, purpose, personId, now) });
  if (!(await isRecentlyConfirmed({ personId, sessionId }, now)))
    return answer(403, { text: m.security_confirm_needed({}, lang) });
  if ((await listPasskeys(db, personId)).length >= PASSKEYS_MAX)
    return answer(409, { text: m.security_passkey_too_many({ most: PASSKEYS_MAX }, lang) });
  const subject = { personId, email: account.email };
  return answer(200, { options: await createPasskeyOptions(request, subject, now) });
}

const answer = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
