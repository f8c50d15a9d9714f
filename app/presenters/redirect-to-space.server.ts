import { paths } from "#domain/addresses/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";

/** Subject of a flash that the list of spaces shows. */
export const SPACE_LIST_FLASH = "spaces";

/**
 * The response to a change of a person's membership: a redirect to the space, or to the list of
 * spaces for a person who can no longer open it (a private space that was left or declined).
 */
export function redirectToSpace(
  request: Request,
  { spaceId, outcome, isOpen }: { spaceId: string; outcome: string; isOpen: boolean },
  headers: Headers,
): Response {
  return isOpen
    ? redirectWithFlash(request, paths.space(spaceId), { code: outcome, about: spaceId }, headers)
    : redirectWithFlash(request, paths.spaces, { code: outcome, about: SPACE_LIST_FLASH }, headers);
}
