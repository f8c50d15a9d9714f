import "@github/text-expander-element";
import { paths } from "#domain/addresses/paths.ts";
import {
  beginsWith,
  OFFERED_MAX,
  type ListedName,
  type NameList,
} from "#domain/spaces/mentions/name-list.ts";

/** A suggestion: what it shows, and what is written for it. */
interface Suggestion {
  label: string;
  detail: string;
  written: string;
}

/** Sources of a list of suggestions. */
export interface SuggestionSources {
  spaceId: string;
  commands: readonly { name: string; text: string }[];
  words: { people: string; agentik: string; commands: string };
}

interface Found {
  matched: boolean;
  fragment?: HTMLElement;
}
type ChangeEvent = CustomEvent<{
  key: string;
  text: string;
  provide: (found: Found | Promise<Found>) => void;
}>;
type ValueEvent = CustomEvent<{ item: HTMLElement; value: string | null }>;

/**
 * Offers the people and agentiks of a space on `@`, and quick replies on a `/` that begins the message.
 * The list, its keys and its roles are `@github/text-expander-element`'s.
 *
 * @param expander the `<text-expander>` round the message's text area
 * @param sources asked each time: the page's data may have been loaded again
 */
export function offerSuggestions(expander: HTMLElement, sources: () => SuggestionSources): void {
  const area = expander.querySelector("textarea")!;
  const findNames = nameFinder(sources().spaceId);
  const find = async (key: string, typed: string): Promise<Found> => {
    const { commands, words } = sources();
    if (key === "/") {
      if (!area.value.startsWith(`/${typed}`)) return { matched: false };
      const found = commands.filter(({ name }) => beginsWith({ name }, typed));
      return listOf(
        words.commands,
        found.map(({ name, text }) => ({ label: `/${name}`, detail: text, written: text })),
      );
    }
    return listOf(
      words.people,
      (await findNames(typed)).map(({ name, handle, writing }) => ({
        label: name,
        detail: handle === undefined ? words.agentik : `@${handle}`,
        written: `@${writing}`,
      })),
    );
  };
  let latest: Promise<Found>;
  expander.addEventListener("text-expander-change", (event) => {
    const { key, text, provide } = (event as ChangeEvent).detail;
    const mine = (latest = find(key, text));
    // An answer that comes after a newer one would show the wrong names.
    provide(mine.then(() => latest));
  });
  expander.addEventListener("text-expander-value", (event) => {
    const { detail } = event as ValueEvent;
    detail.value = detail.item.dataset.written ?? null;
  });
  // The draft is kept on input.
  expander.addEventListener("text-expander-committed", () =>
    area.dispatchEvent(new Event("input", { bubbles: true })),
  );
}

/** Looks names up, on the server only as long as it has more than it sent. None without a network. */
function nameFinder(spaceId: string): (typed: string) => Promise<readonly ListedName[]> {
  let known: { typed: string; list: NameList } | undefined;
  return async (typed) => {
    if (!known?.list.isComplete || !typed.startsWith(known.typed)) {
      if (!navigator.onLine) return [];
      const address = `${paths.spacePart(spaceId, "names")}?q=${encodeURIComponent(typed)}`;
      const answer = await fetch(address, { headers: { Accept: "application/json" } }).catch(
        () => undefined,
      );
      if (!answer?.ok) return [];
      known = { typed, list: (await answer.json()) as NameList };
    }
    return known.list.names.filter((one) => beginsWith(one, typed));
  };
}

function listOf(label: string, suggestions: readonly Suggestion[]): Found {
  if (suggestions.length === 0) return { matched: false };
  const fragment = document.createElement("ul");
  fragment.setAttribute("role", "listbox");
  fragment.setAttribute("aria-label", label);
  fragment.className = "suggestions card";
  fragment.append(
    ...suggestions.slice(0, OFFERED_MAX).map(({ label, detail, written }, index) => {
      const item = document.createElement("li");
      item.id = `suggestion-${index}`;
      item.setAttribute("role", "option");
      item.dataset.written = written;
      const about = document.createElement("span");
      about.textContent = detail;
      item.append(label, " ", about);
      return item;
    }),
  );
  return { matched: true, fragment };
}
