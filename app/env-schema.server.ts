import { z } from "zod";

/**
 * The rules of the environment, without reading it: the server reads it through env.server.ts, the
 * scripts check it with the same rules before they start anything.
 */

const ON_OFF = z.enum(["on", "off"], { message: '"on" or "off"' });

const onOff = (standard: "on" | "off") => ON_OFF.default(standard).transform((v) => v === "on");

const someNumber = (from: number, to: number) => {
  const message = `a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(from, message).max(to, message));
};

const wholeNumber = (from: number, to: number, standard: number) =>
  someNumber(from, to).default(String(standard));

const absoluteUrl = (protocols: string[], message: string) =>
  z.string().refine((value) => {
    return URL.canParse(value) && protocols.includes(new URL(value).protocol);
  }, message);

/** A host name as it stands in a Host header, with or without a port. */
const HOST_NAME = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)(:\d{1,5})?$/i;

const hostList = z
  .string()
  .default("")
  .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
  .transform((hosts) => hosts.filter((host) => host !== ""))
  .refine(
    (hosts) => hosts.every((host) => HOST_NAME.test(host)),
    "host names separated by commas, like plaza.example,www.plaza.example",
  );

const WEB = ["http:", "https:"];
const POSTGRES = ["postgres:", "postgresql:"];

const databaseList = z
  .string()
  .default("")
  .transform((list) => list.split(",").map((url) => url.trim()))
  .transform((urls) => urls.filter((url) => url !== ""))
  .refine(
    (urls) => urls.every((url) => URL.canParse(url) && POSTGRES.includes(new URL(url).protocol)),
    "addresses of PostgreSQL servers separated by commas",
  );

const envSchema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"], {
      message: '"development", "production" or "test"',
    })
    .default("development"),
  /** The Postgres everything lives in. */
  DATABASE_URL: z
    .string({ required_error: "the address of a PostgreSQL, like postgres://user@host/plaza" })
    .pipe(absoluteUrl(POSTGRES, "the address of a PostgreSQL, like postgres://user@host/plaza")),
  /** Servers that follow it and may answer reads. */
  DATABASE_REPLICA_URLS: databaseList,
  /** Connections to it, of each process. */
  DATABASE_POOL: wholeNumber(1, 100, 10),
  /** Queries that take longer are logged, without their values; 0 logs none. */
  SLOW_QUERY_MS: wholeNumber(0, 60_000, 500),
  /** How many processes answer: a number, or one for each processor as far as the memory allows. */
  WEB_CONCURRENCY: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, '"auto" or a whole number from 1 to 99')
    .default("1"),
  /** Where the metrics are asked for, on a port of their own; none without it. */
  METRICS_PORT: someNumber(1, 65_535).optional(),
  /** Connections that a process holds at once; more are closed as they come. */
  MAX_CONNECTIONS: wholeNumber(10, 100_000, 3_000),
  /** Requests that a process works on at once while its processor is in full use. */
  MAX_RUNNING: wholeNumber(1, 1_000, 3),
  PORT: wholeNumber(1, 65_535, 3_000),
  /** The address the server listens on. */
  HOST: z
    .string()
    .regex(/^[\da-z.:-]+$/i, "an address or a host name to listen on, like 0.0.0.0")
    .default("0.0.0.0"),
  /** Host headers that are answered; none named: any that is well-formed. */
  ALLOWED_HOSTS: hostList,
  /** Believe X-Forwarded-* (only behind a proxy that sets them). */
  TRUST_PROXY: onOff("off"),
  /** The address people see, where it differs from the Host header. */
  PUBLIC_URL: absoluteUrl(WEB, "an absolute address, like https://plaza.example").optional(),
  /** Whether visitors are shown the demo person and may write as a guest. */
  PLAZA_DEMO: onOff("on"),
  /** The mail server that sends reset links; without it they are made by `npm run account:reset`. */
  SMTP_URL: absoluteUrl(
    ["smtp:", "smtps:"],
    "the address of a mail server, like smtps://user:password@mail.example",
  ).optional(),
  /** Who the mails are from. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}]{3,200}$/u, "an address to send mails from, like Plaza <plaza@plaza.example>")
    .optional(),
  /** What a container fills an empty database with before it serves; nothing without it. */
  SEED: z.enum(["demo"], { message: '"demo"' }).optional(),
  /** How many times the catalogue the seeds make. */
  SEED_SCALE: wholeNumber(1, 1_000, 1),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      message: '"fatal", "error", "warn", "info", "debug", "trace" or "silent"',
    })
    .default("info"),
  /** Where the embedded database keeps its data; read by the scripts only. */
  PLAZA_DATA_DIR: z.string().optional(),
  /** Where people's files are kept, unless in a bucket. */
  FILES_DIR: z.string().default("data/files"),
  /** A bucket that speaks S3, for people's files instead of a folder. */
  FILES_S3_URL: absoluteUrl(
    WEB,
    "the address of a bucket, like https://key:secret@host/bucket?region=us-east-1",
  ).optional(),
  /** Signs the sandbox's payment notices; without it none are taken. */
  SANDBOX_NOTICE_SECRET: z.string().min(32, "a secret of at least 32 characters").optional(),
  /** A picture for the avatar instead of the local one. */
  AVATAR_URL: absoluteUrl(WEB, "an absolute address of a picture").optional(),
});

/** A link in a mail must lead to us, and a Host header is whatever its sender likes. */
const checkedSchema = envSchema.superRefine(({ SMTP_URL, PUBLIC_URL }, context) => {
  if (SMTP_URL !== undefined && PUBLIC_URL === undefined) {
    const message = "set when SMTP_URL is: mails carry links to this address";
    context.addIssue({ code: "custom", path: ["PUBLIC_URL"], message });
  }
});

/** The environment, checked. ON/off settings are booleans, numbers are numbers. */
export type Env = z.infer<typeof envSchema>;

/** The environment is wrong; the message names every wrong variable and what it should be. */
export class EnvError extends Error {
  override name = "EnvError";
  /** The wrong variables, in the schema's order. */
  readonly variables: string[];

  constructor(issues: { variable: string; expected: string; given: string | undefined }[]) {
    const lines = issues.map(({ variable, expected, given }) =>
      given === undefined
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
 * Reads the environment by the schema. A variable that is set but empty counts as not set.
 *
 * @throws EnvError naming all wrong variables at once; values are not repeated, they may be secret
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = checkedSchema.safeParse(given);
  if (result.success) return result.data;
  const issues = new Map<string, { variable: string; expected: string; given?: string }>();
  for (const { path, message } of result.error.issues) {
    const variable = String(path[0]);
    if (!issues.has(variable))
      issues.set(variable, { variable, expected: message, given: given[variable] });
  }
  throw new EnvError([...issues.values()].map((issue) => ({ given: undefined, ...issue })));
}
