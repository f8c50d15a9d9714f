import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { ItemKind } from "#domain/items/catalogue.ts";
import { fillForm, findDraft, forgetDraft, keepDraft } from "./kept-draft.ts";

/** Pages of items: a form that redirects to one has created it. */
const ITEM_PAGE = /^\/(?:space|artifakt|agentik|challenge)s\/./;

/**
 * Keeps what is typed in the browser, restores it, and forgets it once the item is made.
 *
 * @param isRefused the server has just sent back what was typed: it stays as it is
 * @param given names of fields that the linking page or the form of another kind filled in
 * @param onRestored the form has changed without an input event
 */
export function useKeptDraft({
  kind,
  isRefused,
  given,
  onRestored,
}: {
  kind: ItemKind;
  isRefused: boolean;
  given: readonly string[];
  onRestored: (form: HTMLFormElement) => void;
}): {
  form: RefObject<HTMLFormElement>;
  isRestored: boolean;
  keep: () => void;
  discard: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [isRestored, setIsRestored] = useState(false);
  const atFirst = useRef({ isRefused, given, onRestored });

  useEffect(() => {
    const { isRefused, given, onRestored } = atFirst.current;
    const draft = isRefused ? undefined : findDraft(kind);
    if (!form.current || !draft) return;
    if (!fillForm(form.current, draft, given)) return;
    setIsRestored(true);
    onRestored(form.current);
  }, [kind]);

  const { state, formMethod, location } = useNavigation();
  useEffect(() => {
    const isMade =
      state === "loading" && formMethod === "POST" && ITEM_PAGE.test(location.pathname);
    if (isMade) forgetDraft(kind);
  }, [state, formMethod, location, kind]);

  return {
    form,
    isRestored,
    keep: () => form.current && keepDraft(kind, form.current),
    discard: () => {
      forgetDraft(kind);
      setIsRestored(false);
      form.current?.reset();
      if (form.current) onRestored(form.current);
      form.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
    },
  };
}
