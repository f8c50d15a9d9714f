import { Link } from "@remix-run/react";
import { nextAgentikStep } from "#domain/agentiks/agentik-status.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { AgentikCard, type AgentikCardItem } from "#app/ui/cards/agentik-card.tsx";
import { ItemActionForm } from "#app/ui/cards/item-action-form.tsx";

/** A card of the list with its buttons: Pause or Launch, and Configure (spec 2 "Agentiks"). */
export function ListedAgentik({ agentik }: { agentik: AgentikCardItem }) {
  const lang = useLang();
  const page = paths.agentik(agentik.id);
  const step = nextAgentikStep(agentik.status);
  return (
    <AgentikCard agentik={agentik}>
      <div className="flex gap-2">
        <ItemActionForm action={page} intent={step} className="flex-1">
          {step === "pause" ? m.agentiks_pause({}, lang) : m.agentiks_launch({}, lang)}
        </ItemActionForm>
        <Link to={`${page}/configure`} className="btn relative">
          {m.cards_configure({}, lang)}
        </Link>
      </div>
    </AgentikCard>
  );
}
