import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  CHANNEL_BODY_MAX_BYTES,
  CHANNEL_MESSAGES_A_MINUTE,
  CHANNEL_MESSAGES_AN_HOUR,
  MAILS_A_MINUTE,
  MAILS_AN_HOUR,
} from "#domain/agentiks/channels/channels.ts";
import { CHAT_MESSAGE_MAX, CONTACT_DAYS } from "#domain/agentiks/chats/chats.ts";
import { HOOK_MAX_BYTES } from "#domain/agentiks/duties/webhook.ts";
import { CALLS_A_DAY_MAX, CALLS_A_RUN_MAX } from "#domain/agentiks/tools/tool-call.ts";
import { RESUMABLE_MAX_BYTES, UPLOADS_AT_ONCE } from "#domain/artifakts/resumable-upload.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import { STRIPE_NOTICE_MAX_BYTES, WEBHOOK_MAX_BYTES } from "#domain/money/payments.ts";
import { API_BODY_MAX_BYTES, TOKENS_MAX } from "#domain/people/api-tokens.ts";
import { LINK_MS } from "#domain/people/one-time-links.ts";
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "#domain/people/passwords.ts";
import { PUSH_DEVICES_MAX, PUSHES_PER_HOUR } from "#domain/people/notices/push.ts";
import { RATE_LIMITS, type RateLimit } from "#domain/people/rate-limits.ts";
import { RETENTION_DAYS } from "#domain/people/retention.ts";
import {
  CONFIRMED_MS,
  PENDING_SIGN_IN_MS,
  TOTP_STEP_SECONDS,
} from "#domain/people/second-factors.ts";
import { SECURITY_EVENTS } from "#domain/people/security-events.ts";
import { SESSION_LIFETIMES } from "#domain/people/sessions.ts";
import { GUEST_UPLOADS_A_DAY, STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import { PICTURE_MAX_PIXELS } from "#domain/people/profile/pictures.ts";
import { ACTIVE_RUNS_MAX, RUN_DEADLINE_MS } from "#domain/runs/run.ts";
import { PASSAGES_MAX } from "#domain/spaces/documents.ts";
import { MESSAGE_FILES_MAX, MESSAGE_FILES_MAX_BYTES } from "#domain/spaces/message-files.ts";
import { DEFAULT_BODY_BYTES, MAX_HEADER_BYTES } from "../../server/checks/limits.ts";
import { parseEnv } from "#config/env-schema.mjs";
import { ROOT } from "../architecture/source-files.ts";

const text = fs.readFileSync(path.join(ROOT, "docs/security.md"), "utf8");

it("docs/security.md names only tests and files that are there", () => {
  const named = Array.from(
    text.matchAll(
      /(?:`|\()((?:adapters|app|config|db|docs|domain|engine|scripts|seeds|server|tests|worker)\/[\w./-]+)/g,
    ),
    ([, file]) => file!,
  );
  expect(new Set(named).size).toBeGreaterThan(60);
  expect(named.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});

it("every test of tests/security holds something", () => {
  const tests = fs
    .readdirSync(path.join(ROOT, "tests/security"))
    .filter((file) => file.endsWith(".test.ts") && !file.startsWith("documentation"));
  expect(tests.filter((file) => !text.includes(`tests/security/${file}`))).toEqual([]);
});

it("says how long rows stay, as they are cleared", () => {
  const days = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  expect({
    accountSession: days(/`sessions` .*an account's .*\| (\d+) days after/),
    guestSession: days(/`sessions` .*a guest's.*\| (\d+) days after/),
    guest: days(/`people` .*\| (\d+) days after/),
    knownDevice: days(/`known_devices` .*\| (\d+) days after/),
    idempotencyKey: days(/`idempotency_keys` .*\| (\d+) days after/),
    notification: days(/`notifications` .*\| (\d+) days after/),
    invitation: days(/`space_invitations` .*\| (\d+) days after/),
    runEvent: days(/`run_events` .*\| (\d+) days? after/),
    resumableUpload: days(/`resumable_uploads`.*\| (\d+) days? after/),
    triggerDelivery: days(/`trigger_deliveries` .*\| (\d+) days after/),
    itemReport: days(/`item_reports` .*\| (\d+) days after/),
    customer: days(/`contacts` .*\| (\d+) days after/),
    booking: days(/`bookings` .*\| (\d+) days after/),
  }).toEqual(RETENTION_DAYS);
});

/** Cells of the tables' rows. */
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const cellsOf = (name: string) => rows.find(([, first]) => first === name);

/** The rows of the table of limits that say the rate limits. */
const RATES: Record<keyof typeof RATE_LIMITS, string> = {
  signInByAddress: "sign-in",
  signInByAccount: "sign-in",
  secondStepByAccount: "codes of a second step",
  secondStepByDay: "codes of a second step",
  passkeyByAddress: "challenges for passkeys",
  signUpByAddress: "sign-up, reset",
  resetByAddress: "sign-up, reset",
  resetByAccount: "sign-up, reset",
  linkByRecipient: "mails that confirm an address",
  invitationMailByPerson: "invitations by mail",
  passwordByLink: "the password of a sign-up",
  passwordByPerson: "passwords on the account page",
  reportByPerson: "reports of items",
  commentByPerson: "comments on entries",
  hook: "deliveries to a webhook",
  api: "requests with an API token",
  apiQuestion: "requests with an API token",
  picture: "pictures",
  discountCode: "discount codes",
  chatByContact: "messages on chat pages",
  chatByAddress: "messages on chat pages",
  pageView: "views of a published page",
  channelByPerson: "connecting channels",
  mcpByPerson: "asking MCP servers",
  write: "writes",
};

const MINUTE_MS = 60_000;
const SPANS = new Map([
  [MINUTE_MS, "a minute"],
  [60 * MINUTE_MS, "an hour"],
  [1_440 * MINUTE_MS, "a day"],
]);
const rateText = ({ max, windowMs }: RateLimit): string =>
  `${max} ${SPANS.get(windowMs) ?? `in ${windowMs / MINUTE_MS} minutes`}`;

it("says every rate limit as the code has it", () => {
  const wrong = Object.entries(RATES)
    .map(([limit, name]) => [name, rateText(RATE_LIMITS[limit as keyof typeof RATE_LIMITS])])
    .filter(([name, rate]) => !cellsOf(name!)?.[2]!.includes(rate!));
  expect(wrong).toEqual([]);
});

/** The value of a constant that its file keeps to itself: a number, or numbers multiplied. */
function constantOf(file: string, name: string): number {
  const source = fs.readFileSync(path.join(ROOT, file), "utf8");
  const value = new RegExp(`\\b${name}(?: =|:) ([\\d_. *]+)[;,]`).exec(source)?.[1];
  if (value === undefined) throw new Error(`${file} has no ${name}`);
  return value
    .replaceAll("_", "")
    .split("*")
    .reduce((product, factor) => product * Number(factor), 1);
}

const many = (count: number) => count.toLocaleString("en");

/** How many hashes the list of leaked passwords has. */
function countBreached(): number {
  const list = fs.readFileSync(
    path.join(ROOT, "app/session/passwords/breached-passwords.txt"),
    "utf8",
  );
  const bytes = constantOf("app/session/passwords/breached-passwords.server.ts", "HASH_BYTES");
  return Buffer.from(list, "base64").length / bytes;
}

/** Variables without a default. */
const REQUIRED = { DATABASE_URL: "postgres://plaza.example/plaza" };

it("says the other limits as the code has them", () => {
  const days = (ms: number) => ms / (1_440 * MINUTE_MS);
  const megabytes = (bytes: number) => bytes / 1_048_576;
  const { account, guest } = SESSION_LIFETIMES;
  const limits: Record<string, string[]> = {
    "deliveries to a webhook": [`${HOOK_MAX_BYTES / 1_024} KB`],
    "requests with an API token": [`${API_BODY_MAX_BYTES / 1_024} KB`],
    "a session": [
      `an account's: idle ${days(account.idleMs)} days, at most ${days(account.absoluteMs)};`,
      `a guest's: idle ${days(guest.idleMs)} days, at most ${days(guest.absoluteMs)}`,
    ],
    "a pending second step": [`${PENDING_SIGN_IN_MS / MINUTE_MS} minutes`],
    "a code of an app": [`${TOTP_STEP_SECONDS} s`],
    "a proof of who one is": [`${CONFIRMED_MS / MINUTE_MS} minutes`],
    "a link in a mail": [LINK_MS === 60 * MINUTE_MS ? "one hour" : "another time"],
    passwords: [`${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_CHARACTERS.toLocaleString("en")}`],
    "a body": [
      `${megabytes(DEFAULT_BODY_BYTES)} MB`,
      `of forms with files ${megabytes(UPLOAD_MAX_BYTES)} MB`,
      `of a channel ${megabytes(CHANNEL_BODY_MAX_BYTES)} MB`,
      `${WEBHOOK_MAX_BYTES / 1_024} KB (Stripe's ${STRIPE_NOTICE_MAX_BYTES / 1_024} KB)`,
      `head ${MAX_HEADER_BYTES / 1_024} KB`,
      `address ${many(constantOf("server/checks/limits.ts", "MAX_TARGET_CHARACTERS"))} characters`,
    ],
    "leaked passwords": [`${many(countBreached())} are refused`],
    "a nearly full disk": [`\`MIN_FREE_DISK_MB\` (${parseEnv(REQUIRED).MIN_FREE_DISK_MB})`],
    "a file": [`${megabytes(UPLOAD_MAX_BYTES)} MB`],
    "a file in parts": [`${megabytes(RESUMABLE_MAX_BYTES)} MB`, `${UPLOADS_AT_ONCE} at once`],
    "stored files and texts": [
      `${megabytes(STORAGE_QUOTAS.guest)} MB a guest`,
      `${megabytes(STORAGE_QUOTAS.free)} MB an account`,
      `${megabytes(STORAGE_QUOTAS.pro) / 1_024} GB with Pro`,
      `${megabytes(GUEST_UPLOADS_A_DAY)} MB a day an address`,
    ],
    "messages on chat pages": [`${CHAT_MESSAGE_MAX.toLocaleString("en")} characters`],
    "tokens of the API": [`${TOKENS_MAX} an account`],
    "files of a message": [
      `${MESSAGE_FILES_MAX}, together ${megabytes(MESSAGE_FILES_MAX_BYTES)} MB`,
    ],
    "streams of events": [
      `${constantOf("app/api/streams/event-streams.server.ts", "MAX_STREAMS_OF_PERSON")} a person`,
      `${many(constantOf("app/api/streams/event-streams.server.ts", "MAX_STREAMS"))} a process`,
    ],
    "push messages": [`${PUSH_DEVICES_MAX} browsers a person, ${PUSHES_PER_HOUR} an hour`],
    "messages on channels": [
      `${CHANNEL_MESSAGES_A_MINUTE} a minute and ${CHANNEL_MESSAGES_AN_HOUR} an hour a customer`,
      `by mail ${MAILS_A_MINUTE} and ${MAILS_AN_HOUR}`,
    ],
    "a chat page's cookie": [`${CONTACT_DAYS} days`],
    runs: [`${ACTIVE_RUNS_MAX} at a time a person, ${RUN_DEADLINE_MS / 1_000} s each`],
    "calls of agentiks": [`${CALLS_A_DAY_MAX} in 24 hours a person, ${CALLS_A_RUN_MAX} a run`],
  };
  const wrong = Object.entries(limits).flatMap(([name, values]) =>
    values
      .filter((value) => !cellsOf(name)?.[2]!.includes(value))
      .map((value) => `${name}: ${value}`),
  );
  expect(wrong).toEqual([]);
});

it("says what bounds expensive operations as the code has it", () => {
  const MEGABYTE = 1_048_576;
  const models = "adapters/models/call-model.server.ts";
  const reader = "adapters/documents/read-document.server.ts";
  const drawing = "domain/studio/creation-part.ts";
  const queue = "server/checks/concurrency-limit.ts";
  const seconds = (file: string, name: string) => constantOf(file, name) / 1_000;
  const bounds: Record<string, string[]> = {
    "rendering a page": [
      `a queue of ${seconds(queue, "WAIT_MS")} s`,
      `${(seconds(queue, "WAIT_MS") * constantOf(queue, "SHORT_QUEUE_FACTOR")).toFixed(1)} s while it is short`,
      `${seconds(queue, "WRITE_WAIT_MS")} s for writes`,
      `${seconds(queue, "WRITE_WAIT_STANDING_MS")} s once they have waited for ${seconds(queue, "STANDING_MS")} s`,
    ],
    "decoding a picture": [
      `${PICTURE_MAX_PIXELS / 1_000_000} million pixels`,
      `${constantOf("adapters/pictures/stored-picture.server.ts", "DECODE_SECONDS")} s`,
      rateText(RATE_LIMITS.picture),
    ],
    uploading: [`${seconds("server/checks/limits.ts", "request")} s a request`],
    "following a chat page": [
      `${many(constantOf("app/api/chat/chat-streams.server.ts", "MAX_CUSTOMERS"))} customers`,
    ],
    "a guest's first write": [
      `${RATE_LIMITS.write.max} writes a minute`,
      `after ${RETENTION_DAYS.guest} days`,
    ],
    "drawing an SVG": [
      `${seconds("adapters/pictures/render-svg.server.ts", "DRAWING_MS")} s`,
      `${constantOf(drawing, "elementsMax")} elements`,
      `${constantOf(drawing, "PIXELS_MAX") / 1_000_000} million pixels`,
    ],
    "reading a document": [
      `${seconds(reader, "READING_MS")} s`,
      `${constantOf(reader, "OUTPUT_MAX_BYTES") / MEGABYTE} MB of text`,
      `${many(PASSAGES_MAX)} passages`,
      `${["no", "one", "two", "three", "four"][constantOf("worker/runs/start-runs.ts", "QUICK_PLACES")]} runs`,
    ],
    "calling a language model": [
      `${seconds(models, "FIRST_MS")} s to the first word`,
      `${seconds(models, "IDLE_MS")} s between words`,
      `${constantOf("adapters/models/guarded-fetch.server.ts", "ANSWER_MAX_BYTES") / MEGABYTE} MB`,
      `${constantOf("worker/runs/start-runs.ts", "MODEL_PLACES")} runs at a time a worker`,
      `${ACTIVE_RUNS_MAX} runs at a time a person`,
    ],
    "a web call of an agentik": [
      `${seconds("adapters/network/call-web.server.ts", "CALL_MS")} s`,
      `${constantOf("adapters/network/call-web.server.ts", "READ_BYTES") / 1_024} KB`,
      `${CALLS_A_RUN_MAX} a run, ${CALLS_A_DAY_MAX} in 24 hours`,
    ],
    "a call of an MCP server's tool": [
      `${seconds("adapters/mcp/mcp-client.server.ts", "SESSION_MS")} s`,
      `${seconds("adapters/mcp/mcp-request.server.ts", "REQUEST_MS")} s a request`,
      `${constantOf("adapters/mcp/mcp-request.server.ts", "ANSWER_MAX_BYTES") / 1_024} KB`,
      `${CALLS_A_RUN_MAX} a run, ${CALLS_A_DAY_MAX} in 24 hours`,
    ],
  };
  const wrong = Object.entries(bounds).flatMap(([name, values]) =>
    values
      .filter((value) => !cellsOf(name)?.[3]!.includes(value))
      .map((value) => `${name}: ${value}`),
  );
  expect(wrong).toEqual([]);
  expect(cellsOf("reading a document")?.[2]).toBe(
    `a process of ${constantOf(reader, "MEMORY_MAX_MB")} MB`,
  );
});

it("lists every security event with its level, and no other", () => {
  const listed = Array.from(
    text.matchAll(/^\| `([a-z-]+)` +\| (info|warn) +\|/gm),
    ([, event, level]) => [event!, level!] as const,
  );
  expect(Object.fromEntries(listed)).toEqual({
    ...SECURITY_EVENTS,
    // The server logs this one, before the application is asked (server/create-server.ts).
    "cross-site-refused": "warn",
    // Where a file is stored, without a request at hand (adapters/storage/keep-upload.server.ts).
    "harmful-upload": "warn",
  });
});

it("has no requirement in a table of what is met and in words that say what is missing", () => {
  const [parts] = text.split("\n## Not met");
  const numbers = (words: string) =>
    words.match(/(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?![\d.])/g) ?? [];
  const missing = Array.from(
    parts!.matchAll(/^(?:Partly|Not) met: ([^]*?)(?=\n\n|Not applicable|For the operator)/gm),
    ([, words]) => numbers(words!),
  ).flat();
  expect(missing).toEqual(expect.arrayContaining(["3.3.1", "5.4.3", "6.5.5"]));
  const met = Array.from(parts!.matchAll(/^\| ([\d., ]+)\|/gm), ([, cell]) =>
    numbers(cell!),
  ).flat();
  expect(met).toEqual(expect.arrayContaining(["6.3.3", "7.5.2"]));
  expect(missing.filter((requirement) => met.includes(requirement))).toEqual([]);
});
