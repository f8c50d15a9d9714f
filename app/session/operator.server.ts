import { data, redirect } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";
import { paths } from "#domain/addresses/paths.ts";
import { hasVerifiedAddress } from "#db/queries/people/accounts.ts";
import { findProofOfAddress } from "#db/queries/people/second-factors.ts";
import { confirmPath, type Subject } from "./second-factor/confirm-identity.server.ts";
import { findViewer, type Viewer } from "./viewer.server.ts";

/**
 * Whether the viewer is an operator: an account whose verified e-mail address is in PLAZA_OPERATORS.
 * Asks the database for accounts only, and only where there are operators.
 */
export const isOperator = async ({ kind, personId }: Viewer): Promise<boolean> =>
  kind === "account" &&
  env.PLAZA_OPERATORS.length > 0 &&
  (await hasVerifiedAddress(db, personId, env.PLAZA_OPERATORS));

/**
 * The operator of a request, whose session has shown a second factor (ASVS 6.3.3): by signing in with it,
 * or by confirming the identity after it was added.
 *
 * @throws 404 for everyone else, as at an unknown address. Redirects an operator without a second factor to
 *   the security page, and a session that has not used it to the confirmation page
 */
export async function requireOperator(request: Request): Promise<Subject> {
  const { kind, personId, sessionId } = await findViewer(request);
  const operators = env.PLAZA_OPERATORS;
  const proof =
    sessionId !== undefined && kind === "account" && operators.length > 0
      ? await findProofOfAddress(db, { personId, sessionId }, operators)
      : undefined;
  if (sessionId === undefined || !proof) throw data(null, { status: 404 });
  if (!proof.hasSecondFactor) throw redirect(paths.security + SENT, 303);
  if (!proof.hasShownIt) throw redirect(confirmPath(paths.operator), 303);
  return { personId, sessionId };
}

/** Parameter of the pages that add a second factor, when an operator was sent there from /operator. */
const SENT = "?for=operator";

/** Whether an operator was sent to the page of a request to add a second factor. Grants nothing. */
export const isSentOperator = (request: Request): boolean =>
  new URL(request.url).searchParams.get("for") === "operator";

/** The address of another page of the same errand: says, too, that an operator was sent there. */
export const keepSent = (request: Request, path: string): string =>
  isSentOperator(request) ? path + SENT : path;
