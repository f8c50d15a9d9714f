import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ask } from "./running-server.ts";
import { freePort } from "../support/free-port.ts";

/**
 * Runs `build/plaza.js` as a child process, bundled as in the build, with a small application in the
 * form of a Remix build: signals, a taken port and wrong variables can only be tested from outside.
 */
const APPLICATION = `
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
(globalThis[Symbol.for("plaza.close")] ??= new Set()).add(async () => {
  process.stdout.write("pool closed\\n");
});
const respond = (routes) =>
  Object.fromEntries(Object.entries(routes).map(([id, module]) => [id, { id, path: id, module }]));
export const routes = respond({
  slow: { loader: async () => { console.log("slow begins"); await wait(700); return new Response("finished"); } },
  crash: { loader: async () => { setTimeout(() => { throw new Error("crashed"); }); await wait(200); return new Response("served"); } },
  context: { loader: ({ context, request }) => Response.json({ context, url: request.url }) },
  throws: { loader: () => { throw new Error("inside"); } },
  write: { action: async ({ request }) => Response.json([...(await request.formData())]) },
});
export const entry = { module: { default: () => new Response("page"), handleError() {} } };
export const assets = { version: "1", url: "", entry: { imports: [], module: "" }, routes };
export const future = { v3_singleFetch: true, v3_lazyRouteDiscovery: true };
export const [basename, publicPath, isSpaMode, mode] = ["/", "/", false, "production"];
`;

const ROOT = resolve(import.meta.dirname, "../..");
let folder = "";
const children = new Set<ChildProcess>();

beforeAll(async () => {
  const cache = join(ROOT, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "plaza process "));
  await build({
    entryPoints: [join(ROOT, "server/main.ts")],
    outfile: join(folder, "plaza.js"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "server/index.js"), APPLICATION);
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "client/assets/a-1.js"), "1;");
});

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Process {
  child: ChildProcess;
  port: number;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

async function run(env: Record<string, string> = {}, file = "plaza.js"): Promise<Process> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [join(folder, file)], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      DATABASE_URL: "postgres://nobody:hunter2@127.0.0.1:1/none",
      PORT: String(port),
      HOST: "127.0.0.1",
      // High, so that a busy machine sheds no load; overload.test.ts tests the limit.
      MAX_RUNNING: "100",
      ...env,
    },
  });
  children.add(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  return { child, port, output: () => output, ended };
}

async function start(env?: Record<string, string>): Promise<Process> {
  const running = await run(env);
  await expect
    .poll(running.output, { timeout: 10_000 })
    .toContain(`Plaza is at http://localhost:${running.port}\n`);
  return running;
}

test("it serves the application and its files, and tells the application nonce and id", async () => {
  const { port, output } = await start();
  const { text, headers } = await ask(port, "/context?q=private", { headers: { Host: "a.test" } });
  const { context, url } = JSON.parse(text) as { context: Record<string, unknown>; url: string };
  expect(url).toBe("http://a.test/context?q=private");
  expect(context).toEqual({
    nonce: expect.stringMatching(/^[\w-]{22}==$/) as string,
    requestId: headers["x-request-id"],
    isDocument: true,
    address: expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$|^::1$/) as string,
  });
  expect((await ask(port, "/assets/a-1.js")).text).toBe("1;");
  expect((await ask(port, "/livez")).status).toBe(200);
  expect((await ask(port, "/readyz")).status).toBe(503);
  await expect.poll(output).toContain(`"id":"${context.requestId}"`);
  expect(output()).not.toMatch(/private|hunter2/);
});

test("Remix answers forms; a loader that throws gives a 500 without anything of the inside", async () => {
  const { port } = await start();
  const form = {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: `http://127.0.0.1:${port}`,
    },
    body: "a=1",
  };
  expect((await ask(port, "/write", form)).text).toBe('[["a","1"]]');
  const failed = await ask(port, "/throws");
  expect(failed.status).toBe(500);
  expect(failed.text).not.toMatch(/inside|at .*:\d+/);
});

test("the data protocol from before single fetch is not spoken", async () => {
  const { port } = await start();
  for (const path of ["/context?_data=context", "/?a=1&_data=none", "/?%5Fdata=x"]) {
    expect([path, (await ask(port, path)).status]).toEqual([path, 400]);
  }
  expect((await ask(port, "/context?my_data=1")).status).toBe(200);
});

test("SIGTERM: 20 requests in flight finish, the hooks run, the exit code is 0, quickly", async () => {
  const { port, child, ended, output } = await start();
  const agent = new http.Agent({ keepAlive: true });
  const answers = Array.from({ length: 20 }, () => ask(port, "/slow", { agent }));
  const begun = () => output().split("slow begins\n").length - 1;
  await expect.poll(begun, { timeout: 10_000 }).toBe(20);
  const began = performance.now();
  child.kill("SIGTERM");
  const texts = (await Promise.all(answers)).map(({ text }) => text);
  expect(texts).toEqual(Array.from({ length: 20 }, () => "finished"));
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(output()).toContain("pool closed\n");
  expect(output()).toContain('"msg":"stopped"');
});

test("SIGINT with nothing to do ends within a second; a second signal ends at once with 1", async () => {
  const idle = await start();
  const began = performance.now();
  idle.child.kill("SIGINT");
  expect(await idle.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(1_500);

  const busy = await start();
  const cut = expect(ask(busy.port, "/slow")).rejects.toThrow();
  await new Promise((done) => setTimeout(done, 150));
  busy.child.kill("SIGINT");
  await expect.poll(busy.output, { timeout: 10_000 }).toContain('"msg":"stopping"');
  busy.child.kill("SIGINT");
  expect(await busy.ended).toBe(1);
  await cut;
});

test("an exception that nothing caught is logged, others are still served, the exit code is 1", async () => {
  const { port, ended, output } = await start();
  expect((await ask(port, "/crash")).text).toBe("served");
  expect(await ended).toBe(1);
  expect(output()).toContain('"msg":"uncaught exception"');
});

test("a taken port is one clear line that names it and the variable", async () => {
  const port = await freePort();
  const taken = net.createServer();
  await new Promise<void>((done) => taken.listen(port, "127.0.0.1", done));
  const { ended, output } = await run({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output()).toBe(
    `Port ${port} is taken. Set PORT to a free one, for instance PORT=${port + 1}.\n`,
  );
  taken.close();
});

test("wrong variables are named all together, without a stack", async () => {
  const { ended, output } = await run({ PORT: "99999", DATABASE_URL: "nonsense" });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/DATABASE_URL/);
  expect(output()).toMatch(/PORT/);
  expect(output()).not.toMatch(/\bat .*:\d+/);
});

test("without a build it says what to run", async () => {
  mkdirSync(join(folder, "bare"));
  cpSync(join(folder, "plaza.js"), join(folder, "bare/plaza.js"));
  const { ended, output } = await run({}, "bare/plaza.js");
  expect(await ended).toBe(1);
  expect(output()).toBe("There is no build yet: run `npm run build` first.\n");
});
