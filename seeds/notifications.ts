import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { notifications } from "#db/schema/people/people.ts";
import { daysBefore } from "./clock.ts";
import { WRITTEN_AGENTIKS } from "./content/agentiks.ts";
import { WRITTEN_ARTIFAKTS } from "./content/artifakts.ts";
import { WRITTEN_CHALLENGES } from "./content/challenges.ts";
import { WRITTEN_SPACES } from "./content/spaces.ts";
import { REWARDS, SALES } from "./money/ledger.ts";
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
  /** Number of the item in its id, from 1. */
  item: number;
  /** Message parameters beside the item's name. */
  parameters: Record<string, string | number>;
  daysAgo: number;
}

/** Number of the space the demo person is invited to. */
export const INVITED_TO = 15;

/** Exactly three: the count at the bell. */
const UNREAD: readonly Message[] = [
  rewardMessage(2),
  {
    kind: "space_invitation",
    item: INVITED_TO,
    parameters: { from: accountName(spaceOwnerIndex(INVITED_TO)) },
    daysAgo: 0.6,
  },
  reviewMessage(7, 50, 1.1),
];

const READ: readonly Message[] = [
  rewardMessage(21),
  { kind: "agentik_report", item: 3, parameters: { tasks: 42 }, daysAgo: 3.5 },
  reviewMessage(4, 48, 6.3),
  rewardMessage(22),
  { kind: "agentik_report", item: 1, parameters: { tasks: 118 }, daysAgo: 12.4 },
];

/** The demo person's notifications. Each refers to a seeded item and a seeded event. */
export function listNotifications(now: Date): Notification[] {
  return [...UNREAD, ...READ].map(({ kind, item, parameters, daysAgo }, index) => {
    const subject = SUBJECTS[kind];
    const row = subject.rows[item - 1];
    if (!row) throw new Error(`notification ${index + 1} is about no ${subject.id}`);
    const readAt = index < UNREAD.length ? null : daysBefore(now, daysAgo - 0.1);
    return {
      id: `notification-${index + 1}`,
      personId: DEMO_PERSON_ID,
      kind,
      data: { [subject.id]: row.name, ...parameters },
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
  return { kind: "challenge_reward", item: challenge, parameters: { credits }, daysAgo };
}

/** A review by the buyer. @param rating in tenths */
function reviewMessage(artifakt: number, rating: number, daysAgo: number): Message {
  const sale = SALES.find((one) => one.artifakt === artifakt);
  if (!sale) throw new Error(`artifakt ${artifakt} was sold to nobody who could review it`);
  const from = accountName(sale.buyer);
  return { kind: "artifakt_review", item: artifakt, parameters: { rating, from }, daysAgo };
}
