import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships, artifaktReviews } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface ReviewInput {
  personId: string;
  artifaktId: string;
  /** 1 to 5. */
  stars: number;
  text: string;
  language: ContentLanguage;
  now: Date;
}

export type Reviewed =
  { kind: "done"; isNew: boolean } | { kind: "refused"; reason: "not-owned" | "down" };

/**
 * Writes or replaces an owner's review of an artifakt. A trigger updates the rating, in tenths, in
 * the same commit.
 *
 * @returns `down` while an operator has taken the person's review down
 */
export async function reviewArtifakt(
  tx: Db,
  { personId, artifaktId, stars, text, language, now }: ReviewInput,
): Promise<Reviewed> {
  // Lock order: the artifakt first, as in a purchase and a refund.
  const [artifakt] = await tx
    .select({ name: artifakts.name, creatorId: artifakts.creatorId })
    .from(artifakts)
    .where(eq(artifakts.id, artifaktId))
    .for("no key update");
  // A concurrent refund locks the artifakt too, so it is entirely before or after this.
  const [owned] = await tx
    .select({ id: artifaktOwnerships.id })
    .from(artifaktOwnerships)
    .where(
      and(
        eq(artifaktOwnerships.personId, personId),
        eq(artifaktOwnerships.artifaktId, artifaktId),
        isNull(artifaktOwnerships.endedAt),
      ),
    );
  if (!artifakt || !owned) return { kind: "refused", reason: "not-owned" };
  const [before] = await tx
    .select({ takenDownAt: artifaktReviews.takenDownAt })
    .from(artifaktReviews)
    .where(and(eq(artifaktReviews.artifaktId, artifaktId), eq(artifaktReviews.personId, personId)));
  if (before?.takenDownAt) return { kind: "refused", reason: "down" };
  await tx
    .insert(artifaktReviews)
    .values({ artifaktId, personId, stars, text, language, writtenAt: now })
    .onConflictDoUpdate({
      target: [artifaktReviews.artifaktId, artifaktReviews.personId],
      set: { stars, text, language, writtenAt: now },
    });
  await recordEvent(tx, {
    personId,
    action: "review-artifakt",
    subject: artifaktId,
    data: { stars },
    now,
  });
  if (!before && artifakt.creatorId !== DEMO_PERSON_ID) {
    const [reviewer] = await tx
      .select({ name: people.displayName })
      .from(people)
      .where(eq(people.id, personId));
    await notify(tx, {
      personId: artifakt.creatorId,
      kind: "artifakt_review",
      data: { artifakt: artifakt.name, from: reviewer?.name ?? "", rating: stars * 10 },
      href: paths.artifakt(artifaktId),
      now,
    });
  }
  return { kind: "done", isNew: !before };
}
