import http from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createAnswerReader, generateLoad } from "./load-loop.ts";

const WHOLE = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
const CHUNKED =
  "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";

test("an answer ends where it ends, however it is cut", () => {
  const answers = fc.array(fc.constantFrom(WHOLE, CHUNKED), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(answers, fc.infiniteStream(fc.integer({ min: 1, max: 40 })), (given, sizes) => {
      const reader = createAnswerReader();
      const seen: number[] = [];
      for (const answer of given) {
        // One response at a time, like the load loop.
        let bytes = Buffer.from(answer);
        while (bytes.length > 0) {
          const size = sizes.next().value;
          const status = reader.read(bytes.subarray(0, size));
          bytes = bytes.subarray(size);
          if (status !== null) seen.push(status);
          expect(status !== null).toBe(bytes.length === 0);
        }
      }
      expect(seen).toEqual(given.map((answer) => (answer === WHOLE ? 200 : 404)));
    }),
  );
});

test("it counts what was answered, and how", async () => {
  const asked: string[] = [];
  const server = http.createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(url === "/b" ? 500 : 200).end("words");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const figures = await generateLoad({
    origin,
    paths: ["/a", "/b"],
    connections: 4,
    requests: 100,
  });
  server.close();
  expect(figures.answers).toBe(100);
  expect(figures.failed).toBe(50);
  expect(asked.filter((path) => path === "/a")).toHaveLength(50);
  expect(figures.median).toBeGreaterThan(0);
  expect(figures.p99).toBeGreaterThanOrEqual(figures.median);
});

test("at a rate, what an answer that was slow held up counts from when it was due", async () => {
  let asked = 0;
  const server = http.createServer((_request, response) => {
    asked += 1;
    setTimeout(() => response.end("words"), asked === 1 ? 200 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  // One every 20 ms: nine are due during the first response, the last 20 ms before it arrives.
  const figures = await generateLoad({
    origin,
    paths: ["/"],
    connections: 1,
    rate: 50,
    requests: 9,
  });
  server.close();
  expect(figures.median).toBeGreaterThan(100);
  expect(figures.p99).toBeGreaterThanOrEqual(200);
});
