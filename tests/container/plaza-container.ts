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

/** One that runs, as `docker run --read-only --tmpfs /tmp` starts it; /data is the image's volume. */
export interface PlazaContainer {
  container: StartedTestContainer;
  origin: string;
}

export interface PlazaOptions {
  network: StartedNetwork;
  environment: Record<string, string>;
  /** Gets what it says, line by line, from its beginning. */
  said?: string[];
  /** What is waited for, instead of its being ready. */
  until?: WaitStrategy;
}

/** Not the health state: it never turns healthy on engines without systemd. */
const IS_READY = Wait.forHttp("/readyz", 3000).forStatusCode(200);

/** @throws with the end of what it said when it does not get there within 90 s */
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

/** testcontainers has no word for `docker run --read-only`. */
class ReadOnlyContainer extends GenericContainer {
  constructor(image: string) {
    super(image);
    this.hostConfig.ReadonlyRootfs = true;
  }
}

/** Where it answers; another port after a restart. */
export const originOf = (container: StartedTestContainer): string =>
  `http://${container.getHost()}:${container.getMappedPort(3000)}`;

async function engineOf(container: StartedTestContainer) {
  const { container: client } = await getContainerRuntimeClient();
  return client.getById(container.getId());
}

export async function inspect(container: StartedTestContainer) {
  return (await engineOf(container)).inspect();
}

/** SIGTERM. @returns the exit code and the milliseconds from the signal to the end */
export async function terminate(
  container: StartedTestContainer,
): Promise<{ code: number; ms: number }> {
  const running = await engineOf(container);
  const began = performance.now();
  await running.kill({ signal: "SIGTERM" });
  const { StatusCode: code } = (await running.wait()) as { StatusCode: number };
  return { code, ms: performance.now() - began };
}

/** Runs a script in it. @returns what it printed, errors as well */
export async function runInside(container: StartedTestContainer, script: string): Promise<string> {
  const { output } = await container.exec(["node", "-e", script]);
  return output.trim();
}

/** The bytes an image takes. */
export async function sizeOf(image: string): Promise<number> {
  const { container } = await getContainerRuntimeClient();
  return (await container.dockerode.getImage(image).inspect()).Size;
}

/** The image without anything but its own command. @returns its exit code and all it said */
export async function runBare(environment: string[] = []): Promise<{ code: number; said: string }> {
  const { container: client } = await getContainerRuntimeClient();
  // Past testcontainers, which waits for the port of whatever it starts.
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
