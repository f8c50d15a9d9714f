import { data } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { done } from "#app/forms/action-result.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { signInLimitsOf } from "#app/session/sign-in-locks.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { answerDecision, carryOut, queryOf } from "#app/screens/operator/decide.server.ts";
import {
  endSessionsAsOperator,
  liftSignInLocks,
  makeResetLink,
} from "#db/commands/people/enter-again.ts";
import { findAccount } from "#db/queries/people/accounts.ts";

const FORM = z.object({
  intent: z.enum(["end-sessions", "lift-locks", "reset-link"]),
  person: typedText(),
  words: writtenText(),
});

/**
 * An operator's help for an account: ends its sessions, lifts its sign-in locks, or makes a link for a new
 * password, which is shown once.
 *
 * @throws 404 for everyone but operators and for an unknown account, the redirect after success
 */
export async function answerPeople({ request, context }: WriteArgs) {
  await requireOperator(request);
  const { intent, person, words } = await readForm(request, FORM);
  const account = await findAccount(db, person);
  if (!account) throw data(null, { status: 404 });
  const { personId } = account;
  const q = queryOf(request);
  const now = new Date();
  const page = `${paths.operatorPeople}?${new URLSearchParams({ q })}`;
  const decision = { intent, about: personId, words, needsWords: true, page };
  if (intent === "reset-link") {
    const made = await carryOut({ request, context }, decision, (tx, operatorId, reason) =>
      makeResetLink(tx, { operatorId, personId, reason, now }),
    );
    if (!made.ok) return made.refusal;
    made.headers.set("Cache-Control", "no-store");
    const link = new URL(
      serverPaths.resetPassword(made.value.token),
      env.PUBLIC_URL ?? request.url,
    );
    return done({ intent, text: "", value: { person: personId, link: link.href } }, made.headers);
  }
  return answerDecision(
    { request, context },
    { ...decision, done: intent === "lift-locks" ? "lifted" : "ended" },
    (tx, operatorId, reason) => {
      const help = { operatorId, personId, reason, now };
      return intent === "lift-locks"
        ? liftSignInLocks(
            tx,
            help,
            signInLimitsOf(account).map(({ key }) => key),
          )
        : endSessionsAsOperator(tx, help);
    },
  );
}
