/** Steps a person can follow: each says its name, whether it held, and how long it took. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const NAME_WIDTH = 22;

/** Something a person can put right: its message is shown without a stack. */
export class Refusal extends Error {
  /** @override */
  name = "Refusal";
}

/**
 * Seconds with one decimal, as in `31.2 s`.
 *
 * @param {number} ms
 */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints `✓ install  31.2 s`, with the note its work returns.
 *
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 * @throws what the work throws, after `✗ install  1.0 s` was printed
 */
export async function step(name, work) {
  const started = performance.now();
  let note = "";
  if (process.stdout.isTTY) process.stdout.write(`… ${name}`);
  /** @param {string} mark */
  const line = (mark) => {
    const time = seconds(performance.now() - started).padStart(8);
    const start = process.stdout.isTTY ? "\r\u001b[K" : "";
    console.log(`${start}${mark} ${name.padEnd(NAME_WIDTH)}${time}${note && `   ${note}`}`);
  };
  try {
    const result = await work((text) => (note = text));
    line("✓");
    return result;
  } catch (error) {
    line("✗");
    throw error;
  }
}

/**
 * Programs that run now: a stop signal ends them.
 *
 * @type {Set<import("node:child_process").ChildProcess>}
 */
const children = new Set();

/**
 * Passes a signal on to every program that is running.
 *
 * @param {NodeJS.Signals} signal
 */
export function signalChildren(signal) {
  for (const child of children) child.kill(signal);
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] beside this process's own
 * @property {boolean} [show] its output goes straight to the terminal; otherwise it is kept and shown
 *   only on an error
 * @property {number} [timeoutMs]
 */

/**
 * Runs a program to its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} what it printed, when it was not shown
 * @throws Refusal with the end of its output when it fails
 */
export function run(program, args, { env = {}, show = false, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    children.add(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => {
      children.delete(child);
      reject(new Refusal(`${program} cannot be run: ${error.message}`));
    });
    child.once("close", (code, signal) => {
      children.delete(child);
      if (code === 0) return resolve(output);
      const said = shorten(output);
      const ended = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      reject(new Refusal(said || `${path.basename(args[0] ?? program)} ${ended}`));
    });
  });
}

/**
 * What a program said last, for a step's note.
 *
 * @param {string} output
 */
export const lastLine = (output) => output.trim().split("\n").at(-1) ?? "";

/**
 * The beginning and the end: the reason of a failure stands in either.
 *
 * @param {string} output
 */
function shorten(output, lines = 30) {
  const all = output.trim().split("\n");
  if (all.length <= 2 * lines) return all.join("\n");
  return [...all.slice(0, lines), "[...]", ...all.slice(-lines)].join("\n");
}

/**
 * Runs a JavaScript file with this same Node.
 *
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs a program of an installed package, without a shell and without npx.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runPackage = (name, args, options) =>
  runNode([packageProgram(name), ...args], options);

/**
 * The file of a package's command, as its package.json names it.
 *
 * @param {string} name
 */
export function packageProgram(name) {
  const folder = path.join(ROOT, "node_modules", name);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]);
}

/**
 * What an error says, whatever was thrown.
 *
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * The code of an error of the system (`EPERM`) or of the database (`42P04`).
 *
 * @param {unknown} error
 */
export const codeOf = (error) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/**
 * Prints an error the way a person can use it, and returns the exit code.
 *
 * @param {unknown} error
 */
export function reportError(error) {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  return 1;
}
