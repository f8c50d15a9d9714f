import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const ROOT = path.resolve(import.meta.dirname, "../..");
const MIB = 1024 * 1024;

/** PLAZA_IMAGE names an existing image to test instead of building one. */
const GIVEN = process.env.PLAZA_IMAGE;
export const IMAGE = GIVEN || "plaza-container-test";

const run = promisify(execFile);

/** Runs a command of the docker client in the checkout. */
export async function docker(
  args: readonly string[],
  options: { timeoutMs?: number; input?: string } = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = run("docker", [...args], {
    cwd: ROOT,
    maxBuffer: 64 * MIB,
    timeout: options.timeoutMs,
  });
  child.child.stdin?.on("error", () => undefined).end(options.input);
  return child.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code?: unknown; stdout?: string; stderr?: string; message: string }) => ({
      code: typeof error.code === "number" ? error.code : 1,
      stdout: error.stdout ?? "",
      stderr: error.stderr || error.message,
    }),
  );
}

/** Build argument with this machine's npm registry; it is not stored in the image. */
export async function registryArguments(): Promise<string[]> {
  const { stdout } = await run("npm", ["config", "get", "registry"], { cwd: ROOT });
  return ["--build-arg", `NPM_CONFIG_REGISTRY=${stdout.trim()}`];
}

/**
 * Builds the image with the docker client, because testcontainers does not report why a build failed.
 *
 * @throws with the end of the build's output
 */
export async function buildImage(): Promise<void> {
  if (GIVEN) return;
  const built = await docker(["build", ...(await registryArguments()), "-t", IMAGE, "."]);
  if (built.code === 0) return;
  throw new Error(
    `The image was not built:\n${built.stdout.slice(-3_000)}\n${built.stderr.slice(-1_000)}`,
  );
}
