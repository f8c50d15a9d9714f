/**
 * `node build/read-document.js <kind> <megabytes> <part>`: reads one document from standard input and
 * writes its text to standard output, as JSON (document-text.ts). The part `start` is the first
 * page of a PDF, and the first sections of other documents. A separate process, because an
 * untrusted document can take any time and memory: its parent sets the limits
 * (read-document.server.ts).
 */
import { Worker } from "node:worker_threads";
import { documentText, type DocumentText } from "./document-text.ts";
import type { DocumentPart, ReadKind } from "./read-document.server.ts";
import { OUT_OF_MEMORY, ReaderProblem } from "./reader-problem.ts";
import { readText } from "./read-text.ts";

const [kind, memoryMb, part] = process.argv.slice(2);
const isStart = (part as DocumentPart) === "start";

/** Sections that more than fill a page. */
const START_SECTIONS = 20;

/**
 * Ends this process when it takes more memory than it may. V8's own limit does not count what a file
 * unpacks to outside its heap (a PDF's streams). In a thread, since what unpacks blocks this one.
 */
const WATCH = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.memoryUsage.rss() < workerData) return;
    require("node:fs").writeSync(2, "${OUT_OF_MEMORY}");
    process.kill(process.pid, "SIGKILL");
  }, 10);`;
new Worker(WATCH, {
  eval: true,
  workerData: Number(memoryMb) * 1_048_576,
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
}).unref();

// Libraries write warnings about a document to the console; the output is for the result alone.
const nothing = () => undefined;
Object.assign(console, { log: nothing, info: nothing, warn: nothing, error: nothing });

async function read(bytes: Uint8Array): Promise<DocumentText> {
  switch (kind as ReadKind) {
    case "txt":
    case "md":
    case "csv":
      return documentText(readText(bytes, kind as "txt" | "md" | "csv"), null);
    case "docx": {
      const { readDocx } = await import("./read-docx.ts");
      const sections = await readDocx(bytes);
      return documentText(isStart ? sections.slice(0, START_SECTIONS) : sections, null);
    }
    case "pdf": {
      const { readPdf } = await import("./read-pdf.ts");
      const { sections, pages } = await readPdf(bytes, isStart ? 1 : undefined);
      return documentText(sections, pages);
    }
    case "pptx": {
      const { readFirstSlide } = await import("./read-pptx.ts");
      return documentText(readFirstSlide(bytes), null);
    }
    default:
      throw new Error(`not a kind that is read: ${kind}`);
  }
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  // A copy without what Buffer shares: pdf.js takes the memory over.
  return new Uint8Array(Buffer.concat(chunks));
}

/** A library that gives up on a file throws errors of many kinds: the file is broken. */
const result = await readInput()
  .then(read)
  .catch((error: unknown): DocumentText => {
    const failure = error instanceof ReaderProblem ? error.failure : "broken";
    return { state: "failed", failure };
  });
process.stdout.write(JSON.stringify(result), () => process.exit(0));
