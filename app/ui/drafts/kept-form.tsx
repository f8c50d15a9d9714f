import { useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "#domain/addresses/paths.ts";
import { fillForm, findDraft, forgetDraft, keepChanges } from "./kept-draft.ts";

/** The key of the last draft of this tab: the first save of a visitor's gives the form another. */
let lastKey: string | undefined;

/**
 * Keeps what is changed in the form round it, in the browser, until it is saved: a session may have ended
 * before. It shows a line where something was brought back.
 *
 * Loaded late, with texts from the server, so that no page's first scripts carry it.
 */
export function KeptForm({
  storageKey,
  texts,
  saved,
  isAnswered,
  skips = NONE,
}: {
  /** Key of localStorage, begins with `plaza-`. */
  storageKey: string;
  /** In the language of the page. */
  texts: { restored: string; discard: string };
  /** A new object of the loader each time the form was just saved; else null. */
  saved: object | null;
  /** The page shows an answer with what was typed: it stays as it is. */
  isAnswered: boolean;
  /** Names of fields that are never kept. */
  skips?: readonly string[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isRestored, setIsRestored] = useState(false);
  const form = () => place.current?.closest("form") ?? null;
  const forget = useCallback(() => {
    forgetDraft(storageKey);
    if (lastKey) forgetDraft(lastKey);
    setIsRestored(false);
  }, [storageKey]);

  useEffect(() => {
    const typed = form();
    const keep = () => {
      lastKey = storageKey;
      if (typed) keepChanges(storageKey, typed, { skips, isAnswered });
    };
    typed?.addEventListener("input", keep);
    return () => typed?.removeEventListener("input", keep);
  }, [storageKey, skips, isAnswered]);

  useEffect(() => {
    if (saved) return forget();
    const typed = form();
    if (!typed || isAnswered) return;
    const restore = () => {
      const draft = findDraft(storageKey);
      if (draft && fillForm(typed, draft, skips)) setIsRestored(true);
    };
    restore();
    // What was typed while this code was loaded.
    keepChanges(storageKey, typed, { skips, isAnswered });
    // A part of the form whose code comes late.
    const parts = new MutationObserver(restore);
    parts.observe(typed, { childList: true, subtree: true });
    return () => parts.disconnect();
  }, [storageKey, skips, saved, isAnswered, forget]);

  useForgottenWhenSent(forget);
  return (
    <div ref={place} id="kept-form" hidden={!isRestored}>
      {isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-3">
          {texts.restored}
          <button
            type="button"
            className="btn"
            onClick={() => {
              forget();
              form()?.reset();
            }}
          >
            {texts.discard}
          </button>
        </p>
      )}
    </div>
  );
}

const NONE: readonly string[] = [];

/** A form of the page that leads to another one was carried out, but for the one to sign in. */
function useForgottenWhenSent(forget: () => void) {
  const { pathname, search } = useLocation();
  const { state, formMethod, formAction, location } = useNavigation();
  const here = pathname + search;
  const to = state === "loading" && formMethod === "POST" ? location : undefined;
  const isSent =
    to !== undefined &&
    formAction === here &&
    to.pathname + to.search !== here &&
    to.pathname !== paths.login;
  useEffect(() => {
    if (isSent) forget();
  }, [isSent, forget]);
}
