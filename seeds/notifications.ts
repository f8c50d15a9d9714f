import { DEMO_PERSON_ID } from "#app/domain/people.ts";
import { type notifications } from "#db/schema/people.ts";
import { daysBefore } from "./clock.ts";
import { WRITTEN_AGENTIKS } from "./content/agentiks.ts";
import { WRITTEN_ARTIFAKTS } from "./content/artifakts.ts";
import { WRITTEN_CHALLENGES } from "./content/challenges.ts";
import { WRITTEN_SPACES } from "./content/spaces.ts";

type Notification = typeof notifications.$inferInsert;

/** What a notification says beside its kind: a name, and a number or a person. */
type Message = readonly [
  kind: "challenge_reward" | "space_invitation" | "artifakt_review" | "agentik_report",
  /** Place of the item in its catalogue, from 1. */
  item: number,
  extra: Record<string, string | number>,
  daysAgo: number,
  isRead: boolean,
];

/** Exactly three unread (spec 1: the header's count). */
const MESSAGES: readonly Message[] = [
  ["challenge_reward", 2, { credits: 300 }, 0.2, false],
  ["space_invitation", 15, { from: "Renata Galindo" }, 0.6, false],
  ["artifakt_review", 7, { rating: 50, from: "Bruno Ibáñez" }, 1.1, false],
  ["challenge_reward", 21, { credits: 450 }, 2.2, true],
  ["agentik_report", 3, { tasks: 42 }, 3.5, true],
  ["artifakt_review", 4, { rating: 48, from: "Itzel Cisneros" }, 6.3, true],
  ["challenge_reward", 22, { credits: 500 }, 9.5, true],
  ["agentik_report", 1, { tasks: 118 }, 12.4, true],
];

const SUBJECTS = {
  challenge_reward: { path: "challenges", id: "challenge", rows: WRITTEN_CHALLENGES },
  space_invitation: { path: "spaces", id: "space", rows: WRITTEN_SPACES },
  artifakt_review: { path: "artifakts", id: "artifakt", rows: WRITTEN_ARTIFAKTS },
  agentik_report: { path: "agentiks", id: "agentik", rows: WRITTEN_AGENTIKS },
} as const;

/** The demo person's notifications, each about an item that exists. */
export function listNotifications(now: Date): Notification[] {
  return MESSAGES.map(([kind, item, extra, daysAgo, isRead], index) => {
    const subject = SUBJECTS[kind];
    const row = subject.rows[item - 1];
    if (!row) throw new Error(`notification ${index + 1} is about no ${subject.id}`);
    const readAt = isRead ? daysBefore(now, daysAgo - 0.1) : null;
    return {
      id: `notification-${index + 1}`,
      personId: DEMO_PERSON_ID,
      kind,
      data: { [subject.id]: row.name, ...extra },
      href: `/${subject.path}/${subject.id}-${item}`,
      createdAt: daysBefore(now, daysAgo),
      seenAt: readAt,
      readAt,
    };
  });
}
