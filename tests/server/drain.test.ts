import http from "node:http";
import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { ask, closeServers, startServer } from "./running-server.ts";

afterEach(closeServers);

const slow = async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return new Response("finished");
};

test("what is in flight finishes with Connection: close, what is new is refused", async () => {
  const { port, drain, inFlight } = await startServer(slow);
  const agent = new http.Agent({ keepAlive: true });
  const answers = Array.from({ length: 20 }, () => ask(port, "/", { agent }));
  await expect.poll(inFlight).toBe(20);
  const began = performance.now();
  const drained = drain();
  await expect(ask(port, "/")).rejects.toThrow("ECONNREFUSED");
  for (const { status, text, headers } of await Promise.all(answers)) {
    expect([status, text, headers.connection]).toEqual([200, "finished", "close"]);
  }
  await drained;
  expect(performance.now() - began).toBeLessThan(1_500);
});

test("a request sent on an open connection just after the signal is still answered", async () => {
  const { port, drain } = await startServer(() => new Response("in time"));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await ask(port, "/", { agent });
  const drained = drain();
  const { text, headers } = await ask(port, "/", { agent });
  expect([text, headers.connection]).toEqual(["in time", "close"]);
  expect(await drained.then(() => "drained")).toBe("drained");
});

test('readyz answers 503 "stopping" during shutdown', async () => {
  const { port, drain } = await startServer(slow);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await ask(port, "/readyz", { agent });
  const drained = drain();
  const { status, text } = await ask(port, "/readyz", { agent });
  expect([status, text]).toEqual([503, "stopping\n"]);
  await drained;
});

test("idle connections do not delay the shutdown", async () => {
  const { port, drain } = await startServer(slow);
  const sockets = Array.from({ length: 5 }, () => net.connect(port, "127.0.0.1"));
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once("connect", resolve))),
  );
  // The server resets these connections, as expected.
  for (const socket of sockets) socket.on("error", () => undefined);
  sockets[0]?.write("GET / HTTP/1.1\r\nHost:");
  const began = performance.now();
  await drain();
  expect(performance.now() - began).toBeLessThan(1_000);
  for (const socket of sockets) socket.destroy();
});

test("what does not finish is cut at the limit", async () => {
  const { port, drain, inFlight } = await startServer(() => new Promise<Response>(() => undefined));
  const answer = ask(port, "/");
  const failed = expect(answer).rejects.toThrow("socket hang up");
  await expect.poll(inFlight).toBe(1);
  const began = performance.now();
  await drain(400);
  expect(performance.now() - began).toBeLessThan(1_000);
  await failed;
});
