import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/**
 * Links to the screens of the viewer's agentik: try it, its duties, its runs, where customers
 * write.
 */
export function AgentikParts({ id }: { id: string }) {
  const lang = useLang();
  const parts = [
    [paths.agentikTry(id), "i-lucide-message-circle", m.detail_try],
    [paths.agentikChannels(id), "i-lucide-qr-code", m.agentiks_part_channels],
    [paths.inbox, "i-lucide-inbox", m.agentiks_part_inbox],
    [paths.agentikTriggers(id), "i-lucide-alarm-clock", m.agentiks_part_triggers],
    [paths.agentikTools(id), "i-lucide-shield-check", m.tools_part],
    [paths.agentikRuns(id), "i-lucide-list-checks", m.agentiks_part_runs],
  ] as const;
  return (
    <nav aria-label={m.agentiks_parts({}, lang)} className="flex flex-wrap gap-3">
      {parts.map(([to, icon, name]) => (
        <Link key={to} to={to} className="btn">
          <span className={icon} aria-hidden="true" />
          {name({}, lang)}
        </Link>
      ))}
    </nav>
  );
}
