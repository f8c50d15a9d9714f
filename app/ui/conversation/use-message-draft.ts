import { useEffect, useRef, useState, type RefObject } from "react";

const KEY = "plaza-message-draft";

/** Drafts by place of the conversation; storage may be denied or full, then nothing is kept. */
function readDrafts(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function keepDraft(place: string, text: string): void {
  const { [place]: _, ...others } = readDrafts();
  try {
    localStorage.setItem(KEY, JSON.stringify(text === "" ? others : { ...others, [place]: text }));
  } catch {
    // Not kept.
  }
}

/**
 * Keeps what is typed in a conversation on the device until it is sent. Sent without a network, it waits
 * and is sent when the network is back; the form's idempotency key lets it be written once.
 *
 * @param newest number of the conversation's newest message: when it grows, what was sent is there
 * @returns whether a message waits for the network
 */
export function useMessageDraft({
  place,
  form,
  field,
  newest,
}: {
  place: string;
  form: RefObject<HTMLFormElement>;
  field: RefObject<HTMLTextAreaElement>;
  newest: number;
}): boolean {
  const [isWaiting, setWaiting] = useState(false);
  const sent = useRef<string>();

  useEffect(() => {
    const area = field.current;
    if (area && area.value === "") area.value = readDrafts()[place] ?? "";
  }, [place, field]);

  useEffect(() => {
    const area = field.current;
    if (area && sent.current !== undefined && area.value === sent.current) {
      area.value = "";
      keepDraft(place, "");
    }
    sent.current = undefined;
  }, [newest, place, field]);

  useEffect(() => {
    const own = form.current;
    const area = field.current;
    if (!own || !area) return;
    const keep = () => keepDraft(place, area.value);
    const send = (event: SubmitEvent) => {
      if (navigator.onLine) {
        sent.current = area.value;
        setWaiting(false);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      keep();
      setWaiting(true);
    };
    area.addEventListener("input", keep);
    // Before Remix handles the event.
    own.addEventListener("submit", send, { capture: true });
    return () => {
      area.removeEventListener("input", keep);
      own.removeEventListener("submit", send, { capture: true });
    };
  }, [place, form, field]);

  useEffect(() => {
    if (!isWaiting) return;
    const sendNow = () => form.current?.requestSubmit();
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [isWaiting, form]);
  return isWaiting;
}
