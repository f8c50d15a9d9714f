import { useEffect, useState } from "react";
import { RESUMABLE_MAX_BYTES, UPLOAD_PART_BYTES } from "#domain/artifakts/resumable-upload.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type { PartsState } from "./send-in-parts.ts";

const loadSending = loadWhenReached(() => import("./send-in-parts.ts"));

/**
 * Sends the chosen file of an input with `data-parts` while its form is being filled in. A form that is sent
 * earlier waits, and is submitted when the file has arrived; it then names the upload, and the file is not
 * in it. A file of one part is sent with its form.
 *
 * @returns how far it has come; without `parts` the file is not sent in parts
 */
export function useParts(
  input: HTMLInputElement,
  file: File | undefined,
): {
  parts: PartsState | { kind: "too-large" } | undefined;
  /** Whether the form was submitted, and waits for the file. */
  isHeld: boolean;
} {
  const [state, setState] = useState<PartsState | { kind: "too-large" }>();
  const [held, setHeld] = useState<{ submitter: HTMLElement | null }>();
  useEffect(() => {
    if (!file || input.dataset.parts === undefined || file.size <= UPLOAD_PART_BYTES) return;
    if (file.size > RESUMABLE_MAX_BYTES) setState({ kind: "too-large" });
    let isGone = false;
    let stop: ((isTakenOut: boolean) => void) | undefined;
    if (file.size <= RESUMABLE_MAX_BYTES)
      loadSending().then(
        ({ sendInParts }) => {
          if (!isGone) stop = sendInParts(file, (state) => isGone || setState(state));
        },
        // Without its code the file is sent with the form, if it is small enough.
        () => isGone || setState({ kind: "stopped" }),
      );
    return () => {
      isGone = true;
      // The page stays and the file is gone: it was taken out, or another one was chosen.
      stop?.(input.isConnected && input.files?.[0] !== file);
      setHeld(undefined);
      setState(undefined);
    };
  }, [input, file]);

  useEffect(() => {
    const { form } = input;
    if (!state || !file || !form) return;
    const hold = (event: SubmitEvent) => {
      if (event.target !== form) return;
      if (state.kind === "arrived") {
        // Disabled inputs are not in the form data.
        input.disabled = true;
        setTimeout(() => (input.disabled = false));
        return;
      }
      const isOnItsWay = state.kind === "sending" || state.kind === "waits";
      if (!isOnItsWay && file.size <= UPLOAD_MAX_BYTES) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isOnItsWay) setHeld({ submitter: event.submitter });
    };
    window.addEventListener("submit", hold, true);
    if (state.kind === "arrived" && held) {
      setHeld(undefined);
      form.requestSubmit(held.submitter);
    }
    return () => window.removeEventListener("submit", hold, true);
  }, [input, file, state, held]);
  return { parts: state, isHeld: held !== undefined };
}
