import { useEffect, type RefObject } from "react";
import { paths } from "#domain/addresses/paths.ts";
import { readCreationKind, type CreationKind } from "#domain/studio/creations.ts";
import { PROMPT_FIELD_ID } from "#domain/studio/creator-address.ts";

/** The initial value of the prompt form. */
export interface GivenPrompt {
  prompt: string;
  kind: CreationKind;
}

/**
 * Makes links that prefill the prompt (examples, an earlier creation) fill the form without
 * navigating; "New creation" also focuses it. Event delegation with one listener, so that it works
 * before the linking components have hydrated. Modified clicks open a new tab as usual.
 */
export function useFillingLinks(
  place: RefObject<HTMLElement>,
  form: RefObject<HTMLFormElement>,
): void {
  useEffect(() => {
    const root = place.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const { pathname, search, hash } = link;
      const field = form.current?.querySelector("textarea");
      if (pathname + search === paths.creator) field?.focus();
      if (!form.current || hash !== `#${PROMPT_FIELD_ID}`) return;
      // With an open conversation the form continues it, so a prompt for a new one opens another
      // page.
      if (form.current.elements.namedItem("creation")) return;
      const params = new URLSearchParams(search);
      const shown = root?.querySelector<HTMLElement>("[data-prompt]");
      const prompt = params.get("prompt") ?? shown?.textContent;
      if (!prompt) return;
      event.preventDefault();
      const kind = readCreationKind(params.get("kind") ?? shown?.dataset.prompt);
      fillForm(form.current, { prompt, kind });
    };
    if (root) root.dataset.offline = "links";
    root?.addEventListener("click", follow);
    return () => root?.removeEventListener("click", follow);
  }, [place, form]);
}

/** Puts a prompt into the input and the focus there. */
export function fillForm(form: HTMLFormElement, { prompt, kind }: GivenPrompt): void {
  const field = form.elements.namedItem("prompt") as HTMLTextAreaElement;
  const select = form.elements.namedItem("kind") as HTMLSelectElement | null;
  if (select) select.value = kind;
  field.focus();
  // `insertText` keeps the browser's undo history, so that undo restores what was typed before.
  field.select();
  if (document.execCommand("insertText", false, prompt)) return;
  field.value = prompt;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
