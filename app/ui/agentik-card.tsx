import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemCard, type CardItem } from "./item-card.tsx";

/** What an agentik has done, as it is shown. */
export interface AgentikFigures {
  tasks: string;
  success: string;
  uptime: string;
}

/** Until an agentik has runs of its own (spec 2 "Agentiks": fixed stats). */
export const SAMPLE_FIGURES: AgentikFigures = { tasks: "1.2K", success: "96%", uptime: "99.9%" };

/**
 * An agentik: status, name, description, three figures (spec 2 "Agentiks").
 *
 * @param children its buttons
 */
export function AgentikCard({
  agentik,
  figures = SAMPLE_FIGURES,
  children,
}: {
  agentik: CardItem;
  figures?: AgentikFigures;
  children?: ReactNode;
}) {
  const lang = useLang();
  return (
    <ItemCard kind="agentik" item={agentik}>
      <ul className="flex gap-4 mt-auto text-sm">
        <Figure value={figures.tasks} name={m.cards_tasks({}, lang)} />
        <Figure value={figures.success} name={m.cards_success({}, lang)} />
        <Figure value={figures.uptime} name={m.cards_uptime({}, lang)} />
      </ul>
      {children}
    </ItemCard>
  );
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <li>
      <b className="block text-lg tabular">{value}</b> {name}
    </li>
  );
}
