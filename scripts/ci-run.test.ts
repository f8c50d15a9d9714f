import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";

/** Runs `.ci/run` in simulated environments, with a fake npm that prints its arguments. */
const RUN = path.resolve(import.meta.dirname, "../.ci/run");

interface Machine {
  /** Shell commands that stand for `npm test` and `npm run test:container`. */
  usual?: string;
  container?: string;
  /** Script that starts a container engine, if there is one. */
  up?: string;
  /** Seconds after which the image is no longer tested. */
  latest?: number;
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

async function runOn({ usual, container, up, latest = 2_700 }: Machine) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-ci-"));
  folders.push(folder);
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { mode: 0o755 });
    return file;
  };
  write(
    "bin/npm",
    `#!/bin/bash
echo "npm $* on \${DOCKER_HOST:-none}, files \${PLAZA_TURN:-of a turn}"
case "$1" in test) ${usual ?? 'echo "9 passed, 0 failed, 1 skipped"'} ;;
*) ${container ?? 'echo "4 passed, 0 failed, 0 skipped"'} ;; esac
`,
  );
  write(
    "bin/docker",
    '#!/bin/bash\necho "docker $* on $DOCKER_HOST" >>"${0%/*}/docker.log"\nexit 1\n',
  );
  fs.mkdirSync(path.join(folder, "plaza/.ci"), { recursive: true });
  fs.copyFileSync(RUN, path.join(folder, "plaza/.ci/run"));
  if (up) write("shared/container-engine/up", up);
  const { DOCKER_HOST: _, ...environment } = process.env;
  const child = spawn("bash", [path.join(folder, "plaza/.ci/run")], {
    cwd: os.tmpdir(),
    env: {
      ...environment,
      PATH: `${folder}/bin:${process.env.PATH}`,
      LATEST_FOR_THE_IMAGE: String(latest),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  const log = path.join(folder, "bin/docker.log");
  const cleared = fs.existsSync(log) ? fs.readFileSync(log, "utf8") : "";
  return { code, said, cleared, last: said.trim().split("\n").at(-1) };
}

describe.skipIf(process.platform === "win32")("the integration machine's run", () => {
  it("adds up both, and asks the image's tests where no engine is known as well", async () => {
    const { code, said, last } = await runOn({});
    expect([code, last]).toEqual([0, "13 passed, 0 failed, 1 skipped"]);
    expect(said).toContain("npm test on none, files every");
    expect(said).toContain("npm run --silent test:container on none");
  });

  it("brings up an engine for the image's tests alone, and leaves no image in it", async () => {
    const { code, said, last, cleared } = await runOn({
      up: "export DOCKER_HOST=unix:///run/engine.sock",
    });
    expect([code, last]).toEqual([0, "13 passed, 0 failed, 1 skipped"]);
    expect(said).toContain("npm test on none, files every");
    expect(said).toContain("npm run --silent test:container on unix:///run/engine.sock");
    expect(cleared).toBe(
      "docker image rm plaza-container-test on unix:///run/engine.sock\n" +
        "docker image prune --force on unix:///run/engine.sock\n",
    );
  });

  it("goes on without an engine that does not come up", async () => {
    const { code, said, last } = await runOn({
      up: "export DOCKER_HOST=unix:///run/engine.sock; echo no network >&2; return 1",
      container: 'echo "0 passed, 0 failed, 4 skipped"',
    });
    expect([code, last]).toEqual([0, "9 passed, 0 failed, 5 skipped"]);
    expect(said).toContain("no network\nThe container engine did not come up");
    expect(said).toContain("npm run --silent test:container on none");
  });

  it("leaves the image out, and says so, where the time is nearly gone", async () => {
    const { code, said, last } = await runOn({ latest: -1 });
    expect([code, last]).toEqual([0, "9 passed, 0 failed, 2 skipped"]);
    expect(said).toContain("The image is not tested: 0 minutes are gone already");
    expect(said).not.toContain("test:container");
  });

  it("fails when one of both fails, and runs the other all the same", async () => {
    const failing = 'echo "1 passed, 2 failed, 0 skipped"; exit 1';
    const usual = await runOn({ usual: failing });
    expect([usual.code, usual.last]).toEqual([1, "5 passed, 2 failed, 0 skipped"]);
    const container = await runOn({ container: failing });
    expect([container.code, container.last]).toEqual([1, "10 passed, 2 failed, 1 skipped"]);
  });

  it("fails when one of both ends without a count, or badly in spite of it", async () => {
    const silent = await runOn({ usual: "exit 0" });
    expect([silent.code, silent.last]).toEqual([1, "4 passed, 1 failed, 0 skipped"]);
    const killed = await runOn({ container: 'echo "4 passed, 0 failed, 0 skipped"; kill -9 $$' });
    expect([killed.code, killed.last]).toEqual([1, "13 passed, 1 failed, 1 skipped"]);
  });
});
