import { listAnswers, NO_ANSWERS, type OnboardingAnswers } from "#domain/journey/onboarding.ts";
import { env } from "#config/env.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { storeAnswers } from "#db/commands/journey/store-answers.ts";

/**
 * Stores what was answered once the wizard is done: the home offers what fits it. Who answered
 * nothing writes nothing and becomes nobody; and the way on does not depend on it, the answers are
 * in the browser as well.
 *
 * @param headers of the answer: a visitor becomes a guest with it
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
  const kept = await writeAs(args, (tx, { personId }) =>
    storeAnswers(tx, { personId, answers, now }),
  );
  if (kept.isDone)
    for (const cookie of kept.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
}
