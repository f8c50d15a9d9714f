import { useEffect, useState } from "react";
import { ClientOnly } from "remix-utils/client-only";
import { paths } from "#app/paths.ts";
import type { SearchBox } from "#app/island/search/search-box.client.tsx";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { isFindKey } from "./shell-keys.ts";

/**
 * The plain search form, which leads to /search; the search box takes its place when somebody
 * reaches for it, by focus, pointer, touch or key, and costs nothing until then.
 *
 * @param revision another value after each write
 */
export function HeaderSearch({ revision }: { revision: unknown }) {
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
  const reach = () => {
    // Without the network the form stays, and works.
    import("#app/island/search/search-box.client.tsx").then(
      (island) => setBox(() => island.SearchBox),
      () => undefined,
    );
  };
  const form = (
    <form action={paths.search} role="search" className="relative">
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
      onFocus={reach}
      onInput={reach}
      onPointerEnter={reach}
    >
      <ClientOnly fallback={form}>{() => (Box ? <Box revision={revision} /> : form)}</ClientOnly>
    </div>
  );
}
