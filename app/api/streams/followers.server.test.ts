import { expect, it } from "vitest";
import { Followers } from "./followers.server.ts";

it("knows who follows what, until they leave", () => {
  const followers = new Followers<string>();
  expect(followers.of("run-1")).toEqual([]);
  followers.add("run-1", "ana");
  followers.add("run-1", "beto");
  followers.add("run-2", "ana");
  expect(followers.of("run-1")).toEqual(["ana", "beto"]);
  expect(followers.ids()).toEqual(["run-1", "run-2"]);
  followers.delete("run-1", "ana");
  expect(followers.of("run-1")).toEqual(["beto"]);
  followers.delete("run-2", "ana");
  followers.delete("run-2", "ana");
  expect(followers.ids()).toEqual(["run-1"]);
});
