import { hostOf, isListedHost, type ProviderKind } from "#domain/runs/models/model-provider.ts";
import { FREE, knownPrice, type ModelPrice } from "#domain/runs/models/model-price.ts";
import type { PaidBy } from "#domain/runs/models/spend-limits.ts";
import {
  createModelCaller,
  type CallModel,
  type ModelAddress,
  type ModelCaller,
} from "#adapters/models/call-model.server.ts";
import type { Db } from "#db/connection/client.ts";
import { findEngineFor } from "#db/queries/agentiks/limits.ts";
import { findSealedProvider, type SealedProvider } from "#db/queries/runs/models/providers.ts";

/** A model that may answer. */
export interface ModelChoice {
  /** Undefined where its key cannot be read any more. */
  address: ModelAddress | undefined;
  /** Host of the provider: its name on an answer. */
  host: string;
  model: string;
  /** Undefined if its price is unknown: then it is not called. */
  price: ModelPrice | undefined;
  paidBy: PaidBy;
}

/** The models that this worker can call. */
export interface Models {
  /**
   * A person's own model, or else the operator's; undefined for none. For an agentik the model that its
   * owner has chosen for it, and undefined where that is rules.
   */
  findFor(
    db: Db,
    personId: string | undefined,
    agentikId?: string | null,
  ): Promise<ModelChoice | undefined>;
  /** One of a person's providers, to be tested; undefined when it is gone. */
  findById(db: Db, id: string): Promise<ModelChoice | undefined>;
  call: CallModel;
  /** False in the lane of quick runs: one that would call a model is passed to the other lane. */
  mayCall: boolean;
  /** Ten-thousandths of MXN per USD. */
  rateE4: number;
}

/** The operator's settings (config/env-schema.mjs). */
export interface ModelSettings {
  MODEL_KIND: ProviderKind;
  MODEL_BASE_URL?: string | undefined;
  MODEL_NAME?: string | undefined;
  MODEL_KEY?: string | undefined;
  MODEL_PRICE?: ModelPrice | undefined;
  MODEL_HOSTS_ALLOWED: readonly string[];
  MXN_PER_USD: number;
}

/** Decrypts a secret; undefined if the application's key was lost. */
export type UnsealSecret = (
  sealed: string,
  owner: { id: string; personId: string },
) => string | undefined;

/**
 * @param baseUrls where each kind is reached when the operator says no address
 * @param times waits of a call, for tests
 */
export function createModels(
  settings: ModelSettings,
  {
    unsealSecret,
    baseUrls,
    times = {},
  }: {
    unsealSecret: UnsealSecret;
    baseUrls: Readonly<Record<ProviderKind, string>>;
    times?: Pick<ModelCaller, "firstMs" | "idleMs">;
  },
): Models {
  const operators = operatorsModel(settings, baseUrls);
  const allowed = settings.MODEL_HOSTS_ALLOWED;
  const isAllowedHost = (host: string) => isListedHost(host, allowed);
  const chosen = (provider: SealedProvider): ModelChoice =>
    choiceOf(provider, { unsealSecret, isAllowedHost });
  return {
    mayCall: true,
    rateE4: settings.MXN_PER_USD,
    // The host that the operator configured is always allowed.
    call: createModelCaller({
      isAllowedHost: (host) => isAllowedHost(host) || host === operators?.host,
      ...times,
    }),
    async findFor(db, personId, agentikId = null) {
      const engine =
        agentikId === null ? undefined : await findEngineFor(db, { agentikId, payerId: personId });
      if (engine === "rules") return undefined;
      const itsOwn = engine && (await findSealedProvider(db, { id: engine.providerId }));
      if (itsOwn) return chosen(itsOwn);
      const own = personId && (await findSealedProvider(db, { personId }));
      return own ? chosen(own) : operators;
    },
    async findById(db, id) {
      const provider = await findSealedProvider(db, { id });
      return provider && chosen(provider);
    },
  };
}

/** The same models for a lane in which none is called: there a call throws `NeedsModel`. */
export const withoutCalls = (models: Models): Models => ({ ...models, mayCall: false });

/** Thrown in the lane of quick runs where a model is to be called. */
export class NeedsModel extends Error {
  override name = "NeedsModel";
  constructor() {
    super("the run goes on in the lane of models");
  }
}

function operatorsModel(
  { MODEL_KIND: kind, MODEL_NAME: model, MODEL_KEY: key, ...settings }: ModelSettings,
  baseUrls: Readonly<Record<ProviderKind, string>>,
): ModelChoice | undefined {
  if (model === undefined) return undefined;
  const baseUrl = (settings.MODEL_BASE_URL ?? baseUrls[kind]).replace(/\/+$/, "");
  const host = hostOf(baseUrl);
  const address = { kind, baseUrl, model, key };
  return { address, host, model, price: settings.MODEL_PRICE, paidBy: "operator" };
}

function choiceOf(
  { personId, kind, baseUrl, host, model, secret, ownPrice }: SealedProvider,
  {
    unsealSecret,
    isAllowedHost,
  }: { unsealSecret: UnsealSecret; isAllowedHost: (host: string) => boolean },
): ModelChoice {
  const key = secret && unsealSecret(secret.sealedSecret, { id: secret.id, personId });
  const price = ownPrice ?? knownPrice(host, model) ?? (isAllowedHost(host) ? FREE : undefined);
  return {
    address: key === undefined ? undefined : { kind, baseUrl, model, key: key ?? undefined },
    host,
    model,
    price,
    paidBy: "person",
  };
}
