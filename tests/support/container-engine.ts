import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";

/** Official image with the major version of the embedded PostgreSQL and of compose.yaml. */
export const POSTGRES_IMAGE = "postgres:18-bookworm";
/** Base image of Plaza's own image. */
export const BASE_IMAGE = "node:24-bookworm-slim";

const PING_MS = 3_000;
/** An engine that is building an image may answer slowly about others. */
const LOOK_MS = 60_000;
const PULL_MS = 120_000;

type Address = { socketPath: string } | { host: string; port: number };

/**
 * Whether testcontainers can run Postgres: a container engine answers and has the image, or pulls it
 * within two minutes.
 *
 * @param images the required images
 * @returns undefined if it can, else the reason, for the run's output
 */
export async function whyNoContainers(
  images: readonly string[] = [POSTGRES_IMAGE],
): Promise<string | undefined> {
  const engine = await findEngine();
  if (!engine) return "no container engine answers";
  for (const image of images) {
    if (!(await getImage(engine, image)))
      return `the container engine answers but cannot get ${image}`;
  }
  return undefined;
}

async function getImage(engine: Address, image: string): Promise<boolean> {
  const path = `/images/${image}/json`;
  const known = await ask(engine, "GET", path, LOOK_MS);
  // Pull only on 404: after a timeout the image may exist, and pulling would take its time for nothing.
  if (known !== 404) return known === 200;
  const [name, tag] = image.split(":");
  await ask(engine, "POST", `/images/create?fromImage=${name}&tag=${tag}`, PULL_MS);
  return (await ask(engine, "GET", path, LOOK_MS)) === 200;
}

async function findEngine(): Promise<Address | undefined> {
  for (const address of addresses()) {
    if ((await ask(address, "GET", "/_ping", PING_MS)) === 200) return address;
  }
  return undefined;
}

/** The engine addresses that testcontainers itself tries. */
function addresses(): Address[] {
  const given = process.env.DOCKER_HOST;
  if (given?.startsWith("unix://")) return [{ socketPath: given.slice("unix://".length) }];
  if (given && URL.canParse(given)) {
    const { hostname, port } = new URL(given);
    return [{ host: hostname, port: Number(port || 2375) }];
  }
  const sockets = [
    "/var/run/docker.sock",
    path.join(process.env.XDG_RUNTIME_DIR ?? "/nonexistent", "docker.sock"),
    path.join(os.homedir(), ".docker/run/docker.sock"),
  ];
  return sockets.filter((file) => fs.existsSync(file)).map((socketPath) => ({ socketPath }));
}

/** @returns the status after the complete response; 0 without one in time */
function ask(address: Address, method: string, path: string, timeoutMs: number): Promise<number> {
  return new Promise((resolve) => {
    const request = http.request({ ...address, method, path }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", () => resolve(0));
    });
    const timer = setTimeout(() => request.destroy(), timeoutMs);
    request.once("error", () => resolve(0));
    request.once("close", () => {
      clearTimeout(timer);
      resolve(0);
    });
    request.end();
  });
}
