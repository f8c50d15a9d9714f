/**
 * The operator's runs, in the database in DATABASE_URL. Without a word it lists those that are active
 * or have failed in the last 24 hours. `retry RUN` answers a failed one anew, `cancel RUN` stops one,
 * `drain` hands no further run to the workers and waits until they have finished theirs, `resume` ends
 * that. In production: `node build/runs.js`.
 */
import type { Db } from "#db/connection/client.ts";
import { pauseRuns, resumeRuns } from "#db/commands/runs/pause-runs.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { addVersion, type VersionRefusal } from "#db/commands/studio/add-version.ts";
import {
  findRun,
  findRunPause,
  listTroubledRuns,
  type ListedRun,
} from "#db/queries/runs/list-runs.ts";
import { countHandedOver } from "#db/queries/runs/run-counts.ts";
import { RUN_DEADLINE_MS, type RunTarget } from "#domain/runs/run.ts";
import { answerOnDatabase } from "./answer-on-database.ts";

const DAY_MS = 86_400_000;
const LISTED = 200;
/** Between two looks at what the workers still have, in milliseconds. */
const LOOK_EVERY_MS = 500;
const USAGE = "Say `runs`, `runs retry RUN`, `runs cancel RUN`, `runs drain` or `runs resume`.";

const WHY_NOT: Readonly<Record<VersionRefusal, string>> = {
  gone: "its creation is gone",
  writing: "another answer is being written there",
  full: "its creation has as many answers as one may have",
  "too-many": "its person has as many active runs as one may have",
};

async function list(db: Db, now: Date): Promise<string> {
  const failedSince = new Date(now.getTime() - DAY_MS);
  const [runs, pause] = await Promise.all([
    listTroubledRuns(db, { failedSince, limit: LISTED }),
    findRunPause(db),
  ]);
  const lines = runs.map((run) => describe(run, now));
  if (pause) lines.unshift(`Drained since ${pause.toISOString()}: no run begins.`);
  return lines.length > 0 ? lines.join("\n") : "No run is active, none has failed today.";
}

function describe(run: ListedRun, now: Date): string {
  const seconds = Math.round((now.getTime() - run.createdAt.getTime()) / 1_000);
  const state = run.failure ? `${run.state} (${run.failure})` : run.state;
  return `${run.id}  ${state}  ${seconds} s ago  attempts ${run.attempts}  ${run.personId}  ${describeTarget(run.target)}`;
}

function describeTarget(target: RunTarget): string {
  switch (target.kind) {
    case "creation":
      return `${target.creationId}/${target.version}`;
    case "reply":
      return `${target.threadId}/${target.seq}`;
    case "document":
      return `${target.documentId}/${target.version}`;
    case "duty":
      return `${target.input.work.duty} of ${target.agentikId ?? "a deleted agentik"}`;
    case "tool":
      return target.callId;
    case "check":
      return `examples of ${target.agentikId ?? "a deleted agentik"}`;
  }
}

async function known(db: Db, id: string): Promise<ListedRun> {
  const run = await findRun(db, id);
  if (!run) throw new Error(`There is no run ${id}.`);
  return run;
}

async function retry(db: Db, id: string, now: Date): Promise<string> {
  const { state, personId, target } = await known(db, id);
  if (state !== "failed") throw new Error(`${id} has not failed: it is ${state}.`);
  if (target.kind !== "creation")
    throw new Error(`${id} is a ${target.kind}: its person asks for it again on its page.`);
  const { creationId } = target;
  const added = await db.transaction((tx) => addVersion(tx, { personId, creationId, now }));
  if (added.kind === "refused")
    throw new Error(`${id} cannot be answered anew: ${WHY_NOT[added.reason]}.`);
  return `${id} is answered anew by ${added.runId}.`;
}

async function cancel(db: Db, id: string, now: Date): Promise<string> {
  const { personId } = await known(db, id);
  const stopped = await db.transaction((tx) => stopRun(tx, { id, personId, now }));
  if (stopped.kind === "refused") throw new Error(`${id} had ended already.`);
  return `${id} is being stopped.`;
}

async function drain(db: Db): Promise<string> {
  await pauseRuns(db, new Date());
  const until = Date.now() + RUN_DEADLINE_MS;
  for (;;) {
    const left = await countHandedOver(db);
    if (left === 0) return "Drained: the workers have no run. `runs resume` ends it.";
    if (Date.now() > until)
      throw new Error(`The workers still have ${left} after their time: is one alive?`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function answer(db: Db, [word, id, ...rest]: string[]): Promise<string> {
  const now = new Date();
  if (rest.length > 0) throw new Error(USAGE);
  if (word === undefined) return list(db, now);
  if (word === "retry" && id) return retry(db, id, now);
  if (word === "cancel" && id) return cancel(db, id, now);
  if (word === "drain" && !id) return drain(db);
  if (word === "resume" && !id) {
    await resumeRuns(db);
    return "Runs begin again.";
  }
  throw new Error(USAGE);
}

await answerOnDatabase("are the runs", answer);
