import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { StatCard } from "#app/ui/cards/stat-card.tsx";
import type { ShownFigures } from "./shown-figures.server.ts";

/** The four figures above the challenges (spec 2 "Challenges"). */
export function ChallengeStats({ figures }: { figures: ShownFigures }) {
  const lang = useLang();
  return (
    <dl className="grid grid-cols-2 lg:grid-cols-4 gap-4 mb-4">
      <StatCard
        label={m.challenges_active({}, lang)}
        value={figures.active}
        drawing={3}
        className="kind-challenge"
      />
      <StatCard
        label={m.challenges_rewards({}, lang)}
        value={figures.rewards}
        drawing={5}
        className="[--kind:var(--gold)]"
      />
      <StatCard
        label={m.challenges_yours({}, lang)}
        value={figures.joined}
        drawing={0}
        className="kind-challenge"
      />
      <StatCard
        label={m.challenges_earned({}, lang)}
        value={figures.earned}
        drawing={1}
        className="[--kind:var(--gold)]"
      />
    </dl>
  );
}
