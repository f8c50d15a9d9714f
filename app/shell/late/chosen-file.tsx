import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { formatFileSize } from "#domain/format/file-size.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { watchUpload } from "./upload-progress.ts";
import { useParts } from "./use-parts.ts";

/** Size of a picture's thumbnail. */
const THUMBNAIL_PX = 104;

const INPUTS = ".filebox>input";
const EVENTS = ["focusin", "pointerover", "dragenter", "dragleave", "drop", "change"];

/**
 * The chosen file in the box of every file input (app/ui/forms/form-field.tsx) that has been reached.
 * Listens in the capture phase: React stops events in a form that has not hydrated yet.
 */
export function ChosenFiles(): ReactNode {
  const [inputs, setInputs] = useState<readonly HTMLInputElement[]>([]);
  useEffect(() => {
    const find = () =>
      setInputs((known) => {
        const found = [...document.querySelectorAll<HTMLInputElement>(INPUTS)];
        return found.length === known.length && found.every((one) => known.includes(one))
          ? known
          : found;
      });
    const notice = (event: Event) => {
      const input = event.target instanceof Element && event.target.closest(INPUTS);
      if (!input) return;
      find();
      if (event.type.startsWith("dr"))
        input.parentElement!.toggleAttribute("data-over", event.type === "dragenter");
    };
    find();
    for (const type of EVENTS) document.addEventListener(type, notice, true);
    return () => EVENTS.forEach((type) => document.removeEventListener(type, notice, true));
  }, []);
  return inputs
    .filter(({ isConnected }) => isConnected)
    .map((input) =>
      createPortal(<ChosenFile input={input} />, input.nextElementSibling!, keyOf(input)),
    );
}

const keys = new WeakMap<HTMLInputElement, string>();
let count = 0;

/** Identifies an input, since a form's answer may replace its element. */
function keyOf(input: HTMLInputElement): string {
  const key = keys.get(input) ?? `file-${(count += 1)}`;
  keys.set(input, key);
  return key;
}

/**
 * Chosen file of an input: picture, name and size, and the progress while its form is sent. With several it is the
 * first one, with the number of the others, and the size of all.
 */
function ChosenFile({ input }: { input: HTMLInputElement }) {
  const lang = useLang();
  const [file, setFile] = useState(input.files?.[0]);
  /** Further files of a field that takes several. */
  const [others, setOthers] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<number>();
  const { parts, isHeld } = useParts(input, file);
  useEffect(() => {
    const update = () => {
      const [first, ...more] = input.files ?? [];
      setFile(first);
      setOthers(more);
    };
    // A form's reset empties its fields after the event.
    const reset = () => setTimeout(update);
    const notice = ({ target }: Event) => target === input && update();
    update();
    document.addEventListener("change", notice, true);
    input.form?.addEventListener("reset", reset);
    const unwatch = watchUpload(input, setSent);
    return () => {
      unwatch();
      document.removeEventListener("change", notice, true);
      input.form?.removeEventListener("reset", reset);
    };
  }, [input]);
  useEffect(() => {
    input.parentElement?.toggleAttribute("data-chosen", file !== undefined);
  }, [input, file]);
  if (!file)
    return (
      <p
        className="chosen-face text-sm text-ink-soft"
        aria-hidden="true"
        style={{ left: "4.75rem" }}
      >
        {m.forms_file_hint({}, lang)}
      </p>
    );
  const remove = () => {
    input.value = "";
    setFile(undefined);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  const percent = parts && "percent" in parts ? parts.percent : sent;
  const trouble = parts && TROUBLES[parts.kind];
  return (
    <>
      <div className="chosen-face text-ink">
        <Face file={file} />
        <p className="flex-1 min-w-0">
          <span className="flex gap-1 font-600">
            <span className="truncate">{file.name}</span>
            {others.length > 0 && <span className="shrink-0">+ {others.length}</span>}
          </span>
          <span className="block text-sm text-ink-soft tabular" role="status">
            {formatFileSize([file, ...others].reduce((sum, { size }) => sum + size, 0))}
            {percent !== undefined && ` · ${m.forms_file_sending({ percent }, lang)}`}
            {parts?.kind === "arrived" && ` · ${m.forms_file_arrived({}, lang)}`}
          </span>
        </p>
        {parts?.kind === "arrived" && <input type="hidden" name="upload" value={parts.id} />}
        {sent === undefined ? (
          <button
            type="button"
            onClick={remove}
            aria-label={m.forms_file_remove({ name: file.name }, lang)}
            className="btn-icon shrink-0 pointer-events-auto"
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        ) : undefined}
        {percent !== undefined && (
          <progress
            max={100}
            value={percent}
            aria-label={m.forms_file_sending({ percent }, lang)}
            className="absolute left-0 w-full h-1 accent-accent"
            // Below the face. Inline: a class would be in every page's CSS.
            style={{ top: "100%" }}
          />
        )}
      </div>
      {trouble && (
        <p
          role="alert"
          className={`text-sm font-600 ${parts.kind === "waits" ? "" : "text-danger"}`}
        >
          {trouble({}, lang)}
        </p>
      )}
      {isHeld && (
        <p role="status" className="text-sm">
          {m.forms_file_held({}, lang)}
        </p>
      )}
    </>
  );
}

/** What stops a file that is sent in parts. */
const TROUBLES: Partial<Record<string, typeof m.forms_file_waits>> = {
  waits: m.forms_file_waits,
  stopped: m.forms_file_stopped,
  "no-room": m.forms_file_no_room,
  "too-large": m.forms_file_too_large,
};

/** A small picture of a picture; of any other file a sign. */
function Face({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPicture, setIsPicture] = useState(file.type.startsWith("image/"));
  useEffect(() => {
    let isGone = false;
    setIsPicture(file.type.startsWith("image/"));
    if (file.type.startsWith("image/"))
      drawThumbnail(file, () => (isGone ? null : canvas.current)).catch(
        // A file that is no picture after all, whatever its name says.
        () => isGone || setIsPicture(false),
      );
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span className="bg-tint text-kind" aria-hidden="true">
      {isPicture ? (
        <canvas ref={canvas} width={THUMBNAIL_PX} height={THUMBNAIL_PX} className="w-full" />
      ) : (
        <span className="i-lucide-file-text" />
      )}
    </span>
  );
}

/** Draws the middle square of a picture. @throws what is no picture, `createImageBitmap` refuses */
async function drawThumbnail(file: File, findCanvas: () => HTMLCanvasElement | null) {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  findCanvas()
    ?.getContext("2d")
    ?.drawImage(picture, left, top, side, side, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
  picture.close();
}
