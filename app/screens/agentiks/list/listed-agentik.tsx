import { nextAgentikStep } from "#domain/agentiks/agentik-status.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { AgentikCard, type AgentikCardItem } from "#app/ui/cards/agentik-card.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { Link } from "#app/ui/links/link.tsx";

export interface ListedAgentikItem extends AgentikCardItem {
  /** Belongs to another person. */
  isTheirs?: boolean;
}

/**
 * A card of the agentik list with its buttons: Pause or Launch, and Configure, on the viewer's own;
 * Duplicate on other people's.
 */
export function ListedAgentik({
  agentik,
  formKey,
  back,
}: {
  agentik: ListedAgentikItem;
  formKey: string;
  /** Address of the list. */
  back: string;
}) {
  const lang = useLang();
  const page = paths.agentik(agentik.id);
  if (agentik.isTheirs)
    return (
      <AgentikCard agentik={agentik}>
        <ItemActionForm action={page} intent="duplicate" formKey={formKey} back={back}>
          {m.agentiks_duplicate({}, lang)}
        </ItemActionForm>
      </AgentikCard>
    );
  const step = nextAgentikStep(agentik.status);
  return (
    <AgentikCard agentik={agentik}>
      <div className="flex gap-2 self-end">
        <ItemActionForm action={page} intent={step}>
          {step === "pause" ? m.agentiks_pause({}, lang) : m.agentiks_launch({}, lang)}
        </ItemActionForm>
        <Link to={`${page}/configure`} className="btn relative">
          {m.cards_configure({}, lang)}
        </Link>
      </div>
    </AgentikCard>
  );
}
