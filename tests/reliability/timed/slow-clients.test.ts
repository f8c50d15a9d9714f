/** Slowloris clients, whose headers or bodies never end, and a body that is far too large. */
import net from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { memoryOf, pause, percentile, report, tally, visit, watchMemory } from "../load.ts";

const SOCKETS = 500;
const MB = 1_048_576;

let database: TestDatabase;
let plaza: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  plaza = await startPlaza(database.url, { LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await plaza?.stop();
  await database?.drop();
});

const portOf = () => Number(new URL(plaza.origin).port);

const HEAD = "POST /preferences HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n";
/** Kinds of slow clients: what they send at first, and what they add every second. */
const KINDS = [
  ["head that drips", "GET / HTTP/1.1\r\nHost: localhost\r\n", "X-A: b\r\n"],
  ["body that drips", `${HEAD}Content-Length: 9999\r\n\r\ntheme`, "x"],
  ["body in chunks that drips", `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, "1\r\nx\r\n"],
  ["body that begins and stalls", `${HEAD}Content-Length: 9999\r\n\r\ntheme`, ""],
] as const;

it("500 slow-loris sockets are all closed within 20 s, and nobody else is harmed", async () => {
  const before = (await visit(plaza.origin, "/spaces")).status;
  const began = performance.now();
  let open = 0;
  let closed = 0;
  const answers: Record<string, number> = {};
  const lastClosedMs: Record<string, number> = {};
  const clients = Array.from({ length: SOCKETS }, (_, index) => {
    const [kind, first, drip] = KINDS[index % KINDS.length]!;
    let said = "";
    const socket = net.connect(portOf(), "127.0.0.1", () => {
      open += 1;
      socket.write(first);
    });
    socket.on("error", () => undefined);
    socket.on("data", (data) => (said += data.toString("latin1")));
    socket.on("close", () => {
      closed += 1;
      lastClosedMs[kind] = Math.round(performance.now() - began);
      const answer = `${kind}: ${/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? "closed"}`;
      answers[answer] = (answers[answer] ?? 0) + 1;
    });
    return { socket, drip };
  });
  const dripping = setInterval(() => {
    for (const { socket, drip } of clients) if (drip && socket.writable) socket.write(drip);
  }, 1_000);
  await expect.poll(() => open, { timeout: 10_000 }).toBe(SOCKETS);
  const others = [];
  while (closed < SOCKETS && performance.now() - began < 25_000) {
    others.push(await visit(plaza.origin, "/spaces"));
    await pause(200);
  }
  clearInterval(dripping);
  for (const { socket } of clients) socket.destroy();
  report("500 slow-loris sockets", {
    closed,
    ...lastClosedMs,
    othersAsked: others.length,
    othersP95Ms: Math.round(
      percentile(
        others.map(({ ms }) => ms),
        95,
      ),
    ),
  });
  expect([before, closed]).toEqual([200, SOCKETS]);
  expect(Math.max(...Object.values(lastClosedMs))).toBeLessThan(20_000);
  expect(answers).toEqual(
    Object.fromEntries(KINDS.map(([kind]) => [`${kind}: 408`, SOCKETS / KINDS.length])),
  );
  expect(tally(others)).toEqual({ 200: others.length });
}, 60_000);

it("a 300 MB body is refused within a second, and takes no memory", async () => {
  await visit(plaza.origin, "/spaces");
  const before = memoryOf(plaza.pid) ?? 0;
  const most = watchMemory(plaza.pid);
  const began = performance.now();
  let answeredAfter = 0;
  let answer = "";
  let sent = 0;
  const socket = net.connect(portOf(), "127.0.0.1");
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  socket.on("data", (data) => {
    answeredAfter ||= performance.now() - began;
    answer += data.toString();
  });
  const chunk = Buffer.alloc(65_536, "x");
  const framed = Buffer.concat([Buffer.from("10000\r\n"), chunk, Buffer.from("\r\n")]);
  socket.write(
    "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  while (sent < 300 * MB && !socket.destroyed) {
    sent += chunk.length;
    if (!socket.write(framed))
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
  }
  socket.end();
  await closed;
  const grownMb = most() - before;
  report("300 MB body", {
    answeredAfterMs: Math.round(answeredAfter),
    sentMb: Math.round(sent / MB),
    memoryGrownMb: Math.round(grownMb),
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answeredAfter).toBeLessThan(1_000);
  expect(grownMb).toBeLessThan(50);
  expect((await visit(plaza.origin, "/spaces")).status).toBe(200);
}, 60_000);
