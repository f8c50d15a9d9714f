import { data, redirect } from "@remix-run/node";
import { db } from "#app/db.server.ts";
import { parseEmail } from "#app/domain/accounts.ts";
import { findPasswordProblem, type PasswordProblem } from "#app/domain/passwords.ts";
import { forgetSession, readToken } from "#app/session/cookies.server.ts";
import { leaveFor } from "#app/session/leave-for.server.ts";
import { limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { hashPassword, isPassword } from "#app/session/password-hash.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { openSession } from "#app/session/sign-in.server.ts";
import { textField } from "#app/session/text-field.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, type WriteArgs } from "#app/session/write-as.server.ts";
import { changeEmail, changePassword } from "#db/commands/change-credentials.ts";
import { endOwnSession, endSessions, endSessionOfToken } from "#db/commands/sessions.ts";
import { findCredentials } from "#db/queries/accounts.ts";

/** Which form could not be taken, and why; nothing of a password comes back. */
export interface AccountProblem {
  form: "email" | "password" | "sessions";
  problem: "wrong-password" | "email" | "taken" | PasswordProblem | "wait";
  typedEmail: string;
  waitSeconds: number;
}

/**
 * The forms of the account page. Each says whose it is by the session alone: no field of a form
 * names a person.
 *
 * @throws the redirect that ends what was done, and what `readForm` throws
 */
export async function answerAccount(args: WriteArgs) {
  const { request } = args;
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const viewer = await findViewer(request);
  const { personId, sessionId } = viewer;
  const now = new Date();

  if (intent === "sign-out") {
    const token = readToken(request, "session");
    if (token) await endSessionOfToken(db, token);
    throw leaveFor("/login?done=signed-out", forgetSession(request));
  }
  if (sessionId === undefined) throw askToSignIn(request);
  if (intent === "end-session" || intent === "end-others") {
    const waitSeconds = await limitTries("write", sessionId, now);
    if (waitSeconds > 0) return refuse({ form: "sessions", problem: "wait", waitSeconds });
  }
  if (intent === "end-session") {
    const id = textField(form, "id");
    await endOwnSession(db, personId, id);
    if (id === sessionId) throw leaveFor("/login?done=signed-out", forgetSession(request));
    throw redirect("/account?done=sessions", 303);
  }
  if (intent === "end-others") {
    await endSessions(db, personId, sessionId);
    throw redirect("/account?done=sessions", 303);
  }
  if (intent !== "email" && intent !== "password") {
    throw new Response("Unknown intent", { status: 400 });
  }

  const account = await findCredentials(db, personId);
  if (!account) throw redirect("/signup", 303);
  const typedEmail = intent === "email" ? textField(form, "email") : "";
  const refuseIt = (problem: AccountProblem["problem"], waitSeconds = 0) =>
    refuse({ form: intent, problem, typedEmail, waitSeconds });
  const waitSeconds = await limitTries("passwordByPerson", personId, now);
  if (waitSeconds > 0) return refuseIt("wait", waitSeconds);
  if (!(await isPassword(textField(form, "password"), account.passwordHash)))
    return refuseIt("wrong-password");

  if (intent === "email") {
    const email = parseEmail(typedEmail);
    if (!email) return refuseIt("email");
    if (!(await changeEmail(db, { personId, email }, now))) return refuseIt("taken");
    throw redirect("/account?done=email", 303);
  }
  const password = textField(form, "new-password");
  const problem = findPasswordProblem(password, { email: account.email });
  if (problem) return refuseIt(problem);
  const passwordHash = await hashPassword(password);
  const headers = await db.transaction(async (tx) => {
    const keptDevice = readToken(request, "device");
    await changePassword(tx, { personId, passwordHash, keptDevice }, now);
    // This browser stays signed in, with a token that nobody can have seen before.
    return openSession(tx, request, personId, now);
  });
  throw redirect("/account?done=password", { status: 303, headers });
}

const refuse = (problem: Omit<AccountProblem, "typedEmail"> & { typedEmail?: string }) => {
  const answer: AccountProblem = { typedEmail: "", ...problem };
  const { waitSeconds } = answer;
  return data(
    answer,
    waitSeconds > 0 ? { status: 429, headers: waitHeaders(waitSeconds) } : { status: 422 },
  );
};
