import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { StatCard } from "#app/ui/cards/stat-card.tsx";
import type { ShownStats } from "./home-stats.server.ts";

/** The viewer's four figures (spec 2 "Home, Advanced mode"; spec 3 "User stats"). */
export function Stats({ stats }: { stats: ShownStats }) {
  const lang = useLang();
  return (
    <dl className="grid grid-cols-2 lg:grid-cols-4 gap-4">
      <StatCard
        label={m.home_stat_spaces({}, lang)}
        value={stats.spaces}
        drawing={1}
        className="kind-space"
      />
      <StatCard
        label={m.home_stat_artifakts({}, lang)}
        value={stats.artifakts}
        drawing={4}
        className="kind-artifakt"
      />
      <StatCard
        label={m.home_stat_agentiks({}, lang)}
        value={stats.agentiks}
        drawing={2}
        className="kind-agentik"
      />
      <StatCard
        label={m.home_stat_credits({}, lang)}
        value={stats.credits}
        drawing={5}
        className="[--kind:var(--gold)]"
      />
    </dl>
  );
}
