import { PostgreSqlContainer, type StartedPostgreSqlContainer } from "@testcontainers/postgresql";
import { Network, Wait, type StartedNetwork } from "testcontainers";
import { BASE_IMAGE, POSTGRES_IMAGE, whyNoContainers } from "../support/container-engine.ts";
import { untilItAnswers } from "../support/postgres/postgres.ts";
import { docker, registryArguments } from "./image.ts";

const BUILD_MS = 180_000;
const TRIAL_IMAGE = "plaza-engine-trial";

/** A minimal build that needs the base image and the package registry, like Plaza's own. */
const TRIAL = `FROM ${BASE_IMAGE}
ARG NPM_CONFIG_REGISTRY
RUN npm view postgres version
`;

/** Resources started on a usable engine. */
export interface Ground {
  network: StartedNetwork;
  database: StartedPostgreSqlContainer;
}

/**
 * Tests a container engine without Plaza's image: whether it can build with packages, and run a
 * PostgreSQL in a network that this machine reaches. Later failures are then the image's fault.
 *
 * @returns the network and its database, or the reason why the engine cannot be used
 */
export async function tryEngine(): Promise<Ground | { why: string }> {
  const why = (await whyNoContainers([POSTGRES_IMAGE, BASE_IMAGE])) ?? (await whyNoBuild());
  if (why) return { why };
  let network: StartedNetwork | undefined;
  let database: StartedPostgreSqlContainer | undefined;
  try {
    network = await new Network().start();
    database = await new PostgreSqlContainer(POSTGRES_IMAGE)
      .withNetwork(network)
      .withUsername("plaza")
      .withPassword("secret")
      .withDatabase("plaza")
      .withWaitStrategy(Wait.forListeningPorts())
      .withStartupTimeout(90_000)
      .start();
    await untilItAnswers(database.getConnectionUri());
    return { network, database };
  } catch (error) {
    await database?.stop().catch(() => undefined);
    await network?.stop().catch(() => undefined);
    return { why: `the container engine cannot run ${POSTGRES_IMAGE}: ${String(error)}` };
  }
}

async function whyNoBuild(): Promise<string | undefined> {
  if ((await docker(["version"], { timeoutMs: 10_000 })).code !== 0)
    return "there is no docker command to build with";
  const args = ["build", "--no-cache", ...(await registryArguments()), "-t", TRIAL_IMAGE, "-"];
  const built = await docker(args, { input: TRIAL, timeoutMs: BUILD_MS });
  await docker(["image", "rm", TRIAL_IMAGE]);
  if (built.code === 0) return undefined;
  return `the container engine cannot build with packages: ${`${built.stdout}\n${built.stderr}`.trim().slice(-500)}`;
}
