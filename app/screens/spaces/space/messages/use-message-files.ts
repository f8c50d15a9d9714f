import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
} from "react";
import { tooMuchOf } from "#domain/spaces/message-files.ts";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type { PreparedFile } from "#app/ui/files/prepare-file.ts";

export interface MessageFiles {
  /** The form's field of files, in which the chosen ones are. */
  input: RefObject<HTMLInputElement>;
  chosen: readonly PreparedFile[];
  /** Why the last choice was not taken. */
  problem: ReturnType<typeof tooMuchOf>;
  /** False on the server and until the page has JavaScript. */
  hasScript: boolean;
  add: (files: FileList | null) => void;
  remove: (index: number) => void;
  clear: () => void;
  /** For the form and its text: a picture is pasted or dropped. */
  onPaste: (event: ClipboardEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

/**
 * Files that are chosen for a message before it is sent. Further ones are added to those that are there, and
 * large photographs are made smaller.
 *
 * @param onChange another choice is another message
 */
export function useMessageFiles(onChange: () => void): MessageFiles {
  const input = useRef<HTMLInputElement>(null);
  const now = useRef<readonly PreparedFile[]>([]);
  const [chosen, setChosen] = useState<readonly PreparedFile[]>([]);
  const [problem, setProblem] = useState<MessageFiles["problem"]>();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  const keep = (next: readonly PreparedFile[]) => {
    const list = new DataTransfer();
    for (const { file } of next) list.items.add(file);
    if (input.current) input.current.files = list.files;
    now.current = next;
    setChosen(next);
  };
  const change = (next: readonly PreparedFile[]) => {
    const why = tooMuchOf(next.map(({ file }) => file));
    setProblem(why);
    // Files that were chosen before stay; the field itself has forgotten them.
    keep(why ? now.current : next);
    if (!why) onChange();
    // While the form has the focus, a phone shows its second line and hides what floats above it.
    const field = input.current;
    if (!field?.form?.contains(document.activeElement)) field?.focus({ preventScroll: true });
  };
  const add = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    // A copy: the field's own list changes with the field.
    void prepareAll([...files]).then((more) => change([...now.current, ...more]));
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (data.files.length === 0) return;
    event.preventDefault();
    add(data.files);
  };
  return {
    input,
    chosen,
    problem,
    hasScript,
    add,
    remove: (index) => change(now.current.filter((_, at) => at !== index)),
    clear: () => keep([]),
    onPaste: (event) => take(event, event.clipboardData),
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event) => take(event, event.dataTransfer),
  };
}

/** Files are not offered again once the message that they were sent with is in the conversation. */
export function useClearedFiles(
  { clear }: MessageFiles,
  { key, isSending, sentKeys }: { key: string; isSending: boolean; sentKeys: readonly string[] },
): void {
  const sending = useRef<string>();
  useEffect(() => {
    if (isSending) sending.current = key;
    if (sending.current === undefined || !sentKeys.includes(sending.current)) return;
    sending.current = undefined;
    clear();
  });
}

const loadPreparation = loadWhenReached(() => import("#app/ui/files/prepare-file.ts"));

/** Without a network the code that makes pictures smaller may be away: then they are sent as they are. */
async function prepareAll(files: readonly File[]): Promise<PreparedFile[]> {
  const code = await loadPreparation().catch(() => undefined);
  if (!code) return files.map((file) => ({ file, preview: null }));
  return Promise.all(files.map((file) => code.prepareFile(file)));
}
