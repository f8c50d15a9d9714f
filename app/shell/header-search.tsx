import { useEffect, useState } from "react";
import { ClientOnly } from "remix-utils/client-only";
import { paths } from "#domain/addresses/paths.ts";
import type { SearchBox } from "#app/island/search/search-box.client.tsx";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import { isFindKey } from "./shell-keys.ts";

const loadSearchBox = loadWhenReached(() => import("#app/island/search/search-box.client.tsx"));

/**
 * The search form of the header, which leads to /search. On the first focus, pointer, touch or key
 * press the search box with suggestions is loaded and replaces it.
 */
export function HeaderSearch() {
  const lang = useLang();
  const [Box, setBox] = useState<typeof SearchBox>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      document.querySelector<HTMLElement>("header [name=q]")?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const loadBox = () => {
    // If loading fails, the plain form stays and works.
    loadSearchBox().then(
      (island) => setBox(() => island.SearchBox),
      () => undefined,
    );
  };
  const form = (
    <form
      action={paths.search}
      role="search"
      data-hint={m.shell_search({}, lang)}
      className="search-hint relative"
    >
      <span className="i-lucide-search absolute left-3 top-3 text-ink-soft" aria-hidden="true" />
      <input
        type="search"
        name="q"
        required
        aria-label={m.shell_search({}, lang)}
        placeholder={m.shell_search_placeholder({}, lang)}
        autoComplete="off"
        className="field pl-10"
      />
    </form>
  );
  return (
    <div
      className="flex-1 md:max-w-md md:ml-auto"
      onFocus={loadBox}
      onInput={loadBox}
      onPointerEnter={loadBox}
    >
      <ClientOnly fallback={form}>{() => (Box ? <Box /> : form)}</ClientOnly>
    </div>
  );
}
