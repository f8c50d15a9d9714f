import { Suspense, type ReactNode } from "react";
import { isOn } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";
import { AgentikCard } from "#app/ui/cards/agentik-card.tsx";
import { ArtifaktCard } from "#app/ui/cards/artifakt-card.tsx";
import { CardRow } from "./card-row.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { ChallengeCard } from "#app/ui/challenges/challenge-card.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { SectionHeading } from "#app/ui/text/section-heading.tsx";
import { SpaceCard } from "#app/ui/cards/space-card.tsx";
import { StatRow } from "#app/ui/figures/stat-row.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { lazyWhenReached } from "#app/ui/loading/lazy-when-reached.ts";
import { Hero } from "./hero.tsx";
import type { AdvancedHomeData } from "./home-data.server.ts";
import { ProUpsell } from "./pro-upsell.tsx";
import { YoursToday } from "./yours-today.tsx";

/** Below the cards, and folded on a phone. */
const Analytics = lazyWhenReached(
  "analytics",
  async () => (await import("./late-analytics.tsx")).Analytics,
);

/**
 * The home in advanced mode: what is the viewer's first, the platform's figures and offers last. It
 * has the hero if "Iniciar al arrancar" is on.
 */
export function AdvancedHome({
  data,
  starters,
}: {
  data: AdvancedHomeData;
  /** Suggestions from the viewer's answers in the wizard. */
  starters: ReactNode;
}) {
  const lang = useLang();
  const { today, stats, analytics, spaces, artifakts, agentiks, challenges } = data;
  const picturesLink = usePicturesLink();
  return (
    <div className="flex flex-col gap-8">
      <div>
        {today && <YoursToday {...today} />}
        {isOn(usePreferences().preferences, "startup") ? (
          <Hero />
        ) : (
          <h1 className="mb-4 text-2xl font-800">{m.shell_nav_dashboard({}, lang)}</h1>
        )}
        <StatRow
          stats={[
            {
              label: m.home_stat_spaces({}, lang),
              value: stats.spaces,
              drawing: 1,
              className: "kind-space",
            },
            {
              label: m.home_stat_artifakts({}, lang),
              value: stats.artifakts,
              drawing: 4,
              className: "kind-artifakt",
            },
            {
              label: m.home_stat_agentiks({}, lang),
              value: stats.agentiks,
              drawing: 2,
              className: "kind-agentik",
            },
            {
              label: m.home_stat_credits({}, lang),
              value: stats.credits,
              drawing: 5,
              className: "[--kind:var(--gold)]",
            },
          ]}
        />
      </div>
      {starters}
      <Section
        title={m.home_agentiks({}, lang)}
        all={{ to: paths.agentiks, name: m.home_all_agentiks({}, lang) }}
        isSample={agentiks.some(({ figures }) => !figures)}
      >
        {agentiks.length === 0 && (
          <div className="card flex flex-col gap-3 p-4">
            <p>{m.home_no_agentiks({}, lang)}</p>
            <Link to={`${paths.create}?tipo=agentik`} className="btn self-start">
              {m.home_new_agentik({}, lang)}
            </Link>
          </div>
        )}
        <CardRow items={agentiks} className={THREE}>
          {(agentik) => (
            <AgentikCard key={agentik.id} agentik={agentik}>
              <Link to={paths.agentikConfigure(agentik.id)} className="btn relative">
                {m.cards_configure({}, lang)}
              </Link>
            </AgentikCard>
          )}
        </CardRow>
      </Section>
      <Section
        title={m.home_featured({}, lang)}
        all={{ to: paths.spaces, name: m.home_all_spaces({}, lang) }}
      >
        <CardRow items={spaces} className={FOUR}>
          {(space) => <SpaceCard key={space.id} space={space} />}
        </CardRow>
      </Section>
      <Section
        title={m.home_trending({}, lang)}
        all={{ to: paths.artifakts, name: m.home_all_artifakts({}, lang) }}
      >
        {artifakts.some(({ sheet }) => sheet) && picturesLink}
        <CardRow items={artifakts} className={FOUR}>
          {(artifakt) => <ArtifaktCard key={artifakt.id} artifakt={artifakt} />}
        </CardRow>
      </Section>
      <Section
        title={m.home_challenges({}, lang)}
        all={{ to: paths.challenges, name: m.home_all_challenges({}, lang) }}
      >
        <CardRow items={challenges} className={THREE}>
          {(challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge}>
              <ItemActionForm
                action={paths.challenge(challenge.id)}
                intent="join"
                back={paths.home}
              >
                {m.cards_join({}, lang)}
              </ItemActionForm>
            </ChallengeCard>
          )}
        </CardRow>
      </Section>
      <Suspense>
        <Analytics analytics={analytics} />
      </Suspense>
      <ProUpsell />
    </div>
  );
}

const FOUR = "xl:grid-cols-4";
const THREE = "xl:grid-cols-3";

function Section({
  children,
  ...heading
}: Parameters<typeof SectionHeading>[0] & { children: ReactNode }) {
  return (
    <section>
      <SectionHeading {...heading} />
      {children}
    </section>
  );
}
