import { useEffect, useState } from "react";
import { isOn } from "#domain/preferences/preferences.ts";
import { usePreferences } from "#app/preferences/preferences-context.tsx";
import type { ShownLink } from "./invitation-links.server.ts";
import type { ListedInvitation } from "./invitations.tsx";
import { currentLinks, keepLinks, readLinks, type KeptLink } from "./kept-links.ts";

const NONE: readonly ShownLink[] = [];

export interface KeptLinks {
  links: KeptLink[];
  /** Some were made just now. */
  isNew: boolean;
  /** They are still shown after the page was left or loaded again, in this tab. */
  isKept: boolean;
  /** Notes that WhatsApp was opened for a link. */
  noteOpened: (link: KeptLink) => void;
}

/**
 * The links of a space's open invitations. The server sends each once; the tab keeps them, since a
 * phone may discard the page while WhatsApp is open. In Modo Incógnito it keeps none.
 */
export function useKeptLinks({
  spaceId,
  made = NONE,
  invitations,
}: {
  spaceId: string;
  /** New links, in the answer of the form. */
  made: readonly ShownLink[] | undefined;
  invitations: readonly ListedInvitation[];
}): KeptLinks {
  const [kept, setKept] = useState<{ links: KeptLink[]; isKept: boolean }>({
    links: [],
    isKept: false,
  });
  const isIncognito = isOn(usePreferences().preferences, "incognito");
  useEffect(() => {
    const links = currentLinks(made, isIncognito ? [] : readLinks(spaceId), invitations);
    setKept({ links, isKept: keepLinks(spaceId, isIncognito ? [] : links) });
  }, [spaceId, made, invitations, isIncognito]);
  const links = currentLinks(made, kept.links, invitations);
  return {
    links,
    isNew: made.length > 0,
    isKept: kept.isKept,
    noteOpened: ({ url }) => {
      const noted = links.map((link) => (link.url === url ? { ...link, isOpened: true } : link));
      setKept({ links: noted, isKept: keepLinks(spaceId, isIncognito ? [] : noted) });
    },
  };
}
