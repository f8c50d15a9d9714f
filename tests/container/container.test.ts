import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { GenericContainer, Wait, type StartedTestContainer } from "testcontainers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_IMAGE, POSTGRES_IMAGE } from "../support/container-engine.ts";
import { createReport } from "../support/report-file.ts";
import { HIGH_CONCURRENCY } from "../support/plaza-process.ts";
import { preferencesCookie } from "../support/request.ts";
import { SCREENS } from "../support/screens/screens.ts";
import { tryEngine, type Ground } from "./engine-trial.ts";
import { buildImage, docker, IMAGE } from "./image.ts";
import { LoadUntilGone } from "./load-until-gone.ts";
import {
  inspect,
  originOf,
  runBare,
  runInside,
  sizeOf,
  startPlazaContainer,
  terminate,
  type PlazaContainer,
} from "./plaza-container.ts";
import { openedRoutes, statusOf } from "./url-map.ts";

/**
 * The container image in use: built from the working tree, with a PostgreSQL container and a read-only
 * root filesystem. Long because all tests use the same image and database.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
const BUILD_MS = 20 * 60_000;
/** Engines that copy layers take long to delete them. */
const CLEAR_MS = 5 * 60_000;
const CLIENTS = 20;
const REPLICAS = 3;

const report = createReport("container");
const tried = await tryEngine();
const why = "why" in tried ? tried.why : undefined;
const { network, database } = tried as Ground;
if (why) process.stdout.write(`The container's tests are skipped: ${why}\n`);

const started: { stop(): Promise<unknown> }[] = [];

/** By IP address: not every engine's networks resolve container names. */
const inNetwork = (container: StartedTestContainer, name: string) =>
  `postgres://plaza:secret@${container.getIpAddress(network.getName())}:5432/${name}`;
const fromHere = (name: string) =>
  `postgres://plaza:secret@${database.getHost()}:${database.getPort()}/${name}`;

async function onDatabase<T>(name: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(fromHere(name), { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const makeDatabase = (name: string) =>
  onDatabase("plaza", async (sql) => void (await sql`CREATE DATABASE ${sql(name)}`));

/** Starts Plaza on a database of the shared PostgreSQL container, with demo data by default. */
async function start(
  name: string,
  environment: Record<string, string> = { SEED: "demo" },
): Promise<PlazaContainer> {
  const plaza = await startPlazaContainer({
    network,
    environment: { DATABASE_URL: inNetwork(database, name), ...environment },
  });
  started.push(plaza.container);
  return plaza;
}

/** Row counts after a start: the same for one and for several concurrent starts. */
const contents = (name: string) =>
  onDatabase(name, async (sql) => {
    const [row] = await sql`
      SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS migrations,
        (SELECT count(*)::int FROM people) AS people, (SELECT count(*)::int FROM spaces) AS spaces,
        (SELECT count(*)::int FROM space_members) AS members,
        (SELECT count(*)::int FROM ledger_entries) AS entries`;
    return row as Record<"migrations" | "people" | "spaces" | "members" | "entries", number>;
  });

const { entries: journal } = JSON.parse(
  fs.readFileSync(path.join(ROOT, "db/migrations/meta/_journal.json"), "utf8"),
) as { entries: unknown[] };

describe.skipIf(why !== undefined)("the container", () => {
  let first: PlazaContainer;

  beforeAll(async () => {
    await buildImage();
    first = await start("plaza");
  }, BUILD_MS);

  afterAll(async () => {
    await Promise.all(started.map((container) => container.stop().catch(() => undefined)));
    await database.stop();
    await network.stop();
  }, CLEAR_MS);

  it("has migrated, seeded and listens", async () => {
    const { migrations, spaces, people } = await contents("plaza");
    expect(migrations).toBe(journal.length);
    expect(spaces).toBeGreaterThan(100);
    expect(people).toBeGreaterThan(100);
    expect(await statusOf(first.origin, "/readyz")).toBe(200);
  });

  it("answers every route of the URL map opened directly", async () => {
    const opened = await onDatabase("plaza", openedRoutes);
    const answers: { address: string; status: number }[] = [];
    for (const { address } of opened)
      answers.push({ address, status: await statusOf(first.origin, address) });
    expect(answers).toEqual(opened);
  });

  it("is not root, starts without a shell, and says what it is", async () => {
    expect(await runInside(first.container, "console.log(process.getuid())")).toBe("1000");
    const { Config } = await inspect(first.container);
    expect(Config.Entrypoint).toEqual(["node", "--enable-source-maps"]);
    expect(Config.Cmd).toEqual(["build/container.js"]);
    expect(Config.Labels["org.opencontainers.image.title"]).toBe("Plaza");
    const command = await runInside(
      first.container,
      "console.log(require('fs').readFileSync('/proc/1/cmdline', 'utf8').replaceAll('\\0', ' '))",
    );
    expect(command).toMatch(/^node --enable-source-maps build\/container\.js/);
  });

  it("says by its HEALTHCHECK that it can be used", async () => {
    const { Config } = await inspect(first.container);
    const command = ["node", "scripts/ops/container-health.mjs"];
    expect(Config.Healthcheck?.Test).toEqual(["CMD", ...command]);
    expect((await first.container.exec(command)).exitCode).toBe(0);
    const elsewhere = { env: { PORT: "3999" } };
    expect((await first.container.exec(command, elsewhere)).exitCode).toBe(1);
  });

  it("cannot write where it must not, and can where people's files go", async () => {
    const write = (file: string) =>
      runInside(
        first.container,
        `require('fs').writeFileSync('${file}', 'x'); console.log('written')`,
      );
    expect(await write("/plaza/build/x")).toMatch(/EROFS|EACCES/);
    expect(await write("/etc/x")).toMatch(/EROFS|EACCES/);
    const root = await runInside(
      first.container,
      "console.log(require('fs').readFileSync('/proc/mounts', 'utf8').split('\\n').find((line) => line.split(' ')[1] === '/'))",
    );
    expect(root).toMatch(/ ro[, ]/);
    expect(await write("/data/files/x")).toBe("written");
    expect(await write("/tmp/x")).toBe("written");
  });

  it("holds the packages of production and no others, and weighs what it may", async () => {
    const { packages } = JSON.parse(
      fs.readFileSync(path.join(ROOT, "package-lock.json"), "utf8"),
    ) as { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };
    const inside = await runInside(
      first.container,
      `const { globSync } = require("node:fs");
       const found = globSync(["**/node_modules/*/package.json", "**/node_modules/@*/*/package.json"]);
       console.log(found.map((file) => file.replace(/\\/package\\.json$/, "")).join("\\n"))`,
    );
    const held = inside.split("\n");
    expect(held).toContain("node_modules/postgres");
    // "devOptional": an optional peer dependency that only a development package requires.
    const needless = held.filter((name) => {
      const { dev, devOptional } = packages[name] ?? {};
      return dev || devOptional;
    });
    expect(needless).toEqual([]);
    const over = (await sizeOf(IMAGE)) - (await sizeOf(BASE_IMAGE));
    report("size", { overTheBaseMB: Math.round(over / 1e6), packages: held.length });
    expect(over).toBeLessThan(250e6);
  });

  it("says in one line what is missing without a DATABASE_URL, and ends with 1", async () => {
    const missing =
      "DATABASE_URL is missing: set it to the address of a PostgreSQL, like postgres://plaza:secret@db:5432/plaza";
    expect(await runBare()).toEqual({ code: 1, said: missing });
    // As typed in a shell. Without --rm: podman behind Docker's client then exits with 0 in any case.
    const name = `plaza-bare-${process.pid}`;
    const typed = await docker(["run", "--name", name, IMAGE]);
    await docker(["rm", "--force", name]);
    expect([typed.code, typed.stderr.trim()]).toEqual([1, missing]);
  });

  it("keeps its data over a restart", async () => {
    await onDatabase(
      "plaza",
      (sql) => sql`UPDATE people SET display_name = 'Kept' WHERE id = 'demo'`,
    );
    const before = await contents("plaza");
    await runInside(first.container, "require('fs').writeFileSync('/data/files/kept', 'yes')");
    await first.container.restart();
    first.origin = originOf(first.container);
    await expect.poll(() => isReady(first), { timeout: 60_000 }).toBe(true);
    const [row] = await onDatabase(
      "plaza",
      (sql) => sql`SELECT display_name AS name FROM people WHERE id = 'demo'`,
    );
    expect(row).toEqual({ name: "Kept" });
    expect(await contents("plaza")).toEqual(before);
    const kept = "console.log(require('fs').readFileSync('/data/files/kept', 'utf8'))";
    expect(await runInside(first.container, kept)).toBe("yes");
  }, 120_000);

  it(`${REPLICAS} that start at once on an empty database share the work and the people`, async () => {
    await makeDatabase("together");
    const all = await Promise.all(Array.from({ length: REPLICAS }, () => start("together")));
    for (const one of all) expect(await isReady(one)).toBe(true);
    expect(await contents("together")).toEqual(await contents("plaza"));
    // Containers hold no state: an account created through one works in the others at once.
    const [one, ...others] = all;
    const person = { email: "ana@plaza.example", password: "cuatro palabras al azar aqui" };
    const session = await enter(one!, "/signup", { name: "Ana Flores", ...person });
    for (const other of others) {
      const account = await fetch(`${other.origin}/account`, { headers: { Cookie: session } });
      expect(await account.text()).toContain(person.email);
      expect(await enter(other, "/login", person)).toContain("plaza-session");
    }
  }, 240_000);

  it("waits for a database that comes later, migrates it and leaves it empty without SEED", async () => {
    const late = await new GenericContainer(POSTGRES_IMAGE)
      .withNetwork(network)
      .withEnvironment({ POSTGRES_USER: "plaza", POSTGRES_PASSWORD: "secret" })
      .withExposedPorts(5432)
      .withEntrypoint([
        "sh",
        "-c",
        "echo asleep; until [ -e /tmp/wake ]; do sleep 0.2; done; exec docker-entrypoint.sh postgres",
      ])
      .withWaitStrategy(Wait.forLogMessage("asleep"))
      .start();
    started.push(late);
    const said: string[] = [];
    const environment = { DATABASE_URL: inNetwork(late, "plaza") };
    const starting = startPlazaContainer({ network, environment, said });
    starting.catch(() => undefined);
    await expect
      .poll(() => said.join(""), { timeout: 60_000 })
      .toContain("Waiting for the database at");
    // A container can be stopped while it waits.
    const impatient = await startPlazaContainer({
      network,
      environment,
      until: Wait.forLogMessage(/Waiting for the database at/),
    });
    expect((await terminate(impatient.container)).code).toBe(0);
    await impatient.container.stop();

    await late.exec(["touch", "/tmp/wake"]);
    const plaza = await starting;
    started.push(plaza.container);
    const url = `postgres://plaza:secret@${late.getHost()}:${late.getMappedPort(5432)}/plaza`;
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    const [row] = await sql`
      SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS migrations,
        (SELECT count(*)::int FROM spaces) AS spaces`;
    await sql.end({ timeout: 5 });
    expect(row).toEqual({ migrations: journal.length, spaces: 0 });
    // Without a demo person all screens still work.
    expect(said.join("")).toContain("There is no demo person");
    for (const screen of SCREENS)
      expect([screen.path, await statusOf(plaza.origin, screen.path)]).toEqual([screen.path, 200]);
    const person = { email: "luis@plaza.example", password: "cuatro palabras al azar aqui" };
    expect(await enter(plaza, "/signup", { name: "Luis Rojas", ...person })).toContain(
      "plaza-session",
    );
  }, 240_000);

  it("can be stopped while it is about to serve", async () => {
    const { container } = await startPlazaContainer({
      network,
      environment: { DATABASE_URL: inNetwork(database, "plaza") },
      until: Wait.forLogMessage(/Migrations: up to date/),
    });
    started.push(container);
    // PID 1 ignores signals without a handler, so the handler must be installed early.
    expect((await terminate(container)).code).toBe(0);
  }, 120_000);

  it(`SIGTERM while ${CLIENTS} clients load it: none fails in flight, 0 within 5 s`, async () => {
    const { container, origin } = await start("plaza", HIGH_CONCURRENCY);
    const load = new LoadUntilGone(`${origin}/spaces`);
    load.begin(CLIENTS);
    await expect.poll(() => load.answered, { timeout: 60_000 }).toBeGreaterThan(CLIENTS * 3);
    load.signalled = true;
    const { code, ms } = await terminate(container);
    await load.end();
    report("SIGTERM under load", {
      answered: load.answered,
      failedInFlight: load.failed.length,
      code,
      endedAfterMs: Math.round(ms),
    });
    expect(load.failed).toEqual([]);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(5_000);
  }, 180_000);
});

const isReady = async ({ origin }: PlazaContainer) =>
  (await statusOf(origin, "/readyz").catch(() => 0)) === 200;

/** Submits the sign-up or sign-in form. @returns the Cookie header for further requests */
async function enter(
  { origin }: PlazaContainer,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const answer = await fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, Cookie: preferencesCookie() },
    body: new URLSearchParams(fields),
  });
  expect([path, answer.status]).toEqual([path, 303]);
  const given = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return [preferencesCookie(), ...given].join("; ");
}
