import { useEffect, useRef, type RefObject } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type { SuggestionSources } from "./suggestion-list.ts";

const list = loadWhenReached(() => import("./suggestion-list.ts"));

/**
 * Suggestions while a message is written: people and agentiks on `@`, quick replies on `/`. Their code loads
 * when one of the two is typed first.
 *
 * @returns for the `<text-expander>` round the message's text area
 */
export function useSuggestions(
  spaceId: string,
  commands: SuggestionSources["commands"],
): RefObject<HTMLElement> {
  const expander = useRef<HTMLElement>(null);
  const lang = useLang();
  const sources = useRef<SuggestionSources>();
  sources.current = {
    spaceId,
    commands,
    words: {
      people: m.threads_names({}, lang),
      agentik: m.threads_agentik({}, lang),
      commands: m.threads_quick({}, lang),
    },
  };
  useEffect(() => {
    const element = expander.current!;
    const area = element.querySelector("textarea")!;
    const load = async () => {
      if (!navigator.onLine || !/[@/]/.test(area.value)) return;
      const { offerSuggestions } = await list();
      element.removeEventListener("input", onInput);
      offerSuggestions(element, () => sources.current!);
      area.dispatchEvent(new Event("input", { bubbles: true }));
    };
    // Without a network one types on without suggestions.
    const onInput = () => void load().catch(() => undefined);
    element.addEventListener("input", onInput);
    // Text typed before hydration.
    if (document.activeElement === area) onInput();
    return () => element.removeEventListener("input", onInput);
  }, []);
  return expander;
}
