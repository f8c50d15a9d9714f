import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

const LINKS = [
  { to: paths.spaces, name: m.shell_nav_spaces_short, icon: "i-lucide-store kind-space" },
  { to: paths.artifakts, name: m.shell_nav_artifakts, icon: "i-lucide-gem kind-artifakt" },
  { to: paths.agentiks, name: m.shell_nav_agentiks, icon: "i-lucide-bot kind-agentik" },
  { to: paths.challenges, name: m.shell_nav_challenges, icon: "i-lucide-trophy kind-challenge" },
  { to: paths.marketplace, name: m.easy_link_market, icon: "i-lucide-shopping-bag kind-offer" },
  { to: paths.multimedia, name: m.easy_link_media, icon: "i-lucide-music kind-offer" },
] as const;

/** Links to the main screens. */
export function QuickLinks() {
  const lang = useLang();
  return (
    <section>
      <h2 className="mb-4 text-2xl font-800">{m.easy_links({}, lang)}</h2>
      <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] md:grid-cols-3">
        {LINKS.map(({ to, name, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex items-center gap-3 min-h-16 px-3 font-600 hover:border-ink"
            >
              <span className={`${icon} text-kind text-2xl`} aria-hidden="true" />
              {name({}, lang)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
