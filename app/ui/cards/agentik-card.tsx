import type { ReactNode } from "react";
import {
  STATUS_TONES,
  type DrawnStatus,
  type StatusTone,
} from "#domain/agentiks/agentik-status.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemCard, type CardItem } from "./item-card.tsx";

export interface AgentikCardItem extends CardItem {
  status: DrawnStatus;
}

const TONE_COLOURS: Record<StatusTone, string> = {
  success: "text-success",
  warning: "text-warning",
  quiet: "text-ink-soft",
  neutral: "text-ink",
};

/** A disc, two bars, a ring, a dashed square: told apart without any colour. */
const STATUS_SHAPES: Record<DrawnStatus, string> = {
  active: "rounded-full bg-current",
  paused: "border-x-3 border-current",
  inactive: "rounded-full border-2 border-current",
  other: "border-2 border-dashed border-current",
};

/** How the badge of a status looks: its colour, and a shape that says the same. */
export const statusBadge = (status: DrawnStatus) => ({
  badgeClass: TONE_COLOURS[STATUS_TONES[status]],
  mark: (
    <span
      className={`inline-block w-2.5 h-2.5 mr-1.5 ${STATUS_SHAPES[status]}`}
      aria-hidden="true"
    />
  ),
});

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
  agentik: AgentikCardItem;
  figures?: AgentikFigures;
  children?: ReactNode;
}) {
  const lang = useLang();
  return (
    <ItemCard kind="agentik" item={agentik} {...statusBadge(agentik.status)}>
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
