import { CREATION_KINDS } from "#domain/studio/creations.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { StatCard } from "#app/ui/cards/stat-card.tsx";
import type { ShownFigures } from "./shown-figures.server.ts";

/** The viewer's four figures (spec 2 "Creator"). */
export function CreatorStats({ figures }: { figures: ShownFigures }) {
  const lang = useLang();
  return (
    <dl className="grid grid-cols-2 lg:grid-cols-4 gap-3 [&_dd]:text-2xl">
      <StatCard
        label={m.creator_creations({}, lang)}
        value={figures.creations}
        drawing={0}
        className="kind-offer"
      />
      <StatCard
        label={m.creator_stat_recent({}, lang)}
        value={figures.recent}
        drawing={1}
        className="kind-offer"
      />
      <StatCard
        label={m.creator_stat_kinds({}, lang)}
        value={m.creator_stat_kinds_of({ used: figures.kinds, all: CREATION_KINDS.length }, lang)}
        drawing={2}
        className="kind-offer"
      />
      <StatCard
        label={m.creator_stat_credits({}, lang)}
        value={figures.credits}
        drawing={5}
        className="[--kind:var(--gold)]"
      />
    </dl>
  );
}
