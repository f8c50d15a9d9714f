import { spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";

/**
 * Runs a program to its end, with messages in English.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, uid?: number, gid?: number }} [options] uid and gid: runs it as this user
 * @returns {Promise<string>} its output; rejects with its output if it fails
 */
export function runProgram(program, args, { cwd, uid, gid } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      ...(uid === undefined ? {} : { uid, gid }),
      env: { ...process.env, LC_ALL: "C", LC_MESSAGES: "C", ...(uid && { HOME: os.tmpdir() }) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(output.trim() || `${path.basename(program)} ended with ${code}`));
    });
  });
}

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
