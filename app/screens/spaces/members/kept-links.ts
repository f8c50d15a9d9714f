import type { ShownLink } from "./invitation-links.server.ts";
import type { ListedInvitation } from "./invitations.tsx";

/** A link as the tab keeps it. */
export interface KeptLink extends ShownLink {
  /** Its WhatsApp button was pressed. */
  isOpened?: boolean;
}

type Listed = Pick<ListedInvitation, "id" | "openUntil">;

/**
 * The new links, and below them the former ones that still open: those of listed invitations that were
 * not renewed since.
 */
export function currentLinks(
  made: readonly ShownLink[],
  former: readonly KeptLink[],
  listed: readonly Listed[],
): KeptLink[] {
  const isMade = ({ invitationId }: KeptLink) =>
    made.some((link) => link.invitationId === invitationId);
  const isOpen = ({ invitationId, openUntil }: KeptLink) =>
    listed.some(({ id, openUntil: until }) => id === invitationId && until === openUntil);
  return [
    ...made.map((link) => former.find(({ url }) => url === link.url) ?? link),
    ...former.filter((link) => !isMade(link) && isOpen(link)),
  ];
}

/** sessionStorage key of the links of a space. */
const keyOf = (spaceId: string) => `plaza-links-${spaceId}`;

/** The links that the tab keeps of a space. */
export function readLinks(spaceId: string): KeptLink[] {
  try {
    const links: unknown = JSON.parse(sessionStorage.getItem(keyOf(spaceId)) ?? "[]");
    return Array.isArray(links) ? (links as KeptLink[]) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps the links in this tab instead of those before. Best effort: nothing is kept if the storage is
 * full or blocked.
 *
 * @returns whether all are kept
 */
export function keepLinks(spaceId: string, links: readonly KeptLink[]): boolean {
  try {
    sessionStorage.removeItem(keyOf(spaceId));
    if (links.length === 0) return false;
    sessionStorage.setItem(keyOf(spaceId), JSON.stringify(links));
    return true;
  } catch {
    return false;
  }
}
