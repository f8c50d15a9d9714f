import { useEffect, useState } from "react";
import type { ChatHandler } from "#domain/agentiks/chats/chats.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

/** Handling of a conversation, as a list and its page show it. */
export interface ShownHandling {
  handledBy: ChatHandler;
  handler: string | null;
  isHandledByViewer: boolean;
  /** In milliseconds since the epoch. */
  waitingSince: number | null;
  isDone: boolean;
}

/**
 * Handler of a conversation: the agentik, a person, or no one: the customer waits (highlighted).
 *
 * @param now when the page was made, in milliseconds since the epoch
 */
export function ChatState({ chat, now }: { chat: ShownHandling; now: number }) {
  const lang = useLang();
  const { handledBy, handler, isHandledByViewer, waitingSince, isDone } = chat;
  if (waitingSince !== null) return <WaitingFor since={waitingSince} now={now} isUrgent />;
  if (isDone) return <span className="text-sm text-ink-soft">{m.inbox_is_done({}, lang)}</span>;
  if (handledBy === "agentik")
    return <span className="text-sm text-ink-soft">{m.inbox_by_agentik({}, lang)}</span>;
  return (
    <span className="badge text-accent">
      {isHandledByViewer
        ? m.inbox_by_you({}, lang)
        : handler === null
          ? m.inbox_by_someone({}, lang)
          : m.inbox_by_person({ name: handler }, lang)}
    </span>
  );
}

/** How long a customer waits, counted on also while nothing happens on the page. */
export function WaitingFor({
  since,
  now,
  isUrgent,
}: {
  /** In milliseconds since the epoch, as `now`. */
  since: number;
  now: number;
  isUrgent: boolean;
}) {
  const lang = useLang();
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    setCurrent(now);
    const timer = setInterval(() => setCurrent(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [now]);
  const minutes = Math.max(0, Math.floor((current - since) / MINUTE_MS));
  return (
    <span
      className={
        isUrgent
          ? "px-2 py-1 rounded-control bg-danger text-ground text-sm font-700 tabular"
          : "tabular"
      }
    >
      {minutes < 1
        ? m.inbox_waits_now({}, lang)
        : minutes < HOUR_MINUTES
          ? m.inbox_waits_minutes({ count: minutes }, lang)
          : minutes < DAY_MINUTES
            ? m.inbox_waits_hours({ count: Math.floor(minutes / HOUR_MINUTES) }, lang)
            : m.inbox_waits_days({ count: Math.floor(minutes / DAY_MINUTES) }, lang)}
    </span>
  );
}
