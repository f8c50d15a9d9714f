import http from "node:http";
import { afterEach, expect, test } from "vitest";
import { ask, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

test("a client that leaves aborts the request, and the source is told to stop", async () => {
  let aborted = 0;
  let cancelled = 0;
  const { port, inFlight, logged } = await startServer((request) => {
    request.signal.addEventListener("abort", () => (aborted += 1));
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) => setTimeout(resolve, 5)).then(() =>
          controller.enqueue(new Uint8Array(1_000)),
        ),
      cancel: () => void (cancelled += 1),
    });
    return new Response(body, { headers: { "Content-Type": "text/html" } });
  });
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "Accept-Encoding": encoding };
    const request = http.get({ host: "127.0.0.1", port, headers, agent: false }, (response) =>
      response.once("data", () => request.destroy()),
    );
    request.on("error", () => undefined);
    await expect.poll(() => cancelled).toBe(1);
    await expect.poll(inFlight).toBe(0);
    expect(aborted).toBe(1);
    aborted = cancelled = 0;
  }
  expect(logged.filter(({ aborted: was }) => was)).toHaveLength(3);
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("an answer that was read to its end aborts nothing", async () => {
  let aborted = 0;
  const { port } = await startServer((request) => {
    request.signal.addEventListener("abort", () => (aborted += 1));
    return html("read to its end");
  });
  await ask(port, "/");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(aborted).toBe(0);
});

test("a reader that stops reading stops the source: memory holds a few pieces only", async () => {
  let made = 0;
  const { port } = await startServer(() => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        made += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    return new Response(body, { headers: { "Content-Type": "image/png" } });
  });
  const request = http.get({ host: "127.0.0.1", port, agent: false }, (response) =>
    response.pause(),
  );
  request.on("error", () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const after = made;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(made).toBe(after);
  expect(made * 65_536).toBeLessThan(20_000_000);
  request.destroy();
});

test("a source that fails in the middle ends the connection instead of pretending to be whole", async () => {
  const { port, logged } = await startServer(() => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from("begun"));
        await new Promise((resolve) => setTimeout(resolve, 30));
        controller.error(new Error("broke"));
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/html" } });
  });
  await expect(ask(port, "/")).rejects.toThrow("aborted");
  await expect.poll(() => logged.some(({ msg }) => msg === "the application failed")).toBe(true);
});
