import { Combobox, createListCollection } from "@ark-ui/react/combobox";
import { useNavigate } from "@remix-run/react";
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import { formatTotal } from "#domain/format/counts.ts";
import { moveHighlight, type SearchRecord } from "#domain/search/search.ts";
import { searchPath, searchedText } from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readPlainField } from "./plain-field.ts";
import { SearchPanel } from "./search-panel.tsx";
import { useSearchResults } from "./use-search-results.ts";

/**
 * The global search box (spec 2, 4): takes the place of the header's plain search form when somebody
 * reaches for it, with what was typed, the caret and the focus.
 *
 * Ark's combobox gives the list its pattern. Text, caret and focus stay with this component: the
 * machine would move the caret to the end whenever the list opens, and keeps the text on Escape.
 *
 * @param revision another value after each write: the lists are then loaded again
 */
export function SearchBox({ revision }: { revision: unknown }) {
  const lang = useLang();
  const navigate = useNavigate();
  const [plain] = useState(readPlainField);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(plain.text);
  const [isWanted, setIsWanted] = useState(plain.hasFocus);
  const [isReached, setIsReached] = useState(plain.hasFocus);
  const [highlighted, setHighlighted] = useState<string | null>(null);

  const query = searchedText(text);
  const search = useSearchResults(query, isReached, revision);
  // Spec 5: a blank text closes the dropdown.
  const isOpen = isWanted && query !== "";
  const records = useMemo(() => search.groups.flatMap(({ hits }) => hits), [search.groups]);
  const collection = useMemo(
    () =>
      createListCollection<SearchRecord>({
        items: records,
        itemToValue: ({ url }) => url,
        itemToString: ({ title }) => title,
      }),
    [records],
  );
  const hasList = isOpen && search.status === "ready" && records.length > 0;

  useLayoutEffect(() => {
    if (!plain.hasFocus || !field.current) return;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(...plain.selection);
  }, [plain]);

  const close = () => {
    setIsWanted(false);
    setHighlighted(null);
  };
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen]);

  const type = (typed: string) => {
    setText(typed);
    setIsWanted(true);
    setHighlighted(null);
  };
  const clear = () => {
    setText("");
    close();
    field.current?.focus();
  };
  const go = (path: string) => {
    close();
    navigate(path);
  };
  const submit = () => {
    if (query !== "") go(searchPath({ q: query, page: 1 }));
  };

  /** Spec 2 "Keys". What is handled here is left alone by Ark's own handler. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (by && query !== "") {
      event.preventDefault();
      const values = records.map(({ url }) => url);
      const next = moveHighlight(values, hasList ? highlighted : null, by);
      setIsWanted(true);
      setHighlighted(next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (hasList && highlighted) go(highlighted);
      else submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      clear();
    } else if (event.key === "Home" || event.key === "End") {
      // These move the caret, not the highlight.
      event.stopPropagation();
    }
  };

  // Whatever moved it, the highlighted result is in view.
  useEffect(() => {
    if (highlighted === null) return;
    const option = box.current?.querySelector(`[role=option][href="${CSS.escape(highlighted)}"]`);
    option?.scrollIntoView({ block: "nearest" });
  }, [highlighted]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) close();
  };

  return (
    <div ref={box} className="md:relative" onBlur={onBlur}>
      <Combobox.Root
        collection={collection}
        // Whether the list is there is decided below: the machine would draw it twice to open it.
        open
        inputValue={text}
        highlightedValue={highlighted}
        onHighlightChange={(change) => setHighlighted(change.highlightedValue)}
        onSelect={close}
        value={NOTHING}
        selectionBehavior="preserve"
        allowCustomValue
        disableLayer
        loopFocus={false}
        // The machine finds no field, and so moves neither the focus nor the caret.
        ids={{ input: "search-field-of-nobody" }}
      >
        <form
          action={paths.search}
          role="search"
          className="relative"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <span
            className="i-lucide-search absolute left-3 top-3 text-ink-soft"
            aria-hidden="true"
          />
          <Combobox.Input
            ref={field}
            id="search-field"
            name="q"
            defaultValue={undefined}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={() => setIsReached(true)}
            onClick={() => setIsWanted(true)}
            onKeyDown={onKeyDown}
            aria-label={m.shell_search({}, lang)}
            aria-expanded={hasList}
            aria-keyshortcuts="/ Control+K"
            placeholder={m.shell_search_placeholder({}, lang)}
            inputMode="search"
            enterKeyHint="search"
            className="field pl-10 pr-11"
          />
          {text !== "" && (
            <button
              type="button"
              onClick={clear}
              aria-label={m.island_clear({}, lang)}
              className="btn-icon absolute right-0 top-0"
            >
              <span className="i-lucide-x" aria-hidden="true" />
            </button>
          )}
        </form>
        {isOpen && (
          <SearchPanel
            query={query}
            search={search}
            highlighted={highlighted}
            onFollow={close}
            onChoose={go}
          />
        )}
      </Combobox.Root>
      <p role="status" className="sr-only">
        {isOpen && announcement()}
      </p>
    </div>
  );

  function announcement(): string {
    if (search.status === "loading") return m.island_searching({}, lang);
    if (search.status === "failed") return m.island_failed({}, lang);
    if (search.total === 0) return `${m.island_none_title({}, lang)}. ${m.island_none({}, lang)}`;
    return m.island_count(
      {
        count: search.total,
        shown: formatTotal(lang.locale, ...search.groups.map(({ total }) => total)),
      },
      lang,
    );
  }
}

/** Following a result selects nothing: the same one can be followed again. */
const NOTHING: string[] = [];
