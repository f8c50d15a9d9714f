import { and, count, eq } from "drizzle-orm";
import {
  hostOf,
  lastSigns,
  PROVIDERS_MAX,
  type NewProvider,
} from "#domain/runs/models/model-provider.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { modelPrices, modelProviders, secrets } from "#db/schema/runs/models.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { wakeTests } from "./notices.ts";

/** Encrypts a key for the row of `secrets` that it is stored in. */
export type SealKey = (key: string, owner: { id: string; personId: string }) => string;

/**
 * Connects a person's provider, and asks the worker to test it. The same model at the same address takes
 * the place of the one before.
 *
 * @returns "account" for a guest: a key must not be lost with a cookie
 */
export async function connectProvider(
  tx: Db,
  {
    personId,
    provider,
    sealKey,
    now,
  }: { personId: string; provider: NewProvider; sealKey: SealKey; now: Date },
): Promise<{ kind: "done"; id: string } | { kind: "refused"; reason: "account" | "full" }> {
  const person = await lockPerson(tx, personId);
  if (person?.kind !== "account") return { kind: "refused", reason: "account" };
  const { kind, baseUrl, model, key, price } = provider;
  const [before] = await tx
    .select({ id: modelProviders.id, isDefault: modelProviders.isDefault })
    .from(modelProviders)
    .where(
      and(
        eq(modelProviders.personId, personId),
        eq(modelProviders.baseUrl, baseUrl),
        eq(modelProviders.model, model),
      ),
    );
  if (before) await removeProvider(tx, { personId, id: before.id });
  const [all] = await tx
    .select({ n: count() })
    .from(modelProviders)
    .where(eq(modelProviders.personId, personId));
  if (all!.n >= PROVIDERS_MAX) return { kind: "refused", reason: "full" };
  const secretId = key === undefined ? null : createId("secret");
  if (secretId !== null)
    await tx.insert(secrets).values({
      id: secretId,
      personId,
      sealedSecret: sealKey(key!, { id: secretId, personId }),
      createdAt: now,
    });
  const id = createId("provider");
  await tx.insert(modelProviders).values({
    id,
    personId,
    kind,
    baseUrl,
    model,
    secretId,
    keyLastFour: lastSigns(key ?? ""),
    isDefault: before?.isDefault ?? false,
    testedAt: now,
    createdAt: now,
  });
  if (price) {
    const set = { ...price, changedAt: now };
    await tx
      .insert(modelPrices)
      .values({ personId, host: hostOf(baseUrl), model, ...set })
      .onConflictDoUpdate({
        target: [modelPrices.personId, modelPrices.host, modelPrices.model],
        set,
      });
  }
  await wakeTests(tx);
  return { kind: "done", id };
}

/** Removes one of a person's providers together with its key; its price is kept. */
export async function removeProvider(
  tx: Db,
  { personId, id }: { personId: string; id: string },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "gone" }> {
  const [gone] = await tx
    .delete(modelProviders)
    .where(and(eq(modelProviders.personId, personId), eq(modelProviders.id, id)))
    .returning({ secretId: modelProviders.secretId });
  if (!gone) return { kind: "refused", reason: "gone" };
  if (gone.secretId !== null)
    await tx
      .delete(secrets)
      .where(and(eq(secrets.id, gone.secretId), eq(secrets.personId, personId)));
  return { kind: "done" };
}
