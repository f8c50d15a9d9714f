import type { OnboardingAnswers } from "#domain/journey/onboarding.ts";
import type { Db } from "#db/connection/client.ts";
import { onboardingAnswers } from "#db/schema/people/people.ts";
import { addToBusiness } from "#db/commands/people/profile/save-business.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Stores the answers of the onboarding wizard, replacing earlier ones. Trade and town go to the
 * person's business, where it does not say them yet.
 */
export async function storeAnswers(
  tx: Db,
  { personId, answers, now }: { personId: string; answers: OnboardingAnswers; now: Date },
): Promise<{ kind: "done" }> {
  const { trade, town, ...rest } = answers;
  const set = { ...rest, currentPlatform: rest.currentPlatform ?? "none", updatedAt: now };
  await tx
    .insert(onboardingAnswers)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: onboardingAnswers.personId, set });
  await addToBusiness(tx, { personId, trade, town, now });
  await recordEvent(tx, { personId, action: "answer-onboarding", now });
  return { kind: "done" };
}
