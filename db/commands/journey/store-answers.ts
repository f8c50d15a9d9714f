import type { OnboardingAnswers } from "#domain/journey/onboarding.ts";
import type { Db } from "#db/connection/client.ts";
import { onboardingAnswers } from "#db/schema/people/people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/** Stores the answers of the onboarding wizard, replacing earlier ones. */
export async function storeAnswers(
  tx: Db,
  { personId, answers, now }: { personId: string; answers: OnboardingAnswers; now: Date },
): Promise<{ kind: "done" }> {
  const set = { ...answers, currentPlatform: answers.currentPlatform ?? "none", updatedAt: now };
  await tx
    .insert(onboardingAnswers)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: onboardingAnswers.personId, set });
  await recordEvent(tx, { personId, action: "answer-onboarding", now });
  return { kind: "done" };
}
