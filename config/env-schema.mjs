// @ts-check
/**
 * The rules of the environment, without reading it: the server reads it through env.server.ts, the
 * scripts check it with the same rules before they start anything. Plain JavaScript without a package,
 * for they are held against a clone in which nothing is installed yet.
 */
import {
  list,
  onOff,
  oneOf,
  optional,
  required,
  textThat,
  wholeNumber,
  withStandard,
  WRONG,
} from "./env-rules.mjs";

/** @param {string[]} protocols */
const isAddress = (protocols) => {
  /** @param {string} text */
  return (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
};

const isWebAddress = isAddress(["http:", "https:"]);
const isPostgres = isAddress(["postgres:", "postgresql:"]);
const isMailServer = isAddress(["smtp:", "smtps:"]);

/** A host name as it stands in a Host header, with or without a port. */
const HOST_NAME = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)(:\d{1,5})?$/i;

/** Preload lists take no shorter one. */
const PRELOAD_SECONDS = 31_536_000;

/** @type {import("./env-rules.mjs").Rule<{ maxAge: number, includeSubDomains: boolean, preload: boolean } | null>} */
const STRICT_TRANSPORT = {
  expected:
    '"off" or like "max-age=31536000; includeSubDomains; preload" (preload only with the other two, and a year)',
  read: (text) => {
    if (text === "off") return null;
    const [, seconds, includeSubDomains, preload] =
      /^max-age=(\d{1,9})(; includeSubDomains(; preload)?)?$/.exec(text) ?? [];
    const maxAge = Number(seconds);
    if (seconds === undefined || (preload && maxAge < PRELOAD_SECONDS)) return WRONG;
    return { maxAge, includeSubDomains: Boolean(includeSubDomains), preload: Boolean(preload) };
  },
};

const VARIABLES = {
  NODE_ENV: withStandard("development", oneOf(["development", "production", "test"])),
  /** The Postgres everything lives in. */
  DATABASE_URL: required(
    textThat("the address of a PostgreSQL, like postgres://user@host/plaza", isPostgres),
  ),
  /** Servers that follow it and may answer reads. */
  DATABASE_REPLICA_URLS: list("addresses of PostgreSQL servers separated by commas", isPostgres),
  /** Connections to it, of each process. */
  DATABASE_POOL: withStandard(10, wholeNumber(1, 100)),
  /** Queries that take longer are logged, without their values; 0 logs none. */
  SLOW_QUERY_MS: withStandard(500, wholeNumber(0, 60_000)),
  /** How many processes answer: a number, or one for each processor as far as the memory allows. */
  WEB_CONCURRENCY: withStandard(
    "1",
    textThat('"auto" or a whole number from 1 to 99', (text) => /^(auto|[1-9]\d?)$/.test(text)),
  ),
  /** Where the metrics are asked for, on a port of their own; none without it. */
  METRICS_PORT: optional(wholeNumber(1, 65_535)),
  /** Connections that a process holds at once; more are closed as they come. */
  MAX_CONNECTIONS: withStandard(3_000, wholeNumber(10, 100_000)),
  /** Requests that a process works on at once while its processor is in full use. */
  MAX_RUNNING: withStandard(3, wholeNumber(1, 1_000)),
  PORT: withStandard(3_000, wholeNumber(1, 65_535)),
  /** The address the server listens on. */
  HOST: withStandard(
    "0.0.0.0",
    textThat("an address or a host name to listen on, like 0.0.0.0", (text) =>
      /^[\da-z.:-]+$/i.test(text),
    ),
  ),
  /** Host headers that are answered; none named: any that is well-formed. */
  ALLOWED_HOSTS: list(
    "host names separated by commas, like plaza.example,www.plaza.example",
    (host) => HOST_NAME.test(host),
    (host) => host.toLowerCase(),
  ),
  /** Believe X-Forwarded-* (only behind a proxy that sets them). */
  TRUST_PROXY: onOff(false),
  /** The address people see, where it differs from the Host header. */
  PUBLIC_URL: optional(textThat("an absolute address, like https://plaza.example", isWebAddress)),
  /**
   * What browsers are told over HTTPS (RFC 6797). Subdomains are not ours to decide about unless
   * whoever runs it says so.
   */
  HSTS: withStandard(
    { maxAge: PRELOAD_SECONDS, includeSubDomains: false, preload: false },
    STRICT_TRANSPORT,
  ),
  /** Whether visitors are shown the demo person and may write as a guest. */
  PLAZA_DEMO: onOff(true),
  /** The mail server that sends links; without it resets are made by `npm run account:reset`. */
  SMTP_URL: optional(
    textThat("the address of a mail server, like smtps://user:password@mail.example", isMailServer),
  ),
  /** Who the mails are from. */
  MAIL_FROM: optional(
    textThat("an address to send mails from, like Plaza <plaza@plaza.example>", (text) =>
      /^[^\p{Cc}]{3,200}$/u.test(text),
    ),
  ),
  /** What a container fills an empty database with before it serves; nothing without it. */
  SEED: optional(oneOf(["demo"])),
  /** How many times the catalogue the seeds make. */
  SEED_SCALE: withStandard(1, wholeNumber(1, 1_000)),
  LOG_LEVEL: withStandard(
    "info",
    oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  ),
  /** Where the embedded database keeps its data. The server only looks at how full its disk is. */
  PLAZA_DATA_DIR: optional(textThat("a folder", () => true)),
  /** Where people's files are kept, unless in a bucket. */
  FILES_DIR: withStandard(
    "data/files",
    textThat("a folder", () => true),
  ),
  /** A bucket that speaks S3, for people's files instead of a folder. */
  FILES_S3_URL: optional(
    textThat(
      "the address of a bucket, like https://key:secret@host/bucket?region=us-east-1",
      isWebAddress,
    ),
  ),
  /** Uploads are refused where less than this would stay free of a disk. */
  MIN_FREE_DISK_MB: withStandard(500, wholeNumber(0, 999_999_999)),
  /** Signs the sandbox's payment notices; without it none are taken. */
  SANDBOX_NOTICE_SECRET: optional(
    textThat("a secret of at least 32 characters", (text) => text.length >= 32),
  ),
  /** A picture for the avatar instead of the local one. */
  AVATAR_URL: optional(textThat("an absolute address of a picture", isWebAddress)),
};

/**
 * The environment, checked. On/off settings are booleans, numbers are numbers.
 *
 * @typedef {{
 *   [Name in keyof typeof VARIABLES]: Exclude<
 *     ReturnType<(typeof VARIABLES)[Name]["read"]>,
 *     typeof WRONG
 *   >;
 * }} Env
 */

/** @typedef {{ variable: string, expected: string, isMissing: boolean }} Issue */

/** The environment is wrong; the message names every wrong variable and what it should be. */
export class EnvError extends Error {
  /** @override */
  name = "EnvError";
  /**
   * The wrong variables, in the order of the rules.
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
 * Reads the environment by the rules. A variable that is set but empty counts as not set.
 *
 * @param {Record<string, string | undefined>} source
 * @returns {Env}
 * @throws {EnvError} naming all wrong variables at once; values are not repeated, they may be secret
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
  // A link in a mail must lead to us, and a Host header is whatever its sender likes.
  if (env.SMTP_URL !== undefined && env.PUBLIC_URL === undefined) {
    const expected = "set when SMTP_URL is: mails carry links to this address";
    issues.push({ variable: "PUBLIC_URL", expected, isMissing: true });
  }
  if (issues.length > 0) throw new EnvError(issues);
  return /** @type {Env} */ (env);
}
