import { createId } from "#db/connection/tokens.ts";
import type { ModelServer } from "../fakes/model-server.ts";
import type { TestDatabase } from "../database.ts";
import {
  createModels,
  type Models,
  type ModelSettings,
  type UnsealSecret,
} from "#worker/models/models.ts";

/** Keys of tests are sealed by turning them around. */
export const unsealSecret = (sealed: string) => [...sealed].reverse().join("");

/** Models of a worker that may call a test's own provider. */
export const modelsFor = (
  server: ModelServer,
  settings: Partial<ModelSettings> = {},
  times: { firstMs?: number; idleMs?: number } = {},
  unseal: UnsealSecret = unsealSecret,
): Models =>
  createModels(
    {
      MODEL_KIND: "openai-compatible",
      MODEL_HOSTS_ALLOWED: [server.host],
      MXN_PER_USD: 200_000,
      ...settings,
    },
    {
      unsealSecret: unseal,
      baseUrls: { "openai-compatible": server.baseUrl, anthropic: server.baseUrl },
      times,
    },
  );

/** The operator's own model, at a test's own provider: 10 USD per million tokens, either way. */
export const operatorsModel = (server: ModelServer): Partial<ModelSettings> => ({
  MODEL_NAME: "operators",
  MODEL_BASE_URL: server.baseUrl,
  MODEL_PRICE: { inMicroUsd: 10_000_000, outMicroUsd: 10_000_000 },
});

/** Connects a person's model, tested and answering, with a price in micro-USD per million tokens. */
export async function connectModel(
  { sql }: TestDatabase,
  server: ModelServer,
  {
    personId,
    price = 10_000_000,
    key = "sk-test",
  }: { personId: string; price?: number; key?: string },
): Promise<string> {
  const [id, secret] = [createId("provider"), createId("secret")];
  await sql`DELETE FROM model_providers WHERE person_id = ${personId}`;
  await sql`INSERT INTO secrets (id, person_id, sealed_secret, created_at)
    VALUES (${secret}, ${personId}, ${unsealSecret(key)}, now())`;
  await sql`INSERT INTO model_providers
      (id, person_id, kind, base_url, model, secret_id, is_default, test_state, tested_at, created_at)
    VALUES (${id}, ${personId}, 'openai-compatible', ${server.baseUrl}, 'fake', ${secret}, true, 'ok',
      now(), now())`;
  await sql`INSERT INTO model_prices (person_id, host, model, in_micro_usd, out_micro_usd, changed_at)
    VALUES (${personId}, ${server.host}, 'fake', ${price}, ${price}, now())
    ON CONFLICT (person_id, host, model)
    DO UPDATE SET in_micro_usd = excluded.in_micro_usd, out_micro_usd = excluded.out_micro_usd`;
  return id;
}
