import type { Logger } from "pino";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import type { Db } from "#db/connection/client.ts";
import {
  drawDueCover,
  listDueCovers,
  type CoverFile,
} from "#db/commands/artifakts/draw-due-cover.ts";
import { drawCover, type CoverSource } from "#adapters/pictures/drawn-cover.server.ts";
import { startTimedLoop } from "#worker/timed-loop.ts";

/** How often artifakts without a cover are looked for. */
const EVERY_MS = 10_000;
/** A pass ends after so many, so that the process can stop. */
const PER_PASS = 20;

/** The content of a file in the file store; undefined when there is no such key. */
export type ReadFile = (storageKey: string) => Promise<ReadableStream<Uint8Array> | undefined>;

export interface CoverWork {
  readFile: ReadFile;
  /** Path of the program that reads one document, `read-document.js`. */
  readerProgram: string;
  /** Aborted when no further cover is to be begun, and the reading of a document is to be stopped. */
  signal?: AbortSignal;
  log: Pick<Logger, "error">;
  /** Called for each cover, for the metrics. */
  onRow?: (task: string, outcome: "done" | "failed") => void;
  /** Replaced in tests. */
  draw?: (source: CoverSource) => Promise<Buffer | undefined>;
}

/**
 * Draws the covers that are due, one after the other, of files of up to UPLOAD_MAX_BYTES, which are read
 * whole. Each is claimed, drawn and stored on its own: one that throws is logged and holds up no other, and
 * is given up after a few tries.
 *
 * @returns how many were tried
 */
export async function drawCovers(db: Db, clock: () => Date, work: CoverWork): Promise<number> {
  const { readFile, log, onRow, readerProgram: program, signal } = work;
  const reader = { program, ...(signal && { signal }) };
  const draw = work.draw ?? ((source: CoverSource) => drawCover(source, reader));
  const due = await listDueCovers(db, clock(), PER_PASS);
  for (const artifaktId of due) {
    if (signal?.aborted) break;
    try {
      await drawDueCover(db, artifaktId, {
        now: clock(),
        draw: async (file) =>
          file.size > UPLOAD_MAX_BYTES
            ? undefined
            : draw({ ...file, bytes: await readWhole(file, readFile) }),
      });
      onRow?.("draw-cover", "done");
    } catch (error) {
      // Its next try is after a back-off, by another process.
      if (signal?.aborted) break;
      onRow?.("draw-cover", "failed");
      log.error({ err: error, task: "draw-cover", row: artifaktId }, "due work failed");
    }
  }
  return due.length;
}

/** @throws for a file that is away, and for one that is larger than an upload may be */
async function readWhole({ storageKey }: CoverFile, readFile: ReadFile): Promise<Buffer> {
  const stream = await readFile(storageKey);
  if (!stream) throw new Error("the file store has no such file");
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > UPLOAD_MAX_BYTES) {
      await reader.cancel();
      throw new Error("the file is larger than an upload may be");
    }
    parts.push(value);
  }
}

/**
 * Draws what is due every ten seconds. Passes never overlap; after one that could not reach the database
 * six times as long passes until the next.
 */
export function startCovers(db: Db, work: Omit<CoverWork, "signal">): { stop(): Promise<void> } {
  return startTimedLoop({
    everyMs: EVERY_MS,
    restMs: 6 * EVERY_MS,
    work: (signal) => drawCovers(db, () => new Date(), { ...work, signal }),
    onError: (error) =>
      work.log.error({ err: error, task: "draw-cover", row: "list" }, "due work failed"),
  });
}
