import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { RETENTION_DAYS } from "#domain/people/retention.ts";
import { ROOT } from "../architecture/source-files.ts";

const text = fs.readFileSync(path.join(ROOT, "docs/security.md"), "utf8");

it("docs/security.md names only tests and files that are there", () => {
  const named = Array.from(
    text.matchAll(/`((?:app|db|docs|server|tests)\/[\w./-]+)`/g),
    ([, file]) => file!,
  );
  expect(new Set(named).size).toBeGreaterThan(20);
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
    triggerDelivery: days(/`trigger_deliveries` .*\| (\d+) days after/),
    itemReport: days(/`item_reports` .*\| (\d+) days after/),
    customer: days(/`contacts` .*\| (\d+) days after/),
  }).toEqual(RETENTION_DAYS);
});
