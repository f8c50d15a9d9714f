import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.mjs";

/** Starts a real PostgreSQL, in a folder with a space in its name. */
describe("startEmbeddedPostgres", () => {
  let dataDir: string;
  const start = () => startEmbeddedPostgres({ dataDir, anyPort: true });
  const ask = async (url: string, text: string) => {
    const sql = postgres(url, { max: 1, connect_timeout: 5 });
    try {
      return await sql.unsafe(text);
    } finally {
      await sql.end({ timeout: 1 });
    }
  };

  beforeAll(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "plaza embedded "));
    fs.chmodSync(dataDir, 0o755);
  });
  afterAll(async () => {
    await (await findEmbeddedPostgres({ dataDir }))?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it("makes one cluster, however many start at once", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.pid).toBe(two.pid);
    expect(one.url).toBe(two.url);
    await ask(one.url, "CREATE TABLE kept (n int)");
    await ask(one.url, "INSERT INTO kept VALUES (7)");
  });

  it("keeps its password to itself and listens on this machine only", async () => {
    const key = fs.statSync(path.join(dataDir, "postgres/plaza.json"));
    expect(key.mode & 0o777).toBe(0o600);
    const { url } = await start();
    const [row] = await ask(url, "SHOW listen_addresses");
    expect(row?.listen_addresses).toBe("127.0.0.1");
    const wrong = new URL(url);
    wrong.password = "guess";
    await expect(ask(wrong.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("is found again while it runs", async () => {
    const again = await start();
    expect(again).toMatchObject({ found: true, fresh: false });
    expect((await findEmbeddedPostgres({ dataDir }))?.pid).toBe(again.pid);
  });

  it("comes back after a crash with everything that was committed", async () => {
    const { pid, port, state } = await start();
    expect(state()).toBe("running");
    process.kill(pid, "SIGKILL");
    await expect.poll(state).toBe("crashed");
    const back = await startEmbeddedPostgres({ dataDir, port });
    expect(back.pid).not.toBe(pid);
    expect([back.port, state()]).toEqual([port, "running"]);
    expect(await ask(back.url, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
  });

  it("starts beside a postmaster.pid that names another program", async () => {
    const { stop } = await start();
    const file = path.join(dataDir, "postgres/postmaster.pid");
    const lines = fs.readFileSync(file, "utf8").split("\n");
    await stop();
    const other = spawn("sleep", ["60"], { stdio: "ignore" });
    try {
      fs.writeFileSync(file, [other.pid, ...lines.slice(1)].join("\n"));
      const back = await start();
      expect(back.found).toBe(false);
      expect(await ask(back.url, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
    } finally {
      other.kill();
    }
  });

  it("ends when asked, and is not found any more", async () => {
    const { state, stop } = await start();
    await stop();
    expect(state()).toBe("stopped");
    expect(await findEmbeddedPostgres({ dataDir })).toBeNull();
  });

  it("refuses the data of another major version instead of touching it", async () => {
    const file = path.join(dataDir, "postgres/PG_VERSION");
    const own = fs.readFileSync(file);
    fs.writeFileSync(file, "9\n");
    await expect(start()).rejects.toThrow(/belongs to PostgreSQL 9/);
    fs.writeFileSync(file, own);
  });
});
