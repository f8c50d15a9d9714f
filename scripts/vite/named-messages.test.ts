import { expect, test } from "vitest";
import { nameExports } from "./named-messages.ts";

test("exports each message by the name of its module", () => {
  expect(
    nameExports("/* eslint-disable */\nexport * from './a_b.js'\nexport * from './c.js'\n"),
  ).toBe('/* eslint-disable */\nexport { a_b } from "./a_b.js";\nexport { c } from "./c.js";\n');
});

test.each([
  "",
  "export * as m from './a.js'",
  "export * from './a.js'\nexport * from '../other.js'",
])("refuses another form: %j", (code) => expect(nameExports(code)).toBeUndefined());
