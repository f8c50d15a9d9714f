/** Which quarter of the slow suites' files a usual run takes. */
import fs from "node:fs";
import path from "node:path";
import { Refusal } from "./steps.mjs";

/** The slow suites are divided into so many parts; each usual run takes one of them. */
export const TURNS = 4;

/**
 * The part that this run takes, from 1 to {@link TURNS}: `PLAZA_TURN`, else the number of commits, so that
 * each part has its turn and a commit always has the same one.
 *
 * @param {string | undefined} asked `PLAZA_TURN`: a number, or "every"
 * @param {() => number} countCommits
 * @returns {number | undefined} undefined if every file is to run
 * @throws Refusal if `asked` is neither
 */
export function turnOf(asked, countCommits) {
  if (asked === "every") return undefined;
  if (!asked) return (countCommits() % TURNS) + 1;
  const turn = Number(asked);
  if (Number.isInteger(turn) && turn >= 1 && turn <= TURNS) return turn;
  throw new Refusal(`PLAZA_TURN is "${asked}": it is a number from 1 to ${TURNS}, or "every".`);
}

/**
 * The files of a turn: every fourth one in the order of their paths, so that each folder with four files
 * or more is in every turn.
 *
 * @param {readonly string[]} files
 * @param {number} turn from 1 to {@link TURNS}
 */
export const filesOfTurn = (files, turn) =>
  files.toSorted().filter((_, index) => index % TURNS === turn - 1);

/**
 * @param {string} root of the checkout
 * @returns {string[]} the browser tests' files, relative to it
 */
export const browserTestFiles = (root) =>
  fs
    .readdirSync(path.join(root, "tests/e2e"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => path.posix.join("tests/e2e", file.split(path.sep).join("/")));
