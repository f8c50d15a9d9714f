import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchFile } from "./fetch-file.ts";

const request = new Request("https://plaza.example/assets/space.js");
const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failed = () => Promise.reject(new TypeError("Failed to fetch"));

it("asks again after one second, and once more after three", async () => {
  fetched.mockImplementationOnce(failed).mockImplementationOnce(failed);
  fetched.mockResolvedValueOnce(new Response("code"));
  const file = fetchFile(request);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await file).text()).toBe("code");
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("fails with the last failure after three requests", async () => {
  fetched.mockImplementation(failed);
  const file = expect(fetchFile(request)).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(10_000);
  await file;
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("fails at once without a connection", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  fetched.mockImplementation(failed);
  await expect(fetchFile(request)).rejects.toThrow("Failed to fetch");
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("does not repeat a request that was answered, whatever the status", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  expect((await fetchFile(request)).status).toBe(404);
  expect(fetched).toHaveBeenCalledTimes(1);
});
