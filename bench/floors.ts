import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { fileURLToPath } from "node:url";
import { runNode, packageProgram, ROOT } from "../scripts/steps.mjs";
import { startServerProcess, type ServerProcess } from "../tests/support/plaza-process.ts";
import { staticPage } from "./floor/static-page.ts";

const FLOOR = fileURLToPath(new URL("./floor", import.meta.url));
const REMIX = path.join(FLOOR, "remix");
/** In Plaza's build folder, which git ignores. */
const BUILT = path.join(ROOT, "build/floor/server/index.js");

/** Builds the minimal Remix application, unless its build is newer than its sources. */
export async function buildRemixFloor(): Promise<void> {
  if (fs.existsSync(BUILT) && fs.statSync(BUILT).mtimeMs > newest(REMIX)) return;
  await runNode([packageProgram("@remix-run/dev"), "vite:build", REMIX], {
    env: { NODE_ENV: "production" },
  });
}

const newest = (folder: string): number =>
  Math.max(
    ...fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => fs.statSync(path.join(folder, name)).mtimeMs),
  );

/** Starts node:http that sends these bytes. */
export function startPlainHttp(body: Buffer, encoding = ""): Promise<ServerProcess> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "plaza-floor-")), "body");
  fs.writeFileSync(file, body);
  return startServerProcess(
    [path.join(FLOOR, "plain-http.mjs")],
    { BODY_FILE: file, BODY_ENCODING: encoding },
    "/",
  );
}

/** Starts the static page, compressed by brotli at its highest quality. */
export const startStaticPage = () => startPlainHttp(zlib.brotliCompressSync(staticPage()), "br");

/** Starts the minimal Remix application under remix-serve with default settings. */
export function startRemixFloor(databaseUrl: string): Promise<ServerProcess> {
  return startServerProcess(
    [packageProgram("@remix-run/serve"), BUILT],
    { DATABASE_URL: databaseUrl },
    "/",
    // remix-serve resolves its files relative to the working directory of the build.
    REMIX,
  );
}
