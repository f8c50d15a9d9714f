import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { ask, askRaw, closeServers, startServer, statusOf } from "./running-server.ts";

afterEach(closeServers);

const MB = 1_048_576;
const echo = async (request: Request) => new Response(String((await request.text()).length));
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "Content-Type": "application/json" };
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=b" };
const part = (value: string, name = "a") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;

test("forms, multipart, JSON and text arrive whole; the application can read them", async () => {
  const { port } = await startServer(async (request) => {
    const type = request.headers.get("content-type") ?? "";
    if (type.includes("json")) return Response.json(await request.json());
    if (type.includes("text")) return new Response(await request.text());
    return Response.json([...(await request.formData())]);
  });
  const post = async (headers: Record<string, string>, body: string) =>
    (await ask(port, "/", { method: "POST", headers, body })).text;
  expect(await post(FORM, "a=1&b=caf%C3%A9+x")).toBe('[["a","1"],["b","café x"]]');
  expect(await post(MULTIPART, part("1"))).toBe('[["a","1"]]');
  expect(await post(JSON_TYPE, '{"a":[1]}')).toBe('{"a":[1]}');
  expect(await post({ "Content-Type": "text/plain;charset=UTF-8" }, "hola")).toBe("hola");
});

test("what nothing reads is 415", async () => {
  const { port } = await startServer(echo);
  const status = async (headers: Record<string, string>) =>
    (await ask(port, "/", { method: "POST", headers, body: "x" })).status;
  expect(await status({})).toBe(415);
  expect(await status({ "Content-Type": "application/xml" })).toBe(415);
  expect(await status({ "Content-Type": "image/png" })).toBe(415);
  expect(await status({ ...FORM, "Content-Encoding": "gzip" })).toBe(415);
  expect((await ask(port, "/", { method: "POST" })).status).toBe(200);
});

test("bodies that are not what they say are 400 before the application sees them", async () => {
  let reached = 0;
  const { port } = await startServer(() => new Response(String((reached += 1))));
  const cases: [Record<string, string>, string | Buffer][] = [
    [JSON_TYPE, "{"],
    [JSON_TYPE, '{"a":"\\u0000"}'],
    [JSON_TYPE, '{"\\u0000":1}'],
    [JSON_TYPE, Buffer.from([0x22, 0xff, 0x22])],
    [JSON_TYPE, "[".repeat(200_000)],
    [JSON_TYPE, `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    [MULTIPART, "no boundary in here"],
    [MULTIPART, part("1").replace("--b--", "")],
    [MULTIPART, part("a\0b")],
    [{ "Content-Type": "multipart/form-data" }, part("1")],
    [FORM, "a=%00"],
    [FORM, "a=\0"],
    [{ "Content-Type": "text/plain" }, Buffer.from([0xc3, 0x28])],
  ];
  for (const [headers, body] of cases) {
    const { status } = await ask(port, "/", { method: "POST", headers, body });
    expect([headers, body.toString().slice(0, 30), status]).toEqual([
      headers,
      body.toString().slice(0, 30),
      400,
    ]);
  }
  expect(reached).toBe(0);
  const escaped = { method: "POST", headers: JSON_TYPE, body: '{"a":"\\\\u0000"}' };
  expect((await ask(port, "/", escaped)).status).toBe(200);
});

test("exactly the limit passes; a byte more is 413; a route can have a limit of its own", async () => {
  const { port } = await startServer(echo, { bodyLimits: [{ path: "/upload", bytes: 2 * MB }] });
  const send = async (path: string, bytes: number) =>
    (await ask(port, path, { method: "POST", headers: FORM, body: "x".repeat(bytes) })).status;
  expect(await send("/", MB)).toBe(200);
  expect(await send("/", MB + 1)).toBe(413);
  expect(await send("/upload", 2 * MB)).toBe(200);
  expect(await send("/upload", 2 * MB + 1)).toBe(413);
});

test("a length past the limit is refused before anything of the body is read", async () => {
  const { port } = await startServer(echo);
  const head =
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 300000000\r\n";
  const raw = await askRaw(port, `${head}Expect: 100-continue\r\n\r\n`);
  expect(statusOf(raw)).toBe(413);
  expect(raw).toMatch(/\r\nConnection: close\r\n/);
  expect(raw).not.toContain("100 Continue");
});

test("100 Continue is sent when the body is wanted", async () => {
  const { port } = await startServer(echo);
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n";
  const raw = await askRaw(port, `${head}Expect: 100-continue\r\nConnection: close\r\n\r\nab`);
  expect(raw).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(raw.endsWith("\r\n\r\n2")).toBe(true);
});

test("GET takes no body, and contradicting lengths are refused", async () => {
  const { port } = await startServer(echo);
  const status = async (method: string, lines: string, body = "") =>
    statusOf(await askRaw(port, `${method} / HTTP/1.1\r\nHost: a\r\n${lines}\r\n${body}`));
  expect(await status("GET", "Content-Type: text/plain\r\nContent-Length: 1\r\n", "x")).toBe(400);
  expect(await status("POST", "Content-Length: 1\r\nContent-Length: 2\r\n", "x")).toBe(400);
  expect(await status("POST", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", "x")).toBe(
    400,
  );
  expect(await status("POST", "Content-Length: -1\r\n", "x")).toBe(400);
  const chunked = "Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n";
  expect(await status("POST", chunked, "zz\r\nx\r\n")).not.toBe(500);
});

test("300 MB in chunks: 413 within a second, memory grows by less than 50 MB", async () => {
  const { port, inFlight } = await startServer(echo);
  const chunk = Buffer.alloc(65_536, "x");
  const framed = Buffer.concat([Buffer.from("10000\r\n"), chunk, Buffer.from("\r\n")]);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const socket = net.connect(port, "127.0.0.1");
  let answer = "";
  let answeredAfter = 0;
  let sent = 0;
  const began = performance.now();
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  socket.on("data", (data) => {
    answeredAfter ||= performance.now() - began;
    answer += data.toString();
  });
  socket.write("POST / HTTP/1.1\r\nHost: a\r\n");
  socket.write("Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n");
  while (sent < 300 * MB && !socket.destroyed) {
    const goesOn = socket.write(framed);
    sent += chunk.length;
    peak = Math.max(peak, process.memoryUsage().rss);
    if (!goesOn) {
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
    }
  }
  socket.end();
  await closed;
  const grown = (peak - before) / MB;
  console.log(
    `300 MB body: answered after ${answeredAfter.toFixed(0)} ms, ${(sent / MB).toFixed(0)} MB sent, memory +${grown.toFixed(1)} MB`,
  );
  expect(statusOf(answer)).toBe(413);
  expect(answeredAfter).toBeLessThan(1_000);
  expect(grown).toBeLessThan(50);
  expect(inFlight()).toBe(0);
});

const TEXT = "Host: a\r\nContent-Type: text/plain\r\n";
const LENGTH = "Content-Length: 900\r\n\r\n";
const CHUNKED = "Transfer-Encoding: chunked\r\n\r\n";
/** Slow request bodies: what is sent at first, and what is sent every 10 ms. */
const SLOW_BODIES: [name: string, begin: string, drip: string][] = [
  ["with a length, byte by byte", `POST / HTTP/1.1\r\n${TEXT}${LENGTH}`, "x"],
  ["in chunks, byte by byte", `POST / HTTP/1.1\r\n${TEXT}${CHUNKED}`, "1\r\nx\r\n"],
  ["inside one chunk, byte by byte", `POST / HTTP/1.1\r\n${TEXT}${CHUNKED}fff\r\n`, "x"],
  ["with a length, begun and stalled", `POST / HTTP/1.1\r\n${TEXT}${LENGTH}ab`, ""],
  ["in chunks, begun and stalled", `POST / HTTP/1.1\r\n${TEXT}${CHUNKED}2\r\nab\r\n`, ""],
  ["with a length, not begun", `POST / HTTP/1.1\r\n${TEXT}${LENGTH}`, ""],
];

/** Sends a slow body until the server closes the connection. @returns the response and its duration */
async function sendSlowly(port: number, begin: string, drip: string) {
  const began = performance.now();
  const socket = net.connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  let answer = "";
  socket.on("error", () => undefined);
  socket.on("data", (data) => (answer += data.toString("latin1")));
  socket.write(begin);
  const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 10);
  const giveUp = setTimeout(() => socket.destroy(), 8_000);
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  clearInterval(dripping);
  clearTimeout(giveUp);
  return { answer, ms: performance.now() - began };
}

test("a body that drips or stalls is given up with 408 and never handled", async () => {
  let reached = 0;
  const { port, inFlight } = await startServer(() => new Response(String((reached += 1))), {
    timeouts: { body: 400 },
  });
  await Promise.all(
    SLOW_BODIES.map(async ([name, begin, drip]) => {
      const { answer, ms } = await sendSlowly(port, begin, drip);
      expect([name, statusOf(answer)]).toEqual([name, 408]);
      expect(answer).toMatch(/\r\nConnection: close\r\n/);
      // The server waits two seconds for a client that keeps sending to read the response.
      expect(ms).toBeLessThan(4_000);
    }),
  );
  await expect.poll(inFlight).toBe(0);
  expect(reached).toBe(0);
});

test("a body that drips after its request was answered ends the connection as well", async () => {
  const { port, inFlight } = await startServer(echo, { timeouts: { body: 400 } });
  for (const [line, status] of [
    ["GET /livez", 200],
    ["POST /nothing-reads-this-type", 415],
  ] as const) {
    const begin = `${line} HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\n`;
    const { answer, ms } = await sendSlowly(port, begin, "x");
    expect([line, statusOf(answer)]).toEqual([line, status]);
    expect(ms).toBeLessThan(4_000);
  }
  await expect.poll(inFlight).toBe(0);
});

test("a body that keeps up the minimum rate may take longer, and is whole", async () => {
  const { port } = await startServer(echo, { timeouts: { body: 300, bodyRate: 50 } });
  const begin = `POST / HTTP/1.1\r\n${TEXT}Connection: close\r\nContent-Length: 80\r\n\r\n`;
  const { answer, ms } = await sendSlowly(port, begin, "x");
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n80$/);
  expect(ms).toBeGreaterThan(300);
});

test("a client that leaves in the middle of its body leaves nothing behind", async () => {
  let reached = 0;
  const { port, inFlight } = await startServer(() => new Response(String((reached += 1))));
  const socket = net.connect(port, "127.0.0.1");
  socket.write(
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nab",
  );
  await expect.poll(inFlight).toBe(1);
  socket.destroy();
  await expect.poll(inFlight).toBe(0);
  expect(reached).toBe(0);
});
