import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { keepOpened, noteOpened } from "#app/document/opened-name.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Typed values of the form that is on its way, and its page. */
interface Sent {
  /** Address of the page with the form, from the path on. */
  href: string;
  action: string;
  /** Names and values of what a person fills in. */
  typed: [name: string, value: string][];
}

/** The last form that was sent and has had no answer. */
let sent: Sent | undefined;

/** Address of the page whose form got no answer; undefined if there is none. */
export const unsentAddress = (): string | undefined => sent?.href;

/** Parts that work without a connection by themselves; of those with `links` only the links. */
const OWN_LINKS = "[data-offline]";
const OWN_FORMS = "[data-offline='']";

/** Fields that a person types in or chooses from; passwords and files are never kept. */
const FILLED_IN =
  "textarea[name],select[name],input[name]:not([type=hidden],[type=password],[type=file],[type=checkbox],[type=radio])";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<Field>(FILLED_IN);

/** The notice: a form was not sent, or a link not followed; `back` once there is a connection. */
type Held = { what: "form" | "back" } | { what: "link"; href: string; name: string };

/**
 * Without a connection a form stays as it is instead of being sent, and a link whose page is not on
 * the device leaves the screen as it is; a notice says so. Parts with `data-offline` work without a
 * connection by themselves: forms of messages, the builder, and the Creator's examples, which fill
 * its form.
 */
export function WithoutConnection(): ReactNode {
  const lang = useLang();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [held, setHeld] = useState<Held>();
  useUntilAnswered();
  useEffect(() => setHeld(undefined), [key]);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== "post" || form.closest(OWN_FORMS)) return;
      if (navigator.onLine) return noteSent(form);
      event.preventDefault();
      event.stopPropagation();
      setHeld({ what: "form" });
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      if (!link || link.closest(OWN_LINKS) || !leadsHere(event, link)) return;
      const name = noteOpened(link);
      if (navigator.onLine) return;
      event.preventDefault();
      // The service worker shows the page on the device, or says what could not be opened.
      if (navigator.serviceWorker?.controller) {
        keepOpened();
        location.assign(link.href);
      } else setHeld({ what: "link", href: link.href.slice(location.origin.length), name });
    };
    // In the capture phase: before the listeners of forms and links, which would send and navigate.
    document.addEventListener("submit", onSubmit, true);
    document.addEventListener("click", onClick, true);
    for (const type of REACHES) addEventListener(type, keepFromPrefetch, true);
    return () => {
      document.removeEventListener("submit", onSubmit, true);
      document.removeEventListener("click", onClick, true);
      for (const type of REACHES) removeEventListener(type, keepFromPrefetch, true);
    };
  }, []);
  useEffect(() => {
    if (!held) return;
    const onOnline = () => {
      if (held.what === "form") setHeld({ what: "back" });
      // A person at a field stays there.
      else if (held.what === "link" && !document.activeElement?.matches("input,textarea,select"))
        navigate(held.href);
    };
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [held, navigate]);
  if (!held) return null;
  return (
    <p
      role="alert"
      className="fixed inset-x-0 bottom-18 z-50 mx-auto max-w-160 px-4 py-3 bg-raised border shadow-lg text-center"
    >
      {held.what === "form" && m.shell_offline_unsent({}, lang)}
      {held.what === "back" && m.shell_offline_back({}, lang)}
      {held.what === "link" &&
        `${m.shell_offline_opening({ name: held.name }, lang)} ${m.shell_offline_returns({}, lang)}`}
    </p>
  );
}

/** Events by which a link prefetches what it leads to. */
const REACHES = ["mouseover", "mouseout", "touchstart", "focusin"];

/** Without a connection Remix reloads the page when a link is reached: the code it prefetches cannot be loaded. */
function keepFromPrefetch(event: Event): void {
  if (!navigator.onLine && (event.target as Element).closest?.("a"))
    event.stopImmediatePropagation();
}

/** Whether a click opens another page of Plaza in this tab. */
function leadsHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isForElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const isPage =
    !link.target &&
    !link.hasAttribute("download") &&
    link.pathname + link.search !== location.pathname + location.search;
  return link.origin === location.origin && isPage && !isForElsewhere && !event.defaultPrevented;
}

function noteSent(form: HTMLFormElement): void {
  sent = {
    href: location.href.slice(location.origin.length),
    action: form.action,
    typed: Array.from(fieldsOf(form), ({ name, value }) => [name, value]),
  };
}

/** Forgets the form that was sent once it has an answer. Without one there is an error screen. */
function useUntilAnswered(): void {
  const { state, formMethod } = useNavigation();
  const isSending = state !== "idle" && formMethod !== undefined;
  useEffect(() => {
    if (!isSending) return;
    // Cleaned up after the answer has been drawn.
    return () => {
      if (!document.querySelector("#main [data-failed]")) sent = undefined;
    };
  }, [isSending]);
}

/** Fills in the form that got no answer, once its page is there again. */
export function fillInAgain(): void {
  const kept = sent;
  if (!kept) return;
  const end = performance.now() + FILLED_WITHIN_MS;
  const fill = () => {
    const forms = Array.from(document.forms).filter(({ action }) => action === kept.action);
    const form = forms.find((one) => fieldsOf(one).length === kept.typed.length);
    if (!form) {
      if (performance.now() < end) setTimeout(fill, 100);
      return;
    }
    for (const [index, field] of fieldsOf(form).entries()) {
      const [name, value] = kept.typed[index]!;
      if (field.name !== name || field.value === value) continue;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    sent = undefined;
  };
  fill();
}

/** The page of a form must be there within this time. */
const FILLED_WITHIN_MS = 10_000;
