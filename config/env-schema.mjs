// @ts-check
/**
 * The schema of the environment variables. It does not read the environment itself: the server does
 * so in env.ts, and the scripts check with the same rules before they start a process. Plain
 * JavaScript without dependencies, because the scripts run before `npm ci`. Long because each variable
 * is explained where it is defined.
 */
import {
  list,
  onOff,
  oneWordOf,
  optional,
  required,
  stringWhere,
  wholeNumber,
  withDefault,
  WRONG,
} from "./env-rules.mjs";

/** @param {string[]} protocols */
const isUrl = (protocols) => {
  /** @param {string} value */
  return (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
};

const isWebUrl = isUrl(["http:", "https:"]);
const isPostgresUrl = isUrl(["postgres:", "postgresql:"]);
const isSmtpUrl = isUrl(["smtp:", "smtps:"]);

/** A host name as in a Host header, with or without a port. */
const HOST_NAME = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)(:\d{1,5})?$/i;

/** One year: the shortest max-age that the HSTS preload list accepts (hstspreload.org). */
const PRELOAD_SECONDS = 31_536_000;

/** @type {import("./env-rules.mjs").Rule<{ maxAge: number, includeSubDomains: boolean, preload: boolean } | null>} */
const STRICT_TRANSPORT = {
  expected:
    '"off" or like "max-age=31536000; includeSubDomains; preload" (preload only with the other two, and a year)',
  read: (value) => {
    if (value === "off") return null;
    const [, seconds, includeSubDomains, preload] =
      /^max-age=(\d{1,9})(; includeSubDomains(; preload)?)?$/.exec(value) ?? [];
    const maxAge = Number(seconds);
    if (seconds === undefined || (preload && maxAge < PRELOAD_SECONDS)) return WRONG;
    return { maxAge, includeSubDomains: Boolean(includeSubDomains), preload: Boolean(preload) };
  },
};

/**
 * A person to turn to, as a link: its address, and how it is written.
 *
 * @type {import("./env-rules.mjs").Rule<{ href: string, text: string }>}
 */
const CONTACT = {
  expected:
    "an e-mail address, a WhatsApp number like +52 55 1234 5678, or an absolute address like https://plaza.example/ayuda",
  read: (value) => {
    const text = value.trim();
    if (isWebUrl(text)) return { href: new URL(text).href, text };
    if (/^[^\s@<>"']{1,64}@[a-z\d.-]{1,180}\.[a-z]{2,}$/i.test(text))
      return { href: `mailto:${text}`, text };
    const digits = text.replace(/[\s().-]/g, "");
    if (/^\+[1-9]\d{7,14}$/.test(digits))
      return { href: `https://wa.me/${digits.slice(1)}`, text: `WhatsApp ${text}` };
    return WRONG;
  },
};

/** Highest price of a model, in USD per million tokens. */
const MODEL_PRICE_MAX_USD = 1_000;

/**
 * Price of a model for tokens sent and received, in micro-USD per million tokens.
 *
 * @type {import("./env-rules.mjs").Rule<{ inMicroUsd: number, outMicroUsd: number }>}
 */
const MODEL_PRICE = {
  expected:
    'USD per million tokens sent and received, like "0.15/0.60"; "0/0" for a model of your own',
  read: (value) => {
    const parts = value.split("/").map((part) => part.trim());
    if (parts.length !== 2 || !parts.every((part) => /^\d{1,4}(\.\d{1,6})?$/.test(part)))
      return WRONG;
    const [inUsd = 0, outUsd = 0] = parts.map(Number);
    if (Math.max(inUsd, outUsd) > MODEL_PRICE_MAX_USD) return WRONG;
    return { inMicroUsd: Math.round(inUsd * 1e6), outMicroUsd: Math.round(outUsd * 1e6) };
  },
};

/**
 * An exchange rate in ten-thousandths.
 *
 * @type {import("./env-rules.mjs").Rule<number>}
 */
const RATE = {
  expected: "how many MXN a US dollar costs, like 18.75",
  read: (value) => {
    const isRate = /^\d{1,3}(\.\d{1,4})?$/.test(value) && Number(value) > 0;
    return isRate ? Math.round(Number(value) * 10_000) : WRONG;
  },
};

const KEY = stringWhere("a key without spaces", (value) => /^[!-~]{1,400}$/.test(value));

const VARIABLES = {
  NODE_ENV: withDefault("development", oneWordOf(["development", "production", "test"])),
  /** The primary PostgreSQL server. */
  DATABASE_URL: required(
    stringWhere("the address of a PostgreSQL, like postgres://user@host/plaza", isPostgresUrl),
  ),
  /** Read replicas of the primary. */
  DATABASE_REPLICA_URLS: list("addresses of PostgreSQL servers separated by commas", isPostgresUrl),
  /** Connections to each PostgreSQL server, per process. */
  DATABASE_POOL: withDefault(10, wholeNumber(1, 100)),
  /** Queries that take longer are logged, without their parameters; 0 logs none. */
  SLOW_QUERY_MS: withDefault(500, wholeNumber(0, 60_000)),
  /** Number of worker processes; "auto" is one per processor, limited by memory. */
  WEB_CONCURRENCY: withDefault(
    "1",
    stringWhere('"auto" or a whole number from 1 to 99', (value) =>
      /^(auto|[1-9]\d?)$/.test(value),
    ),
  ),
  /** Whether a process for background work is started beside the web processes. */
  BACKGROUND_WORK: onOff(true),
  /** Port of the metrics endpoint; unset: no metrics are served. */
  METRICS_PORT: optional(wholeNumber(1, 65_535)),
  /** Port of the background work's own metrics; unset: none are served. */
  WORKER_METRICS_PORT: optional(wholeNumber(1, 65_535)),
  /** Open TCP connections per process; further ones are closed at once. */
  MAX_CONNECTIONS: withDefault(3_000, wholeNumber(10, 100_000)),
  /** Concurrency limit: requests a process works on at once while its processor is fully used. */
  MAX_RUNNING: withDefault(3, wholeNumber(1, 1_000)),
  PORT: withDefault(3_000, wholeNumber(1, 65_535)),
  /** The address the server listens on. */
  HOST: withDefault(
    "0.0.0.0",
    stringWhere("an address or a host name to listen on, like 0.0.0.0", (value) =>
      /^[\da-z.:-]+$/i.test(value),
    ),
  ),
  /** Accepted Host headers; empty: any well-formed one. */
  ALLOWED_HOSTS: list(
    "host names separated by commas, like plaza.example,www.plaza.example",
    (host) => HOST_NAME.test(host),
    (host) => host.toLowerCase(),
  ),
  /** Trust X-Forwarded-* headers (safe only behind a proxy that sets them). */
  TRUST_PROXY: onOff(false),
  /** Public origin of the site, where it differs from the Host header. */
  PUBLIC_URL: optional(stringWhere("an absolute address, like https://plaza.example", isWebUrl)),
  /**
   * Strict-Transport-Security header sent over HTTPS (RFC 6797). Subdomains are included only on
   * the operator's explicit setting, because they may belong to other services.
   */
  HSTS: withDefault(
    { maxAge: PRELOAD_SECONDS, includeSubDomains: false, preload: false },
    STRICT_TRANSPORT,
  ),
  /** Whether visitors see the demo person and may write as guests. */
  PLAZA_DEMO: onOff(true),
  /** SMTP server for one-time links; without it, passwords are reset by `npm run account:reset`. */
  SMTP_URL: optional(
    stringWhere("the address of a mail server, like smtps://user:password@mail.example", isSmtpUrl),
  ),
  /** The From header of mails. */
  MAIL_FROM: optional(
    stringWhere("an address to send mails from, like Plaza <plaza@plaza.example>", (value) =>
      /^[^\p{Cc}]{3,200}$/u.test(value),
    ),
  ),
  /** Public contact of the operator, for password resets where no mail is sent. */
  PLAZA_OPERATOR_CONTACT: optional(CONTACT),
  /** Verified e-mail addresses of the accounts that may open /operator. */
  PLAZA_OPERATORS: list(
    "e-mail addresses of accounts separated by commas",
    (address) => /^[^\s@<>"',]{1,64}@[^\s@<>"',]{1,190}$/.test(address),
    (address) => address.toLowerCase(),
  ),
  /** Seed data that a container writes into an empty database before it serves. */
  SEED: optional(oneWordOf(["demo"])),
  /** Multiplies the number of seeded catalogue rows. */
  SEED_SCALE: withDefault(1, wholeNumber(1, 1_000)),
  LOG_LEVEL: withDefault(
    "info",
    oneWordOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  ),
  /** Data folder of the embedded PostgreSQL. The server only checks the free space of its disk. */
  PLAZA_DATA_DIR: optional(stringWhere("a folder", () => true)),
  /** Folder of users' files, unless FILES_S3_URL is set. */
  FILES_DIR: withDefault(
    "data/files",
    stringWhere("a folder", () => true),
  ),
  /** S3-compatible bucket for users' files, instead of FILES_DIR. */
  FILES_S3_URL: optional(
    stringWhere(
      "the address of a bucket, like https://key:secret@host/bucket?region=us-east-1",
      isWebUrl,
    ),
  ),
  /** Uploads are refused if they would leave less free disk space than this, in MiB. */
  MIN_FREE_DISK_MB: withDefault(500, wholeNumber(0, 999_999_999)),
  /**
   * Malware scanner of uploaded files: a program with its arguments; the file's path is added as the last
   * one. Exit code 0 means harmless, 1 harmful, anything else that it failed. Unset: files are not scanned.
   */
  UPLOAD_SCAN_COMMAND: optional(
    stringWhere("a program and its arguments, like clamdscan --fdpass --no-summary", (value) =>
      /^[^\s\p{Cc}][^\p{Cc}]{0,400}$/u.test(value),
    ),
  ),
  /** HMAC secret of the sandbox provider's payment webhooks; unset: they are not accepted. */
  SANDBOX_NOTICE_SECRET: optional(
    stringWhere("a secret of at least 32 characters", (value) => value.length >= 32),
  ),
  /**
   * Keys of payment providers that move real money. One is on when both of its variables and PUBLIC_URL
   * are set; /operator/payments says what is missing. None on: the sandbox.
   */
  MERCADOPAGO_ACCESS_TOKEN: optional(KEY),
  MERCADOPAGO_WEBHOOK_SECRET: optional(KEY),
  /**
   * The keys are those of a test user of Mercado Pago, which look like real ones (`APP_USR-…`): what is
   * paid with them is play money.
   */
  MERCADOPAGO_TEST: onOff(false),
  STRIPE_SECRET_KEY: optional(KEY),
  STRIPE_WEBHOOK_SECRET: optional(KEY),
  /** Base addresses of the payment providers' APIs. */
  MERCADOPAGO_API_ROOT: withDefault(
    "https://api.mercadopago.com",
    stringWhere("an absolute address, like https://api.mercadopago.com", isWebUrl),
  ),
  STRIPE_API_ROOT: withDefault(
    "https://api.stripe.com",
    stringWhere("an absolute address, like https://api.stripe.com", isWebUrl),
  ),
  /**
   * Encrypts the keys of authenticator apps (TOTP). Unset: a random one is kept in a file beside
   * FILES_DIR (adapters/secrets/secret-key.server.ts).
   */
  PLAZA_SECRET_KEY: optional(
    stringWhere("a secret of at least 32 characters", (value) => value.length >= 32),
  ),
  /**
   * Private key with which Plaza identifies itself to push services (VAPID, RFC 8292). Unset: derived
   * from PLAZA_SECRET_KEY (adapters/push/vapid.server.ts).
   */
  VAPID_PRIVATE_KEY: optional(
    stringWhere("a key on P-256 in base64url: 43 characters", (value) => /^[\w-]{43}$/.test(value)),
  ),
  /**
   * The operator's language model, for people who have not connected their own: kind of API,
   * address, name at the provider, key and price. MODEL_NAME turns it on.
   */
  MODEL_KIND: withDefault(
    /** @type {"openai-compatible" | "anthropic"} */ ("openai-compatible"),
    oneWordOf(["openai-compatible", "anthropic"]),
  ),
  MODEL_BASE_URL: optional(
    stringWhere("the address of a provider, like https://api.openai.com/v1", isWebUrl),
  ),
  MODEL_NAME: optional(
    stringWhere("the name of a model, like gpt-4o-mini", (value) =>
      /^[\w./:@+-]{1,120}$/.test(value),
    ),
  ),
  MODEL_KEY: optional(KEY),
  MODEL_PRICE: optional(MODEL_PRICE),
  /**
   * Hosts that people's own models may be on although they are not on the public internet, such as
   * Ollama on this machine. They cost nothing unless their person says so.
   */
  MODEL_HOSTS_ALLOWED: list(
    "host names separated by commas, like localhost:11434",
    (host) => HOST_NAME.test(host),
    (host) => host.toLowerCase(),
  ),
  /**
   * Hosts that agentiks may call although they are not on the public internet, or speak http, such as a
   * till in the same network; an agentik's owner has to list or connect them, too.
   */
  TOOL_HOSTS_ALLOWED: list(
    "host names separated by commas, like till.local:8080",
    (host) => HOST_NAME.test(host),
    (host) => host.toLowerCase(),
  ),
  /**
   * Mail servers of agentiks' channels that are not on the public internet, or speak without TLS, such as
   * one in the same network.
   */
  MAIL_HOSTS_ALLOWED: list(
    "host names separated by commas, like mail.local:143",
    (host) => HOST_NAME.test(host),
    (host) => host.toLowerCase(),
  ),
  /** Base addresses of Telegram's Bot API and Meta's Graph API, without a slash at the end. */
  TELEGRAM_API_ROOT: withDefault(
    "https://api.telegram.org",
    stringWhere("an absolute address, like https://api.telegram.org", isWebUrl),
  ),
  WHATSAPP_API_ROOT: withDefault(
    "https://graph.facebook.com/v23.0",
    stringWhere("an absolute address, like https://graph.facebook.com/v23.0", isWebUrl),
  ),
  /** Exchange rate for models' costs, in ten-thousandths of MXN per USD. */
  MXN_PER_USD: withDefault(200_000, RATE),
};

/**
 * The parsed environment. On/off settings are booleans, numbers are numbers.
 *
 * @typedef {{
 *   [Name in keyof typeof VARIABLES]: Exclude<
 *     ReturnType<(typeof VARIABLES)[Name]["read"]>,
 *     typeof WRONG
 *   >;
 * }} Env
 */

/** @typedef {{ variable: string, expected: string, isMissing: boolean }} Issue */

/** The environment is invalid; the message names every wrong variable and what is expected. */
export class EnvError extends Error {
  /** @override */
  name = "EnvError";
  /**
   * The wrong variables, in the order of the schema.
   *
   * @readonly
   * @type {string[]}
   */
  variables;

  /** @param {Issue[]} issues */
  constructor(issues) {
    const lines = issues.map(({ variable, expected, isMissing }) =>
      isMissing
        ? `  ${variable} is missing: it must be ${expected}`
        : `  ${variable} must be ${expected}`,
    );
    const count =
      issues.length === 1
        ? "1 environment variable is"
        : `${issues.length} environment variables are`;
    super(`${count} wrong:\n${lines.join("\n")}`);
    this.variables = issues.map(({ variable }) => variable);
  }
}

/**
 * Parses the environment. A variable that is set to the empty string counts as not set.
 *
 * @param {Record<string, string | undefined>} source
 * @returns {Env}
 * @throws {EnvError} names all wrong variables at once; never repeats values, they may be secret
 */
export function parseEnv(source) {
  /** @type {Issue[]} */
  const issues = [];
  /** @type {Record<string, unknown>} */
  const env = {};
  for (const [variable, { expected, read }] of Object.entries(VARIABLES)) {
    const given = source[variable] || undefined;
    env[variable] = read(given);
    if (env[variable] === WRONG)
      issues.push({ variable, expected, isMissing: given === undefined });
  }
  // Mails contain absolute links. The Host header cannot provide the origin: its sender chooses it.
  if (env.SMTP_URL !== undefined && env.PUBLIC_URL === undefined) {
    const expected = "set when SMTP_URL is: mails carry links to this address";
    issues.push({ variable: "PUBLIC_URL", expected, isMissing: true });
  }
  // A call is reserved before it is made, which needs its price.
  if (env.MODEL_NAME !== undefined && env.MODEL_PRICE === undefined)
    issues.push({ variable: "MODEL_PRICE", expected: MODEL_PRICE.expected, isMissing: true });
  if (issues.length > 0) throw new EnvError(issues);
  return /** @type {Env} */ (env);
}
