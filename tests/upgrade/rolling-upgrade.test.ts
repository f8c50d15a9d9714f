/**
 * A rolling upgrade from an earlier version (`npm run test:upgrade`): its processes serve and work while this
 * version migrates their database, then both versions do, then this one alone. People buy, talk in a space and
 * ask the Creator all the while: nothing acknowledged is lost or doubled, and no request fails.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { ROOT } from "../architecture/source-files.ts";
import {
  HIGH_CONCURRENCY,
  startServerProcess,
  type ServerProcess,
} from "../support/plaza-process.ts";
import { startEmbeddedPostgres } from "../../scripts/database/embedded-postgres.mjs";
import {
  brokenRules,
  createArtifakt,
  createPerson,
  newKey,
  post,
  withSql,
} from "../reliability/bank.ts";
import { pause, report, visit } from "../reliability/load.ts";
import { startWorkers } from "../reliability/workers.ts";

/** A checkout of the earlier version with its build; scripts/test-upgrade.mjs makes it. */
const FORMER = process.env.PLAZA_FORMER ?? "";
const CLIENTS = 6;
/** Between two writes of a client: a session may write 100 times a minute. */
const PACE_MS = 1_000;
const PHASE_MS = 8_000;
const PRICE = 10;
const PAGES = ["/", "/spaces", "/artifakts", "/challenges", "/agentiks"];

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** Runs a program of a version's build to its end. @throws with its output if it fails */
async function runBuilt(folder: string, program: string, url: string): Promise<void> {
  const child = spawn(process.execPath, [`build/${program}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: url },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${program} of ${folder} ended with ${code}:\n${output}`);
}

async function startPostgres() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `plaza-upgrade-${process.pid}-`));
  fs.chmodSync(dataDir, 0o755);
  const running = await startEmbeddedPostgres({
    dataDir,
    anyPort: true,
    settings: { max_connections: 100 },
  });
  ended.push(async () => {
    await running.stop().catch(() => undefined);
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return running.url;
}

interface Done {
  bought: string[];
  said: string[];
  asked: string[];
}

it("serves, writes and answers while one version takes over from another", async () => {
  expect(FORMER, "PLAZA_FORMER: run `npm run test:upgrade`").not.toBe("");
  const url = await startPostgres();
  await runBuilt(FORMER, "migrate.js", url);
  await runBuilt(FORMER, "seed.js", url);
  await withSql(url, async (sql) => {
    await createPerson(url, "maker", 0);
    await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
      VALUES ('shift', 'Turno', 'x', 'custom', 'invite', 'private', 1, 'maker', 'es')`;
    await sql`INSERT INTO space_members (space_id, person_id, role) VALUES ('shift', 'maker', 'owner')`;
    await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_message_at, created_at)
      VALUES ('shift-thread', 'shift', 'Hoy', 'maker', 'k', now(), now())`;
  });

  const serve = async (folder: string) => {
    const variables = { DATABASE_URL: url, BACKGROUND_WORK: "off", ...HIGH_CONCURRENCY };
    const server = await startServerProcess(["build/plaza.js"], variables, "/readyz", folder);
    ended.push(server.stop);
    const workers = startWorkers(url, 1, folder);
    ended.push(workers.killAll);
    return { server, workers };
  };
  const former = await serve(FORMER);
  /** Processes that a load balancer would send requests to. */
  let serving: ServerProcess[] = [former.server];

  const done: Done = { bought: [], said: [], asked: [] };
  const problems: string[] = [];
  let isOver = false;
  let turn = 0;
  const next = () => serving[(turn += 1) % serving.length]!.origin;

  async function use(client: number): Promise<void> {
    const id = `client-${client}`;
    const cookie = await createPerson(url, id, 10_000);
    await withSql(
      url,
      (sql) => sql`INSERT INTO space_members (space_id, person_id, role)
        VALUES ('shift', ${id}, 'member')`,
    );
    for (let n = 0; !isOver; n += 1) {
      const began = performance.now();
      const name = `${id}-${n}`;
      const write = async (address: string, form: Record<string, string>) => {
        const { status, text } = await post(next(), address, cookie, { key: newKey(), ...form });
        if (status !== 303) problems.push(`${address} ${status} ${text.slice(0, 200)}`);
        return status === 303;
      };
      if (n % 3 === 0) {
        await withSql(url, (sql) =>
          createArtifakt(sql, { id: name, creatorId: "maker", price: PRICE }),
        );
        if (await write(`/artifakts/${name}`, { intent: "purchase", price: String(PRICE) }))
          done.bought.push(name);
      } else if (n % 3 === 1) {
        if (await write("/spaces/shift/t/shift-thread", { intent: "send", text: name }))
          done.said.push(name);
      } else if (
        await write("/creator", {
          intent: "send",
          prompt: `Oferta de tamales a $${n} para ${name}`,
        })
      )
        done.asked.push(id);
      const page = await visit(next(), PAGES[n % PAGES.length]!, { cookie });
      if (page.status !== 200) problems.push(`GET ${page.status} ${page.error}`);
      await pause(Math.max(0, PACE_MS - (performance.now() - began)));
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, client) => use(client)));

  await pause(PHASE_MS);
  const before = { ...counts(done) };
  const migratedIn = performance.now();
  await runBuilt(ROOT, "migrate.js", url);
  const migrationMs = Math.round(performance.now() - migratedIn);
  await pause(PHASE_MS);
  const current = await serve(ROOT);
  serving = [former.server, current.server];
  await pause(PHASE_MS);
  // A load balancer stops sending before the process is stopped.
  serving = [current.server];
  expect(await former.server.terminate()).toBe(0);
  former.workers.stopAll();
  await pause(PHASE_MS);
  isOver = true;
  await clients;

  expect(problems).toEqual([]);
  expect(await brokenRules(url)).toEqual([]);
  await withSql(url, async (sql) => {
    const bought = await sql<{ id: string }[]>`
      SELECT artifakt_id AS id FROM artifakt_ownerships WHERE person_id LIKE 'client-%' ORDER BY 1`;
    expect(bought.map(({ id }) => id)).toEqual(done.bought.toSorted());
    const said = await sql<{ text: string }[]>`
      SELECT text FROM messages WHERE thread_id = 'shift-thread' ORDER BY text`;
    expect(said.map(({ text }) => text)).toEqual(done.said.toSorted());
    const states = () => sql<{ state: string; n: number }[]>`
      SELECT r.state, count(*)::int AS n FROM runs r
      WHERE r.person_id LIKE 'client-%' GROUP BY 1`;
    await expect
      .poll(async () => Object.fromEntries((await states()).map(({ state, n }) => [state, n])), {
        timeout: 60_000,
      })
      .toEqual({ succeeded: done.asked.length });
  });
  report("rolling upgrade", { migrationMs, ...counts(done), before: before.bought });
  // All of it went on in each phase.
  for (const count of Object.values(counts(done))) expect(count).toBeGreaterThan(CLIENTS * 5);
}, 300_000);

const counts = ({ bought, said, asked }: Done) => ({
  bought: bought.length,
  said: said.length,
  asked: asked.length,
});
