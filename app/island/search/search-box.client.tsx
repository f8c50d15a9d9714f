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
import { formatTotal } from "#domain/lists/counts.ts";
import { moveHighlight } from "#domain/search/search.ts";
import { searchPath, searchedText } from "#domain/search/search-request.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { findPlazaScreens } from "./plaza-screens.ts";
import { readPlainField } from "./plain-field.ts";
import { LIST_ID, SearchPanel } from "./search-panel.tsx";
import { optionId } from "./search-result.tsx";
import { useSearchResults } from "./use-search-results.ts";
import { useWriteCount } from "./use-write-count.ts";

/**
 * The global search box. Replaces the header's plain search form on first use, and takes over its
 * text, caret and focus.
 *
 * The listbox pattern of ARIA APG (combobox with `aria-activedescendant`), written out: Ark's combobox
 * moves the caret to the end when the list opens, keeps the text on Escape, and weighs 30 KB.
 */
export function SearchBox({ isVisitor }: { isVisitor: boolean }) {
  const lang = useLang();
  const name = m.shell_search({}, lang);
  const navigate = useNavigate();
  const [plain] = useState(readPlainField);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(plain.text);
  const [isWanted, setIsWanted] = useState(plain.hasFocus);
  const [isReached, setIsReached] = useState(plain.hasFocus);
  const [highlighted, setHighlighted] = useState<string | null>(null);

  const query = searchedText(text);
  const search = useSearchResults(query, isReached, useWriteCount());
  // A blank text closes the dropdown.
  const isOpen = isWanted && query !== "";
  const screens = useMemo(
    () => findPlazaScreens(query, { isVisitor }, { locale: lang.locale }),
    [query, isVisitor, lang.locale],
  );
  const records = useMemo(
    () => [...screens, ...search.groups.flatMap(({ hits }) => hits)],
    [screens, search.groups],
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

  /** Keyboard of the field. Home and End stay with the caret. */
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
    }
  };

  // Scroll the highlighted result into view.
  useEffect(() => {
    if (highlighted === null) return;
    document.getElementById(optionId(highlighted))?.scrollIntoView({ block: "nearest" });
  }, [highlighted]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) close();
  };

  return (
    <div ref={box} className="md:relative" onBlur={onBlur}>
      <form
        action={paths.search}
        role="search"
        data-hint={name}
        className="search-hint relative"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor="find" className="find nav-icon i-lucide-search">
          <span className="sr-only">{name}</span>
        </label>
        <input
          ref={field}
          id="find"
          role="combobox"
          name="q"
          autoComplete="off"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={hasList ? LIST_ID : undefined}
          aria-activedescendant={hasList && highlighted ? optionId(highlighted) : undefined}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setIsReached(true)}
          onClick={() => setIsWanted(true)}
          onKeyDown={onKeyDown}
          aria-label={name}
          aria-expanded={hasList}
          aria-keyshortcuts="/ Control+K"
          placeholder={m.shell_search_placeholder({}, lang)}
          inputMode="search"
          enterKeyHint="search"
          className="field sm:pl-10 pr-11 text-ellipsis"
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
          screens={screens}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          onFollow={close}
          onChoose={go}
        />
      )}
      <p role="status" className="sr-only">
        {isOpen && announcement()}
      </p>
    </div>
  );

  function announcement(): string {
    if (search.status === "loading") return m.island_searching({}, lang);
    if (search.status === "failed") return m.island_failed({}, lang);
    if (records.length === 0) return `${m.island_none_title({}, lang)}. ${m.island_none({}, lang)}`;
    return m.island_count(
      {
        count: screens.length + search.total,
        shown: formatTotal(screens.length, ...search.groups.map(({ total }) => total)),
      },
      lang,
    );
  }
}
