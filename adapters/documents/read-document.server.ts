import { spawn } from "node:child_process";
import type { DocumentKind } from "#domain/spaces/documents.ts";
import { DOCUMENT_TEXT, type DocumentText } from "./document-text.ts";
import { OUT_OF_MEMORY } from "./reader-problem.ts";

/** All memory of the reader, in megabytes; it ends itself before 256. */
const MEMORY_MAX_MB = 240;
/** Share of the memory limit for JavaScript objects. */
const HEAP_MAX_MB = 128;
/** Documents of 10 MB take 2 to 8 s on one slow core. */
const READING_MS = 30_000;
/** V8 names the reason above a stack trace of several thousand characters. */
const STDERR_KEPT_CHARACTERS = 16_000;
/** JSON of PASSAGES_MAX passages of the longest length, in bytes of UTF-8. */
const OUTPUT_MAX_BYTES = 32 * 1_048_576;

/** Kinds that the reader's process reads; of a presentation the first slide. */
export type ReadKind = Exclude<DocumentKind, "text" | "picture"> | "pptx";
export type DocumentPart = "all" | "start";

export interface ReadDocument {
  bytes: Uint8Array;
  kind: ReadKind;
  /** `start`: the first page of a PDF, the first sections of other documents. */
  part?: DocumentPart;
  /** Aborted when the reading is to be stopped. */
  signal?: AbortSignal;
}

export interface ReaderLimits {
  /** Path of `read-document.js`. */
  program: string;
  heapMb?: number;
  readingMs?: number;
}

/**
 * Reads a document in a process of its own, with a limit of memory and one of time. It gets no variable
 * of the environment, so no address or password of the database.
 *
 * @returns `too-big` when it runs out of memory, `late` past its time
 * @throws when the process cannot be started, ends for another reason, or is aborted
 */
export function readDocument(
  { bytes, kind, part = "all", signal }: ReadDocument,
  { program, heapMb = HEAP_MAX_MB, readingMs = READING_MS }: ReaderLimits,
): Promise<DocumentText> {
  return new Promise((resolve, reject) => {
    const reader = spawn(
      process.execPath,
      [`--max-old-space-size=${heapMb}`, program, kind, `${MEMORY_MAX_MB}`, part],
      {
        stdio: ["pipe", "pipe", "pipe"],
        env: { NODE_ENV: "production" },
        signal,
        killSignal: "SIGKILL",
      },
    );
    const output: Buffer[] = [];
    let size = 0;
    let ending: DocumentText | undefined;
    const kill = (failure: "late" | "too-long") => {
      ending = { state: "failed", failure };
      reader.kill("SIGKILL");
    };
    const timer = setTimeout(() => kill("late"), readingMs);
    let said = "";
    reader.stderr.on(
      "data",
      (chunk: Buffer) => (said = (said + chunk.toString()).slice(-STDERR_KEPT_CHARACTERS)),
    );
    reader.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > OUTPUT_MAX_BYTES) kill("too-long");
      else output.push(chunk);
    });
    // A reader that has ended takes no more of the file (EPIPE): its end says why.
    reader.stdin.on("error", () => undefined);
    reader.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    reader.on("close", (code) => {
      clearTimeout(timer);
      if (ending) return resolve(ending);
      if (code !== 0 && said.includes(OUT_OF_MEMORY))
        return resolve({ state: "failed", failure: "too-big" });
      if (code !== 0) return reject(new Error(`the reader ended with ${code}: ${said}`));
      try {
        resolve(DOCUMENT_TEXT.parse(JSON.parse(Buffer.concat(output).toString())));
      } catch (error) {
        reject(new Error("the reader's answer cannot be read", { cause: error }));
      }
    });
    reader.stdin.end(bytes);
  });
}
