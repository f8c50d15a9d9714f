import { useNavigation } from "@remix-run/react";
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";

const STORAGE_KEY = "plaza-messages";

/** A message on the device. */
interface Draft {
  text: string;
  /** Idempotency key it was sent with; absent until it is sent first. */
  key?: string;
}

/** Drafts by place of the conversation; storage may be denied or full, then nothing is kept. */
function readDrafts(): Record<string, Draft> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, Draft>;
  } catch {
    return {};
  }
}

function keepDrafts(drafts: Record<string, Draft>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  } catch {
    // Not kept.
  }
}

export interface MessageForm {
  form: RefObject<HTMLFormElement>;
  field: RefObject<HTMLTextAreaElement>;
  /** Value of the form's `FormKey`. */
  key: string;
  isSending: boolean;
  /** Whether the message waits for the network. */
  isOffline: boolean;
  /** Enter sends with a keyboard and Shift+Enter starts a line; on a touch screen Enter starts a line. */
  sendOnEnter: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Writes a chosen quick reply into the field, to be changed before it is sent. */
  writeQuick: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/**
 * The form of a message. Typed text is kept on the device until the message is in the conversation,
 * also over a reload; sent without a network, it waits and is sent when the network is back. A message
 * is sent again with the key it was sent with first, so that it is written once.
 *
 * @param place of the conversation, to tell drafts apart
 * @param formKey a new idempotency key (`createFormKey()`)
 * @param sentKeys keys of the person's newest messages in the conversation
 * @param commands the quick replies
 */
export function useMessageForm({
  place,
  formKey,
  sentKeys,
  commands,
}: {
  place: string;
  formKey: string;
  sentKeys: readonly string[];
  commands: readonly { name: string; text: string }[];
}): MessageForm {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState<Draft>();
  const [isOffline, setOffline] = useState(false);
  const isSending = useNavigation().formData?.get("intent") === "send";

  useEffect(() => {
    const drafts = readDrafts();
    for (const [name, { key }] of Object.entries(drafts))
      if (key && sentKeys.includes(key)) delete drafts[name];
    keepDrafts(drafts);
    if (tried?.key && sentKeys.includes(tried.key)) {
      if (field.current!.value === tried.text) field.current!.value = "";
      setTried(undefined);
    }
  }, [sentKeys, tried]);

  useEffect(() => {
    const own = form.current!;
    const area = field.current!;
    const draft = readDrafts()[place];
    if (draft && area.value === "") {
      area.value = draft.text;
      if (draft.key) setTried(draft);
    }
    const keep = (key?: string) => {
      const { [place]: _, ...others } = readDrafts();
      const text = area.value;
      keepDrafts(text === "" ? others : { ...others, [place]: { text, ...(key && { key }) } });
    };
    const change = () => {
      // Another text is another message.
      setTried(undefined);
      keep();
    };
    const send = (event: SubmitEvent) => {
      const { value } = own.elements.namedItem("key") as HTMLInputElement;
      keep(value);
      setTried({ text: area.value, key: value });
      setOffline(!navigator.onLine);
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopPropagation();
    };
    own.dataset.offline = "";
    area.addEventListener("input", change);
    // Before Remix handles the event.
    own.addEventListener("submit", send, { capture: true });
    return () => {
      area.removeEventListener("input", change);
      own.removeEventListener("submit", send, { capture: true });
    };
  }, [place]);

  useEffect(() => {
    if (!isOffline) return;
    const sendNow = () => form.current?.requestSubmit();
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [isOffline]);

  return {
    form,
    field,
    key: tried?.key ?? formKey,
    isSending,
    isOffline,
    sendOnEnter(event) {
      // During IME composition (accents, other scripts) Enter confirms the composed text.
      // In a list of suggestions it chooses.
      if (event.isDefaultPrevented()) return;
      if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
      if (matchMedia("(pointer: coarse)").matches) return;
      event.preventDefault();
      if (event.currentTarget.value.trim() !== "") form.current?.requestSubmit();
    },
    writeQuick({ currentTarget: select }) {
      const text = commands.find(({ name }) => `/${name}` === select.value)?.text;
      const area = field.current;
      select.value = "-";
      if (!text || !area) return;
      area.value = [area.value.trim(), text].filter(Boolean).join("\n");
      // The draft is kept on input.
      area.dispatchEvent(new Event("input", { bubbles: true }));
      area.focus();
    },
  };
}
