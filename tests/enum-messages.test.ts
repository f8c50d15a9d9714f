import { beforeAll, expect, it } from "vitest";
import { LOCALES } from "#domain/preferences/preferences.ts";
import {
  domainEnums,
  messageKey,
  messagesOf,
  NOT_SHOWN,
  SHOWN_ENUMS,
} from "./architecture/enum-messages.ts";

/** Every value of domain/ that a screen shows has a name in both languages. */
let enums: Awaited<ReturnType<typeof domainEnums>>;
beforeAll(async () => {
  enums = await domainEnums();
});

it("knows of every list in domain/ whether screens show it", () => {
  const known = [...Object.keys(SHOWN_ENUMS), ...Object.keys(NOT_SHOWN)];
  expect(known.sort()).toEqual([...enums.keys()].sort());
});

it.each(LOCALES)("has a name for each value in %s", (locale) => {
  const messages = messagesOf(locale);
  const missing = Object.entries(SHOWN_ENUMS).flatMap(([name, prefixes]) =>
    prefixes.flatMap((prefix) =>
      enums
        .get(name)!
        .map((value) => messageKey(prefix, value))
        .filter((key) => !messages.get(key)?.trim()),
    ),
  );
  expect(missing).toEqual([]);
});

it.each(LOCALES)("calls a value the same wherever it has several messages, in %s", (locale) => {
  const messages = messagesOf(locale);
  const names = ["SPACE_TYPES", "CHALLENGE_TYPES", "AGENTIK_TYPES", "ITEM_KINDS"];
  const different = names.flatMap((name) =>
    enums.get(name)!.filter((value) => {
      const texts = SHOWN_ENUMS[name]!.map((prefix) => messages.get(messageKey(prefix, value)));
      return new Set(texts).size > 1;
    }),
  );
  expect(different).toEqual([]);
});
