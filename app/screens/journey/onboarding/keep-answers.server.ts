import { listAnswers, NO_ANSWERS, type OnboardingAnswers } from "#domain/journey/onboarding.ts";
import { env } from "#config/env.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { storeAnswers } from "#db/commands/journey/store-answers.ts";

/**
 * Stores the answers at the end of the wizard; the home's suggestions use them. Without any answer
 * nothing is written and a visitor stays a visitor. A failed write is ignored, since the browser
 * keeps the answers too.
 *
 * @param headers response headers; get the session cookie when a visitor becomes a guest
 */
export async function keepAnswers(
  args: WriteArgs,
  answers: OnboardingAnswers,
  headers: Headers,
): Promise<void> {
  const { isVisitor } = await findViewer(args.request);
  const isSilent = listAnswers(answers).length === listAnswers(NO_ANSWERS).length;
  if (isSilent || (isVisitor && !env.PLAZA_DEMO)) return;
  const now = new Date();
  const written = await writeAs(args, (tx, { personId }) =>
    storeAnswers(tx, { personId, answers, now }),
  );
  if (written.ok)
    for (const cookie of written.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
}
