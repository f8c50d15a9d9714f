import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { ItemKind } from "#domain/items/catalogue.ts";
import type * as Drafts from "#app/ui/drafts/kept-draft.ts";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";

const loadDrafts = loadWhenReached(() => import("#app/ui/drafts/kept-draft.ts"));

/** Best effort: where the code does not come nothing is kept. */
const withDrafts = (use: (drafts: typeof Drafts) => void): void =>
  void loadDrafts().then(use, () => {});

/** localStorage key of the draft of a new item of this kind. */
const draftKey = (kind: ItemKind) => `plaza-new-${kind}`;

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
    withDrafts(({ fillForm, findDraft }) => {
      const draft = isRefused ? undefined : findDraft(draftKey(kind));
      if (!form.current || !draft) return;
      if (!fillForm(form.current, draft, given)) return;
      setIsRestored(true);
      onRestored(form.current);
    });
  }, [kind]);

  const { state, formMethod, location } = useNavigation();
  useEffect(() => {
    const isMade =
      state === "loading" && formMethod === "POST" && ITEM_PAGE.test(location.pathname);
    if (isMade) withDrafts(({ forgetDraft }) => forgetDraft(draftKey(kind)));
  }, [state, formMethod, location, kind]);

  return {
    form,
    isRestored,
    keep: () => {
      const typed = form.current;
      if (typed) withDrafts(({ keepDraft }) => keepDraft(draftKey(kind), typed));
    },
    discard: () => {
      withDrafts(({ forgetDraft }) => forgetDraft(draftKey(kind)));
      setIsRestored(false);
      form.current?.reset();
      if (form.current) onRestored(form.current);
      form.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
    },
  };
}
