/** Language models that people connect, what they may cost, and what they did. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  PROVIDER_KINDS,
  PROVIDER_TEST_STATES,
  type ProviderKind,
  type ProviderTestState,
} from "#domain/runs/models/model-provider.ts";
import { PRICE_MAX_MICRO_USD } from "#domain/runs/models/model-price.ts";
import { MODEL_FAILURES, LIMIT_FAILURES } from "#domain/runs/models/model-trouble.ts";
import { LIMIT_MAX_CENTAVOS } from "#domain/runs/models/spend-limits.ts";
import type { RunFailure } from "#domain/runs/run.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";

/** A person's secrets for other services, encrypted for this row and this person alone. */
export const secrets = pgTable(
  "secrets",
  {
    id: text().primaryKey(),
    personId: personId(),
    /** AES-256-GCM (adapters/secrets/stored-secret.server.ts). */
    sealedSecret: text("sealed_secret").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (secret) => [
    // A provider refers to a secret of its own person.
    unique("secrets_of_person").on(secret.id, secret.personId),
    index("secrets_by_person").on(secret.personId),
  ],
);

/** A provider of a language model, connected by a person. */
export const modelProviders = pgTable(
  "model_providers",
  {
    id: text().primaryKey(),
    personId: personId(),
    kind: text().$type<ProviderKind>().notNull(),
    /** Without a slash at its end. */
    baseUrl: text("base_url").notNull(),
    model: text().notNull(),
    /** The key; null where the provider asks for none. */
    secretId: text("secret_id"),
    /** Last signs of the key; empty for none, and for a short one. */
    keyLastFour: text("key_last_four").notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
    /** The test that the worker makes: one small call. */
    testState: text("test_state").$type<ProviderTestState>().notNull().default("waiting"),
    testFailure: text("test_failure").$type<RunFailure>(),
    /** When the present state of the test began. */
    testedAt: time("tested_at").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (provider) => [
    foreignKey({
      name: "model_providers_secret_fk",
      columns: [provider.secretId, provider.personId],
      foreignColumns: [secrets.id, secrets.personId],
    }).onDelete("cascade"),
    check("model_providers_kind_known", isOneOf(provider.kind, PROVIDER_KINDS)),
    check("model_providers_base_url_web", sql`${provider.baseUrl} ~ '^https?://[^[:space:]?#@]+$'`),
    check("model_providers_model_named", sql`${provider.model} ~ '^[A-Za-z0-9_./:@+-]{1,120}$'`),
    check("model_providers_key_signs", sql`${provider.keyLastFour} ~ '^[!-~]{0,4}$'`),
    check("model_providers_test_known", isOneOf(provider.testState, PROVIDER_TEST_STATES)),
    check(
      "model_providers_failure_known",
      isOneOf(provider.testFailure, [...MODEL_FAILURES, ...LIMIT_FAILURES]),
    ),
    check(
      "model_providers_failed_for_a_reason",
      sql`(${provider.testState} = 'failed') = (${provider.testFailure} IS NOT NULL)`,
    ),
    uniqueIndex("model_providers_default")
      .on(provider.personId)
      .where(sql`${provider.isDefault}`),
    uniqueIndex("model_providers_once").on(provider.personId, provider.baseUrl, provider.model),
    index("model_providers_of_secret").on(provider.secretId),
    index("model_providers_to_test")
      .on(provider.testedAt)
      .where(sql`${provider.testState} IN ('waiting', 'testing')`),
  ],
);

/** Model prices entered by a person, in micro-USD per million tokens. */
export const modelPrices = pgTable(
  "model_prices",
  {
    personId: personId(),
    /** Host of the provider, with its port if it has one. */
    host: text().notNull(),
    model: text().notNull(),
    inMicroUsd: bigint("in_micro_usd", { mode: "number" }).notNull(),
    outMicroUsd: bigint("out_micro_usd", { mode: "number" }).notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (price) => [
    primaryKey({ columns: [price.personId, price.host, price.model] }),
    check("model_prices_host_named", sql`${price.host} ~ '^[^[:space:]/]+$'`),
    check("model_prices_model_named", sql`${price.model} ~ '^[A-Za-z0-9_./:@+-]{1,120}$'`),
    check(
      "model_prices_bounded",
      sql`least(${price.inMicroUsd}, ${price.outMicroUsd}) >= 0 AND greatest(${price.inMicroUsd}, ${price.outMicroUsd}) <= ${sql.raw(String(PRICE_MAX_MICRO_USD))}`,
    ),
  ],
);

/** A person's own limits on what models cost, in centavos MXN. */
export const spendLimits = pgTable(
  "spend_limits",
  {
    personId: personId().primaryKey(),
    runCentavos: integer("run_centavos").notNull(),
    dayCentavos: integer("day_centavos").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (limit) => [
    check(
      "spend_limits_bounded",
      sql`least(${limit.runCentavos}, ${limit.dayCentavos}) >= 0 AND greatest(${limit.runCentavos}, ${limit.dayCentavos}) <= ${sql.raw(String(LIMIT_MAX_CENTAVOS))}`,
    ),
  ],
);

/**
 * Cost of a person's models on a day (in the site's time zone), in centavos MXN. The row is the
 * lock under which a call is reserved.
 */
export const modelSpend = pgTable(
  "model_spend",
  {
    personId: personId(),
    day: date({ mode: "string" }).notNull(),
    spent: integer().notNull().default(0),
    /** The most that calls which have not ended can cost. */
    reserved: integer().notNull().default(0),
  },
  (spend) => [
    primaryKey({ columns: [spend.personId, spend.day] }),
    check("model_spend_counted", sql`${spend.spent} >= 0 AND ${spend.reserved} >= 0`),
  ],
);
