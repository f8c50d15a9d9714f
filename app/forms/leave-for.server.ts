import { redirectDocument } from "@remix-run/node";

/**
 * Redirects after the browser's identity changed (sign-in, sign-out): with a full document load, so
 * that nothing in the scripts' memory is shown to the next person.
 *
 * @param to a path of this site, already checked
 */
export const leaveFor = (to: string, headers: Headers): Response =>
  redirectDocument(to, { status: 303, headers });
