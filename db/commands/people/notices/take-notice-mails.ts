import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import {
  MAILED_KINDS,
  MAIL_AFTER_MS,
  MAIL_EVERY_MS,
  MAIL_WITHIN_MS,
} from "#domain/people/notices/notice-mails.ts";
import type { Language } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { noticeMails } from "#db/schema/people/notice-mails.ts";
import { notifications, people } from "#db/schema/people/people.ts";
import { personSettings } from "#db/schema/people/settings.ts";

export interface NoticeMail {
  personId: string;
  email: string;
  firstName: string;
  /** The language chosen in Ajustes; null where nothing was chosen. */
  language: Language | null;
  /** The notifications it tells of, the oldest first. */
  notices: { kind: string; data: Record<string, string | number>; href: string }[];
}

/**
 * Takes the mails about notifications that have not been seen in time, and records them as sent: each
 * notification is mailed at most once, to confirmed addresses alone, at most one mail an hour to a person.
 * Workers that take at the same time get different people.
 *
 * @param atMost number of mails
 */
export const takeNoticeMails = (db: Db, now: Date, atMost: number): Promise<NoticeMail[]> =>
  db.transaction(async (tx) => {
    const ids = await findDuePeople(tx, now, atMost);
    if (ids.length === 0) return [];
    await tx
      .insert(noticeMails)
      .values(ids.map((personId) => ({ personId })))
      .onConflictDoNothing();
    // The lock checks again that no other worker has taken the person's mail meanwhile.
    const taken = await tx
      .select({
        personId: noticeMails.personId,
        email: accounts.email,
        firstName: people.firstName,
        language: personSettings.language,
      })
      .from(noticeMails)
      .innerJoin(accounts, eq(accounts.personId, noticeMails.personId))
      .innerJoin(people, eq(people.id, noticeMails.personId))
      .leftJoin(personSettings, eq(personSettings.personId, noticeMails.personId))
      .where(and(inArray(noticeMails.personId, ids), mayGetOne(now)))
      .for("update", { of: noticeMails, skipLocked: true });
    const notices = await takeNotices(
      tx,
      taken.map(({ personId }) => personId),
      now,
    );
    return taken.flatMap((person) => {
      const own = notices.get(person.personId);
      return own ? [{ ...person, notices: own }] : [];
    });
  });

/** Accounts that are to get a mail now, before any lock. */
async function findDuePeople(tx: Db, now: Date, atMost: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ personId: notifications.personId })
    .from(notifications)
    .innerJoin(accounts, eq(accounts.personId, notifications.personId))
    .leftJoin(noticeMails, eq(noticeMails.personId, notifications.personId))
    .where(
      and(
        isDue(now),
        isNotNull(accounts.emailVerifiedAt),
        or(isNull(noticeMails.personId), and(mayGetOne(now), IS_NEW)),
      ),
    )
    .orderBy(notifications.personId)
    .limit(atMost);
  return rows.map(({ personId }) => personId);
}

/** What the locked people are to be told of, by person; recorded as mailed. */
async function takeNotices(
  tx: Db,
  personIds: string[],
  now: Date,
): Promise<Map<string, NoticeMail["notices"]>> {
  if (personIds.length === 0) return new Map();
  const due = await tx
    .select({
      personId: notifications.personId,
      kind: notifications.kind,
      data: notifications.data,
      href: notifications.href,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .innerJoin(noticeMails, eq(noticeMails.personId, notifications.personId))
    .where(and(inArray(notifications.personId, personIds), isDue(now), IS_NEW))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  const taken = new Map<string, NoticeMail["notices"]>();
  const newest = new Map<string, Date>();
  for (const { personId, createdAt, ...notice } of due) {
    taken.set(personId, [...(taken.get(personId) ?? []), notice]);
    newest.set(personId, createdAt);
  }
  const set = { mailedAt: sql`excluded.mailed_at`, mailedUntil: sql`excluded.mailed_until` };
  if (newest.size > 0)
    await tx
      .insert(noticeMails)
      .values([...newest].map(([personId, at]) => ({ personId, mailedAt: now, mailedUntil: at })))
      .onConflictDoUpdate({ target: noticeMails.personId, set });
  return taken;
}

/** A notification that came after the last one that was mailed to its person. */
const IS_NEW = sql`${notifications.createdAt} > coalesce(${noticeMails.mailedUntil}, '-infinity')`;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Notifications that wait for their person, unseen for long enough. */
const isDue = (now: Date): SQL | undefined =>
  and(
    inArray(notifications.kind, [...MAILED_KINDS]),
    isNull(notifications.seenAt),
    isNull(notifications.readAt),
    lte(notifications.createdAt, before(now, MAIL_AFTER_MS)),
    gt(notifications.createdAt, before(now, MAIL_WITHIN_MS)),
    // A customer who waited may have been answered by a colleague.
    or(
      ne(notifications.kind, "chat_waiting"),
      sql`EXISTS (SELECT FROM ${chats} WHERE ${chats.handledBy} = 'nobody'
        AND ${chats.threadId} = split_part(${outer(notifications.href)}, '/', 3))`,
    ),
  );

/** People who want mails and have not got one lately. */
const mayGetOne = (now: Date): SQL | undefined =>
  and(
    eq(noticeMails.isOff, false),
    or(isNull(noticeMails.mailedAt), lt(noticeMails.mailedAt, before(now, MAIL_EVERY_MS))),
  );
