import { expect, test } from "vitest";
import { parseItemId } from "./item-ids.ts";

test.each(["space-4", "4", "a b", "ñandú", "Featured", "toString", "x".repeat(200)])(
  "%j can be an id",
  (value) => expect(parseItemId(value)).toBe(value),
);

test.each([undefined, "", "featured", "trending", "active", "user", "a\0b", "\n", "x".repeat(201)])(
  "%j cannot",
  (value) => expect(parseItemId(value)).toBeUndefined(),
);
