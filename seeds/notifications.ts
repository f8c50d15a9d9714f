import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { notifications } from "#db/schema/people/people.ts";
import { daysBefore } from "./clock.ts";
import { WRITTEN_AGENTIKS } from "./content/agentiks.ts";
import { WRITTEN_ARTIFAKTS } from "./content/artifakts.ts";
import { WRITTEN_CHALLENGES } from "./content/challenges.ts";
import { WRITTEN_SPACES } from "./content/spaces.ts";
import { REWARDS, SALES } from "./ledger.ts";
import { accountName } from "./people.ts";
import { spaceOwnerIndex } from "./spaces.ts";

type Notification = typeof notifications.$inferInsert;

const SUBJECTS = {
  challenge_reward: { path: "challenges", id: "challenge", rows: WRITTEN_CHALLENGES },
  space_invitation: { path: "spaces", id: "space", rows: WRITTEN_SPACES },
  artifakt_review: { path: "artifakts", id: "artifakt", rows: WRITTEN_ARTIFAKTS },
  agentik_report: { path: "agentiks", id: "agentik", rows: WRITTEN_AGENTIKS },
} as const;

interface Message {
  kind: keyof typeof SUBJECTS;
  /** Place of the item in its catalogue, from 1. */
  item: number;
  /** What the message says beside the item's name. */
  says: Record<string, string | number>;
  daysAgo: number;
}

/** The space the demo person is invited to, by its place in the catalogue. */
export const INVITED_TO = 15;

/** Unread ones: exactly three (spec 1, the header's count). */
const UNREAD: readonly Message[] = [
  rewardMessage(2),
  {
    kind: "space_invitation",
    item: INVITED_TO,
    says: { from: accountName(spaceOwnerIndex(INVITED_TO)) },
    daysAgo: 0.6,
  },
  reviewMessage(7, 50, 1.1),
];

const READ: readonly Message[] = [
  rewardMessage(21),
  { kind: "agentik_report", item: 3, says: { tasks: 42 }, daysAgo: 3.5 },
  reviewMessage(4, 48, 6.3),
  rewardMessage(22),
  { kind: "agentik_report", item: 1, says: { tasks: 118 }, daysAgo: 12.4 },
];

/** The demo person's notifications, each about an item that exists and something that happened. */
export function listNotifications(now: Date): Notification[] {
  return [...UNREAD, ...READ].map(({ kind, item, says, daysAgo }, index) => {
    const subject = SUBJECTS[kind];
    const row = subject.rows[item - 1];
    if (!row) throw new Error(`notification ${index + 1} is about no ${subject.id}`);
    const readAt = index < UNREAD.length ? null : daysBefore(now, daysAgo - 0.1);
    return {
      id: `notification-${index + 1}`,
      personId: DEMO_PERSON_ID,
      kind,
      data: { [subject.id]: row.name, ...says },
      href: `/${subject.path}/${subject.id}-${item}`,
      createdAt: daysBefore(now, daysAgo),
      seenAt: readAt,
      readAt,
    };
  });
}

function rewardMessage(challenge: number): Message {
  const reward = REWARDS.find((one) => one.challenge === `challenge-${challenge}`);
  if (!reward) throw new Error(`challenge ${challenge} paid the demo person nothing`);
  const { credits, daysAgo } = reward;
  return { kind: "challenge_reward", item: challenge, says: { credits }, daysAgo };
}

/** `rating` in tenths, from the person who bought it. */
function reviewMessage(artifakt: number, rating: number, daysAgo: number): Message {
  const sale = SALES.find((one) => one.artifakt === artifakt);
  if (!sale) throw new Error(`artifakt ${artifakt} was sold to nobody who could review it`);
  const from = accountName(sale.buyer);
  return { kind: "artifakt_review", item: artifakt, says: { rating, from }, daysAgo };
}
