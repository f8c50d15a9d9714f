import type { ReactNode } from "react";
import {
  STATUS_TONES,
  type DrawnStatus,
  type StatusTone,
} from "#domain/agentiks/agentik-status.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { ItemCard, type CardItem } from "./item-card.tsx";

export interface AgentikCardItem extends CardItem {
  status: DrawnStatus;
  /** Its figures; undefined before its first run has ended. */
  figures?: CountedFigures;
}

/** Counted figures of an agentik, formatted. */
export interface CountedFigures {
  /** Ended runs, and the share of them that succeeded. */
  tasks: string;
  success: string;
  /** The day of the last one. */
  last: LocalText;
}

const TONE_COLOURS: Record<StatusTone, string> = {
  success: "text-success",
  warning: "text-warning",
  quiet: "text-ink-soft",
  neutral: "text-ink",
};

/** The shape in front of a status, so that statuses differ without colour too. */
const STATUS_SHAPES: Record<DrawnStatus, string> = {
  active: "before:rounded-full before:bg-current",
  paused: "before:border-x-3 before:border-current",
  inactive: "before:rounded-full before:border-2 before:border-current",
  other: "before:border-2 before:border-dashed before:border-current",
};

/** Classes of a status badge: its colour and its shape. */
export const statusBadge = (status: DrawnStatus) =>
  `${TONE_COLOURS[STATUS_TONES[status]]} status-shape ${STATUS_SHAPES[status]}`;

/** Sample figures, the same for every agentik that has no runs of its own. */
const SAMPLE_FIGURES = { tasks: "1.2K", success: "96%", uptime: "99.9%" } as const;

/**
 * The card of an agentik: status, name, description and three figures: counted ones, or samples.
 *
 * @param children its buttons
 */
export function AgentikCard({
  agentik,
  children,
}: {
  agentik: AgentikCardItem;
  children?: ReactNode;
}) {
  const lang = useLang();
  return (
    <ItemCard kind="agentik" item={agentik} badgeClass={statusBadge(agentik.status)}>
      <p className="wide-only mt-auto text-sm tabular">{figuresText(agentik.figures, lang)}</p>
      {children}
    </ItemCard>
  );
}

/** "76 tasks · 100% success · last Mar 15", or the samples: "1.2K tasks · 96% success · 99.9% uptime". */
function figuresText(figures: CountedFigures | undefined, lang: { locale: Locale }): string {
  const { tasks, success } = figures ?? SAMPLE_FIGURES;
  const third = figures
    ? `${m.cards_last_worked({}, lang)} ${figures.last[lang.locale]}`
    : `${SAMPLE_FIGURES.uptime} ${m.cards_uptime({}, lang)}`;
  const shown = [
    `${tasks} ${m.cards_tasks({}, lang)}`,
    `${success} ${m.cards_success({}, lang)}`,
    third,
  ];
  // Lines break after a dot only.
  return shown.map((figure) => figure.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}
