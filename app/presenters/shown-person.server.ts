import { db } from "#db/connection/live-database.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import * as m from "#app/messages/messages.js";
import { findPerson, type Person } from "#db/queries/people/people.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";

/**
 * The person shown in the page's frame: the viewer, for visitors the demo person, or an unnamed
 * visitor if PLAZA_DEMO is off.
 *
 * @throws if the demo person does not exist, in an unseeded database
 */
export async function findShownPerson(request: Request, viewer: Viewer): Promise<Person> {
  if (viewer.person) return viewer.person;
  const { personId } = viewer;
  if (personId === NOBODY_ID) {
    const name = m.account_visitor({}, requestLang(request));
    return {
      id: NOBODY_ID,
      kind: "guest",
      tier: "free",
      avatarUrl: null,
      displayName: name,
      firstName: name,
      handle: name.toLowerCase(),
    };
  }
  const person = await findPerson(db, personId);
  if (!person) throw new Error(`no person ${personId}: is the database seeded?`);
  return person;
}
