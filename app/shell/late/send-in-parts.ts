import { DetailedError, Upload } from "tus-js-client";
import { UPLOADS_PATH } from "#domain/addresses/uploads-path.ts";
import { UPLOAD_PART_BYTES } from "#domain/artifakts/resumable-upload.ts";
import { isIncognito } from "#app/preferences/kept-text.ts";

/**
 * How far a file that is sent in parts has come: `waits` for the connection, `no-room` in the person's
 * storage, `stopped` for another refusal.
 */
export type PartsState =
  | { kind: "sending" | "waits"; percent: number }
  | { kind: "arrived"; id: string }
  | { kind: "stopped" | "no-room" };

/** Pauses of the tries after a failed part; then it waits for the connection. */
const RETRY_MS = [0, 1_000, 3_000, 5_000];
/** The browser does not always notice that the connection is back. */
const TRY_AGAIN_MS = 10_000;
/** Ends when a file that was taken out is removed: chosen again at once, it would go on in the removed upload. */
let removal = Promise.resolve();

/**
 * Sends a file in parts by the tus protocol. It goes on where it stopped: after a lost connection, and where the
 * same file is chosen again within a day, also after the page was closed. Nothing is remembered in
 * Modo Incógnito.
 *
 * @param report called at every change
 * @returns stops it; with `true` what has arrived is removed
 */
export function sendInParts(
  file: File,
  report: (state: PartsState) => void,
): (isTakenOut?: boolean) => void {
  let percent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const upload = new Upload(file, {
    endpoint: new URL(UPLOADS_PATH, location.href).href,
    chunkSize: UPLOAD_PART_BYTES,
    retryDelays: RETRY_MS,
    metadata: { filename: file.name },
    storeFingerprintForResuming: !isIncognito(),
    removeFingerprintOnSuccess: true,
    onProgress(sent, all) {
      percent = Math.floor((sent / all) * 100);
      report({ kind: "sending", percent });
    },
    onSuccess: () => report({ kind: "arrived", id: upload.url!.split("/").at(-1)! }),
    onError(error) {
      const status =
        error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
      if (status === undefined || status >= 500) {
        report({ kind: "waits", percent });
        timer = setTimeout(goOn, TRY_AGAIN_MS);
      } else report({ kind: status === 413 ? "no-room" : "stopped" });
    },
  });
  function goOn() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    upload.start();
  }
  window.addEventListener("online", goOn);
  report({ kind: "sending", percent });
  let isStopped = false;
  void removal
    .then(() => upload.findPreviousUploads())
    .then(([earlier]) => {
      if (isStopped) return;
      if (earlier) upload.resumeFromPreviousUpload(earlier);
      upload.start();
    });
  return (isTakenOut = false) => {
    isStopped = true;
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener("online", goOn);
    // Without a connection what has arrived stays until it is too old.
    const own = upload.abort(isTakenOut && upload.url !== null).catch(() => undefined);
    removal = removal.then(() => own);
  };
}
