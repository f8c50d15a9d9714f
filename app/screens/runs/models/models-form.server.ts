import { z } from "zod";
import { knownPrice } from "#domain/runs/models/model-price.ts";
import {
  isListedHost,
  type ProviderProblems,
  type ProviderRules,
  type TypedProvider,
} from "#domain/runs/models/model-provider.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { env } from "#config/env.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import * as m from "#app/messages/messages.js";

/** All fields of the page's forms. */
export const MODELS_FORM = z.object({
  intent: z.enum(["connect", "default", "stop", "test", "remove"]),
  key: formKey(),
  /** Id of a connected provider; empty with `connect`. */
  provider: typedText(),
  kind: typedText(),
  baseUrl: typedText(),
  model: typedText(),
  apiKey: typedText(),
  priceIn: typedText(),
  priceOut: typedText(),
});

/** Typed values that are sent back after a refusal: all but the key. */
export type TypedBack = Omit<TypedProvider, "key">;

/** Hosts that this server's operator allows, and known prices. */
export const PROVIDER_RULES: ProviderRules = {
  isAllowedHost: (host) => isListedHost(host, env.MODEL_HOSTS_ALLOWED),
  priceOf: knownPrice,
};

const PROBLEMS = {
  kind: m.models_problem_kind,
  address: m.models_problem_address,
  https: m.models_problem_https,
  model: m.models_problem_model,
  key: m.models_problem_key,
  "key-missing": m.models_problem_key_missing,
  price: m.models_problem_price,
  "price-missing": m.models_problem_price_missing,
};

/** The texts of problems, by field. */
export const providerProblemTexts = (
  problems: ProviderProblems,
  lang: { locale: Locale },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, PROBLEMS[problem]({}, lang)]),
  );
