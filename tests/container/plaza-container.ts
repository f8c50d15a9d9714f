import {
  GenericContainer,
  Wait,
  getContainerRuntimeClient,
  type StartedTestContainer,
  type StartedNetwork,
  type WaitStrategy,
} from "testcontainers";
import { IMAGE } from "./image.ts";

const START_MS = 90_000;

/** A running container, started like `docker run --read-only --tmpfs /tmp`; /data is a volume. */
export interface PlazaContainer {
  container: StartedTestContainer;
  origin: string;
}

export interface PlazaOptions {
  network: StartedNetwork;
  environment: Record<string, string>;
  /** Receives the output line by line. */
  said?: string[];
  /** Wait strategy; by default /readyz. */
  until?: WaitStrategy;
}

/** Not the health check: it never turns healthy on engines without systemd. */
const IS_READY = Wait.forHttp("/readyz", 3000).forStatusCode(200);

/** @throws with the end of its output if it is not ready within 90 s */
export async function startPlazaContainer({
  network,
  environment,
  said = [],
  until = IS_READY,
}: PlazaOptions): Promise<PlazaContainer> {
  const container = await new ReadOnlyContainer(IMAGE)
    .withNetwork(network)
    .withEnvironment(environment)
    .withExposedPorts(3000)
    .withTmpFs({ "/tmp": "rw,mode=1777" })
    .withStartupTimeout(START_MS)
    .withLogConsumer((stream) => stream.on("data", (chunk) => said.push(String(chunk))))
    .withWaitStrategy(until)
    .start()
    .catch((error: unknown) => {
      throw new Error(`${String(error)}\n${said.slice(-20).join("")}`, { cause: error });
    });
  return { container, origin: originOf(container) };
}

/** testcontainers has no option for `docker run --read-only`. */
class ReadOnlyContainer extends GenericContainer {
  constructor(image: string) {
    super(image);
    this.hostConfig.ReadonlyRootfs = true;
  }
}

/** Its origin; the port changes with a restart. */
export const originOf = (container: StartedTestContainer): string =>
  `http://${container.getHost()}:${container.getMappedPort(3000)}`;

async function engineOf(container: StartedTestContainer) {
  const { container: client } = await getContainerRuntimeClient();
  return client.getById(container.getId());
}

export async function inspect(container: StartedTestContainer) {
  return (await engineOf(container)).inspect();
}

/** Sends SIGTERM. @returns the exit code and the milliseconds until the end */
export async function terminate(
  container: StartedTestContainer,
): Promise<{ code: number; ms: number }> {
  const running = await engineOf(container);
  const began = performance.now();
  await running.kill({ signal: "SIGTERM" });
  const { StatusCode: code } = (await running.wait()) as { StatusCode: number };
  return { code, ms: performance.now() - began };
}

/** Runs a Node script in the container. @returns its output, including errors */
export async function runInside(container: StartedTestContainer, script: string): Promise<string> {
  const { output } = await container.exec(["node", "-e", script]);
  return output.trim();
}

/** Size of an image in bytes. */
export async function sizeOf(image: string): Promise<number> {
  const { container } = await getContainerRuntimeClient();
  return (await container.dockerode.getImage(image).inspect()).Size;
}

/** Runs the image with its default command. @returns the exit code and the output */
export async function runBare(environment: string[] = []): Promise<{ code: number; said: string }> {
  const { container: client } = await getContainerRuntimeClient();
  // Not with testcontainers, which waits for a port.
  const container = await client.create({ Image: IMAGE, Tty: true, Env: environment });
  try {
    await container.start();
    const { StatusCode: code } = (await container.wait()) as { StatusCode: number };
    const output = await container.logs({ stdout: true, stderr: true });
    return { code, said: output.toString().trim() };
  } finally {
    await container.remove({ force: true });
  }
}
