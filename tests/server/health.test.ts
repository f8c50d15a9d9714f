import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { ask, closeServers, startServer } from "./running-server.ts";

afterEach(closeServers);

const application = () => new Response("never asked", { status: 500 });

test("alive and ready are short texts that are not cached", async () => {
  const { port } = await startServer(application);
  for (const [path, text] of [
    ["/livez", "alive\n"],
    ["/readyz", "ready\n"],
  ] as const) {
    const answer = await ask(port, path);
    expect([answer.status, answer.text, answer.headers["cache-control"]]).toEqual([
      200,
      text,
      "no-store",
    ]);
    expect((await ask(port, path, { method: "HEAD" })).body).toHaveLength(0);
    expect((await ask(port, path, { method: "POST" })).status).toBe(405);
  }
});

test("a database that is away makes it unready, not dead, and back again by itself", async () => {
  let there = false;
  const { port } = await startServer(application, {
    ping: () => (there ? Promise.resolve() : Promise.reject(new Error("away"))),
  });
  const away = await ask(port, "/readyz");
  expect([away.status, away.headers["retry-after"]]).toEqual([503, "1"]);
  expect((await ask(port, "/livez")).status).toBe(200);
  there = true;
  expect((await ask(port, "/readyz")).status).toBe(200);
});

test("a database that hangs is answered for within two seconds, and asked once for all", async () => {
  let asked = 0;
  const { port } = await startServer(application, {
    ping: () => {
      asked += 1;
      return new Promise(() => undefined);
    },
  });
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, "/readyz")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 503));
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(asked).toBe(1);
});

test("the real driver against a port that refuses and one that never speaks", async () => {
  const mute = net.createServer();
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const { port: mutePort } = mute.address() as net.AddressInfo;
  for (const dead of [1, mutePort]) {
    const database = createDb(`postgres://nobody@127.0.0.1:${dead}/none`, { max: 1 });
    const { port } = await startServer(application, { ping: () => database.sql`SELECT 1` });
    const began = performance.now();
    expect((await ask(port, "/readyz")).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(2_000);
    await database.sql.end({ timeout: 0 });
  }
  mute.close();
});
