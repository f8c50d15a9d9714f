import { useEffect, useRef, useState, type RefObject } from "react";

/** Result of a form of the page. */
export type ChatAnswer =
  | {
      ok: boolean;
      intent: string;
      reason?: string | undefined;
      text: string;
      typed?: { text: string } | undefined;
    }
  | undefined;

const NAME = "plaza-chat-draft";
/** How long after a message that did not arrive it is sent again, in milliseconds. */
const AGAIN_MS = 5_000;

/** A text that is not sent yet; with the key of its form, once it was tried. */
interface Draft {
  text: string;
  key?: string | undefined;
}

const nameOf = (place: string) => `${NAME} ${place}`;

/** Storage may be denied, as in a frame, or full: then nothing is kept. */
function readDraft(place: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(nameOf(place)) ?? "null") as Draft | undefined;
  } catch {
    return undefined;
  }
}

function keepDraft(place: string, draft: Draft | undefined): void {
  try {
    if (draft?.text) localStorage.setItem(nameOf(place), JSON.stringify(draft));
    else localStorage.removeItem(nameOf(place));
  } catch {
    // Not kept.
  }
}

/**
 * Keeps what is typed on the device until it is sent. Without a network it waits and is sent when the
 * network is back, also after the page was loaded again; the form's key lets it be written once.
 *
 * @returns the key that the form sends, and whether a message waits for the network
 */
export function useChatDraft({
  place,
  form,
  field,
  formKey,
  answer,
}: {
  place: string;
  form: RefObject<HTMLFormElement>;
  field: RefObject<HTMLTextAreaElement>;
  /** Idempotency key from the page's data: a new one after each message. */
  formKey: string;
  answer: ChatAnswer;
}): { key: string; isOffline: boolean } {
  /** Key of a message that was tried and not confirmed. */
  const [tried, setTried] = useState<string>();
  const sent = useRef<string>();
  const key = tried ?? formKey;
  const current = useRef(key);
  current.current = key;

  useEffect(() => {
    const draft = readDraft(place);
    if (!draft || !field.current || field.current.value !== "") return;
    field.current.value = draft.text;
    setTried(draft.key);
  }, [place, field]);

  useEffect(() => {
    const own = form.current;
    const area = field.current;
    if (!own || !area) return;
    const keep = () => keepDraft(place, { text: area.value });
    const note = () => {
      sent.current = area.value;
      keepDraft(place, { text: area.value, key: current.current });
      setTried(current.current);
    };
    area.addEventListener("input", keep);
    own.addEventListener("submit", note);
    return () => {
      area.removeEventListener("input", keep);
      own.removeEventListener("submit", note);
    };
  }, [place, form, field]);

  useEffect(() => {
    if (!answer?.ok) return;
    const area = field.current;
    // Text that was typed meanwhile stays.
    if (area && (sent.current === undefined || area.value === sent.current)) {
      area.value = "";
      keepDraft(place, undefined);
    }
    sent.current = undefined;
    setTried(undefined);
  }, [answer, place, field]);

  const isOffline = answer?.reason === "offline";
  useEffect(() => {
    if (!isOffline) return;
    const sendNow = () => form.current?.requestSubmit();
    const timer = setTimeout(() => navigator.onLine && sendNow(), AGAIN_MS);
    addEventListener("online", sendNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", sendNow);
    };
    // Each answer is an object of its own, so that it is tried again and again.
  }, [isOffline, answer, form]);
  return { key, isOffline };
}
