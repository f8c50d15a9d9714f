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
 * The search form of the header, which leads to /search. Its icon is the field's label: on a phone it stands
 * above the bottom bar, within the thumb's reach, and puts the caret into the field, also without a script.
 * On the first focus or key press the search box with suggestions replaces it. Its code loads as soon as a
 * pointer is over it, but it is not replaced then: a label replaced between press and release gets no click.
 */
export function HeaderSearch({ isVisitor }: { isVisitor: boolean }) {
  const lang = useLang();
  const name = m.shell_search({}, lang);
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
    <form action={paths.search} role="search" data-hint={name} className="search-hint relative">
      <label htmlFor="find" className="find hidden nav-icon i-lucide-search">
        <span className="sr-only">{name}</span>
      </label>
      <input
        id="find"
        type="search"
        name="q"
        required
        placeholder={m.shell_search_placeholder({}, lang)}
        autoComplete="off"
        className="field sm:pl-10"
      />
    </form>
  );
  return (
    <div
      className="flex-1 md:max-w-md md:ml-auto"
      onFocus={loadBox}
      onInput={loadBox}
      onPointerEnter={() => void loadSearchBox().catch(() => undefined)}
    >
      <ClientOnly fallback={form}>{() => (Box ? <Box isVisitor={isVisitor} /> : form)}</ClientOnly>
    </div>
  );
}
