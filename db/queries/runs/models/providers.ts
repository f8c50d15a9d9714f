import { and, asc, desc, eq, sql } from "drizzle-orm";
import {
  hostOf,
  type ProviderKind,
  type ProviderTestState,
} from "#domain/runs/models/model-provider.ts";
import type { ModelPrice } from "#domain/runs/models/model-price.ts";
import type { RunFailure } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { modelPrices, modelProviders, secrets } from "#db/schema/runs/models.ts";

/** A person's provider, as its page shows it. */
export interface ListedProvider {
  id: string;
  kind: ProviderKind;
  baseUrl: string;
  model: string;
  hasKey: boolean;
  /** Last signs of the key; empty for a short one. */
  keyLastFour: string;
  isDefault: boolean;
  testState: ProviderTestState;
  testFailure: RunFailure | null;
  testedAt: Date;
  /** Price that the person has entered; null where they have entered none. */
  ownPrice: ModelPrice | null;
}

const priceOf = and(
  eq(modelPrices.personId, modelProviders.personId),
  eq(modelPrices.model, modelProviders.model),
  // The host of the address, as in `hostOf`.
  sql`${modelPrices.host} = substring(${modelProviders.baseUrl} FROM '^https?://([^/]+)')`,
);

/** A person's providers, the one that answers first. */
export async function listProviders(db: Db, personId: string): Promise<ListedProvider[]> {
  const rows = await db
    .select({
      id: modelProviders.id,
      kind: modelProviders.kind,
      baseUrl: modelProviders.baseUrl,
      model: modelProviders.model,
      secretId: modelProviders.secretId,
      keyLastFour: modelProviders.keyLastFour,
      isDefault: modelProviders.isDefault,
      testState: modelProviders.testState,
      testFailure: modelProviders.testFailure,
      testedAt: modelProviders.testedAt,
      inMicroUsd: modelPrices.inMicroUsd,
      outMicroUsd: modelPrices.outMicroUsd,
    })
    .from(modelProviders)
    .leftJoin(modelPrices, priceOf)
    .where(eq(modelProviders.personId, personId))
    .orderBy(desc(modelProviders.isDefault), asc(modelProviders.createdAt), modelProviders.id);
  return rows.map(({ secretId, inMicroUsd, outMicroUsd, ...row }) => ({
    ...row,
    hasKey: secretId !== null,
    ownPrice: priceIn({ inMicroUsd, outMicroUsd }),
  }));
}

/** Whether a person has a provider that answers for them. */
export async function isModelConnected(db: Db, personId: string): Promise<boolean> {
  const own = and(eq(modelProviders.personId, personId), eq(modelProviders.isDefault, true));
  const found = await db.select({ id: modelProviders.id }).from(modelProviders).where(own).limit(1);
  return found.length > 0;
}

/** A provider with its encrypted key, for the worker alone. */
export interface SealedProvider {
  personId: string;
  kind: ProviderKind;
  baseUrl: string;
  host: string;
  model: string;
  /** Null where the provider asks for none. */
  secret: { id: string; sealedSecret: string } | null;
  ownPrice: ModelPrice | null;
}

/** One of a person's providers by its id, or the one that answers; undefined for none. */
export async function findSealedProvider(
  db: Db,
  which: { personId: string } | { id: string },
): Promise<SealedProvider | undefined> {
  const [row] = await db
    .select({
      personId: modelProviders.personId,
      kind: modelProviders.kind,
      baseUrl: modelProviders.baseUrl,
      model: modelProviders.model,
      secretId: secrets.id,
      sealedSecret: secrets.sealedSecret,
      inMicroUsd: modelPrices.inMicroUsd,
      outMicroUsd: modelPrices.outMicroUsd,
    })
    .from(modelProviders)
    .leftJoin(secrets, eq(secrets.id, modelProviders.secretId))
    .leftJoin(modelPrices, priceOf)
    .where(
      "id" in which
        ? eq(modelProviders.id, which.id)
        : and(eq(modelProviders.personId, which.personId), eq(modelProviders.isDefault, true)),
    );
  if (!row) return undefined;
  const { secretId, sealedSecret, inMicroUsd, outMicroUsd, ...provider } = row;
  return {
    ...provider,
    host: hostOf(provider.baseUrl),
    secret: secretId !== null && sealedSecret !== null ? { id: secretId, sealedSecret } : null,
    ownPrice: priceIn({ inMicroUsd, outMicroUsd }),
  };
}

const priceIn = ({
  inMicroUsd,
  outMicroUsd,
}: {
  inMicroUsd: number | null;
  outMicroUsd: number | null;
}): ModelPrice | null =>
  inMicroUsd === null || outMicroUsd === null ? null : { inMicroUsd, outMicroUsd };

/** How the test of a provider stands; undefined when it is gone. */
export async function findTestState(db: Db, id: string): Promise<ProviderTestState | undefined> {
  const [row] = await db
    .select({ state: modelProviders.testState })
    .from(modelProviders)
    .where(eq(modelProviders.id, id));
  return row?.state;
}
