import { redirectDocument } from "@remix-run/node";

/**
 * Goes to a page as somebody else than before: as a document of its own, so that nothing a script
 * keeps of the former person is shown to the next.
 *
 * @param to a path of this site, already checked
 */
export const leaveFor = (to: string, headers: Headers): Response =>
  redirectDocument(to, { status: 303, headers });
