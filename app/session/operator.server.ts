import { data } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";
import { hasVerifiedAddress } from "#db/queries/people/accounts.ts";
import type { Subject } from "./second-factor/confirm-identity.server.ts";
import { findViewer, type Viewer } from "./viewer.server.ts";

/**
 * Whether the viewer is an operator: an account whose verified e-mail address is in PLAZA_OPERATORS.
 * Asks the database for accounts only, and only where there are operators.
 */
export const isOperator = async ({ kind, personId }: Viewer): Promise<boolean> =>
  kind === "account" &&
  env.PLAZA_OPERATORS.length > 0 &&
  (await hasVerifiedAddress(db, personId, env.PLAZA_OPERATORS));

/** The operator of a request. @throws 404 for everyone else, as at an unknown address */
export async function requireOperator(request: Request): Promise<Subject> {
  const viewer = await findViewer(request);
  const { personId, sessionId } = viewer;
  if (sessionId === undefined || !(await isOperator(viewer))) throw data(null, { status: 404 });
  return { personId, sessionId };
}
