import { and, desc, eq, sql } from "drizzle-orm";
import {
  OWN_KITS_MAX,
  ownKitState,
  type OwnKitState,
  type OwnVersionState,
} from "#domain/shop/kits/own/own-kits.ts";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { kitInstalls } from "#db/schema/shop/kits.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";

/** One of a person's own kits, in their list. */
export interface OwnKit {
  id: string;
  state: OwnKitState;
  /** Number of the newest version. */
  version: number;
  /** Names from the newest version with a valid manifest; null without one. */
  names: Pick<OwnManifest, "name" | "summary" | "languages"> | null;
  /** Why the newest version was refused, or the kit taken down. */
  reason: string | null;
  publishedVersion: number | null;
  changedAt: Date;
}

/** A person's own kits, the last changed first. */
export async function listOwnKits(db: Db, personId: string): Promise<OwnKit[]> {
  const rows = await db
    .select({
      ...KIT,
      version: ownKitVersions.version,
      latest: ownKitVersions.state,
      reason: ownKitVersions.reason,
    })
    .from(ownKits)
    .innerJoin(ownKitVersions, isNewest)
    .where(eq(ownKits.makerId, personId))
    .orderBy(desc(ownKits.changedAt), ownKits.id)
    .limit(OWN_KITS_MAX * 2);
  return rows.map(({ names, withdrawnAt, takenDownAt, downReason, latest, reason, ...row }) => {
    const state = ownKitState({
      latest,
      isWithdrawn: withdrawnAt !== null,
      isTakenDown: takenDownAt !== null,
    });
    return {
      ...row,
      names,
      state,
      reason: state === "taken-down" ? downReason : state === "refused" ? reason : null,
    };
  });
}

const KIT = {
  id: ownKits.id,
  publishedVersion: ownKits.publishedVersion,
  withdrawnAt: ownKits.withdrawnAt,
  takenDownAt: ownKits.takenDownAt,
  downReason: ownKits.downReason,
  changedAt: ownKits.changedAt,
  names: sql<OwnKit["names"]>`(SELECT jsonb_build_object('name', named.manifest->'name',
      'summary', named.manifest->'summary', 'languages', named.manifest->'languages')
    FROM ${ownKitVersions} named WHERE named.kit_id = ${outer(ownKits.id)} AND named.manifest IS NOT NULL
    ORDER BY named.version DESC LIMIT 1)`,
};

const isNewest = and(
  eq(ownKitVersions.kitId, ownKits.id),
  eq(
    ownKitVersions.version,
    sql`(SELECT max(newest.version) FROM ${ownKitVersions} newest WHERE newest.kit_id = ${outer(ownKits.id)})`,
  ),
);

/** A version in the history of a kit. */
export interface VersionLine {
  version: number;
  state: OwnVersionState;
  changedAt: Date;
  sentAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
}

/** One of a person's own kits with everything that its page shows. */
export interface OwnKitPage {
  id: string;
  state: OwnKitState;
  publishedVersion: number | null;
  downReason: string | null;
  /** The newest version, with its manifest as it was typed, and as it was last read. */
  newest: VersionLine & { text: string; manifest: OwnManifest | null };
  /** The version that its maker has installed. */
  installedVersion: number | null;
  /** How many other people have it. */
  installs: number;
}

/** A kit of a person; undefined for another person's. */
export async function findOwnKit(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<OwnKitPage | undefined> {
  const [row] = await db
    .select({
      ...LINE,
      text: ownKitVersions.text,
      manifest: ownKitVersions.manifest,
      publishedVersion: ownKits.publishedVersion,
      withdrawnAt: ownKits.withdrawnAt,
      takenDownAt: ownKits.takenDownAt,
      downReason: ownKits.downReason,
      installedVersion: kitInstalls.version,
      installs: sql`(SELECT count(*) FROM ${kitInstalls} other
        WHERE other.offer_id = ${outer(ownKits.id)} AND other.person_id <> ${personId})`.mapWith(
        Number,
      ),
    })
    .from(ownKits)
    .innerJoin(ownKitVersions, isNewest)
    .leftJoin(
      kitInstalls,
      and(eq(kitInstalls.offerId, ownKits.id), eq(kitInstalls.personId, personId)),
    )
    .where(and(eq(ownKits.id, id), eq(ownKits.makerId, personId)));
  if (!row) return undefined;
  const {
    publishedVersion,
    withdrawnAt,
    takenDownAt,
    downReason,
    installedVersion,
    installs,
    ...newest
  } = row;
  const state = ownKitState({
    latest: newest.state,
    isWithdrawn: withdrawnAt !== null,
    isTakenDown: takenDownAt !== null,
  });
  return { id, state, publishedVersion, downReason, newest, installedVersion, installs };
}

const LINE = {
  version: ownKitVersions.version,
  state: ownKitVersions.state,
  changedAt: ownKitVersions.changedAt,
  sentAt: ownKitVersions.sentAt,
  decidedAt: ownKitVersions.decidedAt,
  reason: ownKitVersions.reason,
};

/** Versions on the page of a kit, newest first. */
const VERSIONS_SHOWN = 20;

/** The newest versions of a person's kit. */
export async function listOwnVersions(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<VersionLine[]> {
  return db
    .select(LINE)
    .from(ownKitVersions)
    .innerJoin(ownKits, eq(ownKits.id, ownKitVersions.kitId))
    .where(and(eq(ownKitVersions.kitId, id), eq(ownKits.makerId, personId)))
    .orderBy(desc(ownKitVersions.version))
    .limit(VERSIONS_SHOWN);
}
