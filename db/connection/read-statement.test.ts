import { expect, test } from "vitest";
import { isRead } from "./read-statement.ts";

test.each([
  'select "id" from "people"',
  "  SELECT 1",
  'with "a" as (select 1) select * from "a"',
  "select 'for updates of insert' as text",
])("%s only reads", (query) => expect(isRead(query)).toBe(true));

test.each([
  'insert into "people" ("id") values ($1)',
  'update "people" set "id" = $1',
  'delete from "people"',
  'select "id" from "people" for update',
  'select "id" from "people" for no key update skip locked',
  'select "id" from "people" for key share',
  "select nextval('a')",
  "select pg_notify('a', 'b')",
  "select set_config('a', 'b', true)",
  "select pg_advisory_xact_lock(1)",
  'with "a" as (insert into "people" ("id") values ($1) returning 1) select * from "a"',
  'with "a" as (update "people" set "id" = $1 returning 1) select * from "a"',
  'with "a" as (delete from "people" returning 1) select * from "a"',
  "begin",
])("%s does not", (query) => expect(isRead(query)).toBe(false));
