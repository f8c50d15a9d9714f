import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { listActiveAgentiksOfPerson } from "#db/queries/agentiks.ts";
import { listTrendingArtifakts } from "#db/queries/artifakts.ts";
import { listHomeChallenges } from "#db/queries/challenges.ts";
import { findPersonStats } from "#db/queries/people.ts";
import { listFeaturedSpaces } from "#db/queries/spaces.ts";
import { db } from "#app/db.server.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { findViewer } from "#app/session/viewer.server.ts";
import { AgentikCard } from "#app/ui/agentik-card.tsx";
import { ArtifaktCard } from "#app/ui/artifakt-card.tsx";
import { ChallengeCard } from "#app/ui/challenge-card.tsx";
import {
  toAgentikCard,
  toArtifaktCard,
  toChallengeCard,
  toSpaceCard,
} from "#app/ui/item-cards.server.ts";
import { pack, useUnpacked } from "#app/ui/packed.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SpaceCard } from "#app/ui/space-card.tsx";
import { Analytics } from "./analytics.tsx";
import { Hero } from "./hero.tsx";
import { homeAnalytics } from "./home-analytics.server.ts";
import { shownStats } from "./home-stats.server.ts";
import { ProUpsell } from "./pro-upsell.tsx";
import { Stats } from "./stats.tsx";

const FEATURED_SPACES = 4;
const TRENDING_ARTIFAKTS = 4;
const ACTIVE_AGENTIKS = 3;

/** The advanced home (spec 2 "Home, Advanced mode"). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const now = new Date();
  const [stats, spaces, artifakts, agentiks, challenges] = await Promise.all([
    findPersonStats(db, personId),
    listFeaturedSpaces(db, FEATURED_SPACES),
    listTrendingArtifakts(db, TRENDING_ARTIFAKTS),
    listActiveAgentiksOfPerson(db, personId, ACTIVE_AGENTIKS),
    listHomeChallenges(db, now),
  ]);
  if (!stats) throw new Error(`no person ${personId}: is the database seeded?`);
  return pack({
    stats: shownStats(stats),
    analytics: homeAnalytics(),
    spaces: spaces.map(toSpaceCard),
    artifakts: artifakts.map(toArtifaktCard),
    agentiks: agentiks.map(toAgentikCard),
    challenges: challenges.map((challenge) => toChallengeCard(challenge, now)),
  });
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.shell_nav_dashboard);

export default function Home() {
  const lang = useLang();
  const { stats, analytics, spaces, artifakts, agentiks, challenges } =
    useUnpacked(useLoaderData<typeof loader>());
  return (
    <div className="flex flex-col gap-8">
      <div>
        <Hero />
        <Stats stats={stats} />
      </div>
      <Analytics analytics={analytics} />
      <Section
        title={m.home_featured({}, lang)}
        all={{ to: "/spaces", name: m.home_all_spaces({}, lang) }}
      >
        <ul className={FOUR}>
          {spaces.map((space) => (
            <SpaceCard key={space.id} space={space} />
          ))}
        </ul>
      </Section>
      <Section
        title={m.home_trending({}, lang)}
        all={{ to: "/artifakts", name: m.home_all_artifakts({}, lang) }}
      >
        <ul className={FOUR}>
          {artifakts.map((artifakt) => (
            <ArtifaktCard key={artifakt.id} artifakt={artifakt} />
          ))}
        </ul>
      </Section>
      <Section
        title={m.home_agentiks({}, lang)}
        all={{ to: "/agentiks", name: m.home_all_agentiks({}, lang) }}
        isSample={agentiks.length > 0}
      >
        {agentiks.length === 0 && <p className="card p-4">{m.home_no_agentiks({}, lang)}</p>}
        <ul className={THREE}>
          {agentiks.map((agentik) => (
            <AgentikCard key={agentik.id} agentik={agentik}>
              <Link to={`/agentiks/${agentik.id}`} className="btn relative">
                {m.cards_configure({}, lang)}
              </Link>
            </AgentikCard>
          ))}
        </ul>
      </Section>
      <Section
        title={m.home_challenges({}, lang)}
        all={{ to: "/challenges", name: m.home_all_challenges({}, lang) }}
      >
        <ul className={THREE}>
          {challenges.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} />
          ))}
        </ul>
      </Section>
      <ProUpsell />
    </div>
  );
}

const FOUR = "grid gap-4 sm:grid-cols-2 xl:grid-cols-4";
const THREE = "grid gap-4 sm:grid-cols-2 xl:grid-cols-3";

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
