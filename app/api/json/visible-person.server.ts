import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { env } from "#config/env.ts";
import { findViewer } from "#app/session/viewer.server.ts";

/**
 * The person id in a URL, if the viewer may see that person's data: only the demo person and the
 * viewer. Undefined for other existing people as well, so that ids cannot be probed.
 */
export async function findVisiblePerson(
  request: Request,
  userId: string | undefined,
): Promise<string | undefined> {
  if (userId === DEMO_PERSON_ID && env.PLAZA_DEMO) return userId;
  const viewer = await findViewer(request);
  return !viewer.isVisitor && userId === viewer.personId ? userId : undefined;
}
