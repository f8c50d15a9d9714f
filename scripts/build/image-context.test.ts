import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { SOURCES } from "./production-build.mjs";

const ignored = path.join(import.meta.dirname, "../../.dockerignore");

it("the image's context has everything that the build is made from", () => {
  const lines = fs.readFileSync(ignored, "utf8").split("\n");
  const sent = new Set(lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1)));
  const missing = SOURCES.filter((source) => !sent.has(source) && !sent.has(source.split("/")[0]!));
  expect(missing).toEqual([]);
});
