import { withThousands } from "#domain/format/thousands.ts";
import { formatCredits } from "#domain/money/money.ts";
import type { CreatorFigures } from "#db/queries/studio/creations.ts";

/** The formatted figures of the stat cards; the format is the same in both languages. */
export const shownFigures = ({ creations, recent, kinds, credits }: CreatorFigures) => ({
  creations: withThousands(creations),
  recent: withThousands(recent),
  kinds,
  credits: formatCredits(credits),
});

export type ShownFigures = ReturnType<typeof shownFigures>;
