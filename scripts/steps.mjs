/** Prints each step of a script with its name, result and duration. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const NAME_WIDTH = 22;

/** An error that the user can fix: its message is printed without a stack trace. */
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
 * Running child processes: a stop signal ends them.
 *
 * @type {Set<import("node:child_process").ChildProcess>}
 */
const children = new Set();

/**
 * Forwards a signal to every running child process.
 *
 * @param {NodeJS.Signals} signal
 */
export function signalChildren(signal) {
  for (const child of children) child.kill(signal);
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] variables in addition to this process's own
 * @property {boolean} [show] writes its output to the terminal; otherwise it is collected and shown
 *   only on failure
 * @property {number} [timeoutMs]
 */

/**
 * Runs a program to its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} its output, unless `show` is set
 * @throws Refusal with the end of its output if it fails
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
 * Last line of a program's output, for a step's note.
 *
 * @param {string} output
 */
export const lastLine = (output) => output.trim().split("\n").at(-1) ?? "";

/**
 * First and last lines of an output: the reason of a failure may be in either part.
 *
 * @param {string} output
 */
function shorten(output, lines = 30) {
  const all = output.trim().split("\n");
  if (all.length <= 2 * lines) return all.join("\n");
  return [...all.slice(0, lines), "[...]", ...all.slice(-lines)].join("\n");
}

/**
 * Runs a JavaScript file with the current Node executable.
 *
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs the command of an installed package, without a shell and without npx.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runPackage = (name, args, options) =>
  runNode([packageProgram(name), ...args], options);

/**
 * File of a package's command, from "bin" in its package.json.
 *
 * @param {string} name
 */
export function packageProgram(name) {
  const folder = path.join(ROOT, "node_modules", name);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]);
}

/**
 * Message of a thrown value of any type.
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
 * Prints an error: a Refusal as its message, others with a stack trace. Returns the exit code.
 *
 * @param {unknown} error
 */
export function reportError(error) {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  return 1;
}
