import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { env } from "#config/env.ts";
import { findViewer } from "#app/session/viewer.server.ts";

/**
 * The person an address names, if the one who is looking may see that person's figures: the demo
 * person and oneself (product.md, "Who is looking"). Anyone else is as unknown as nobody, so that
 * ids cannot be tried out.
 */
export async function findVisiblePerson(
  request: Request,
  userId: string | undefined,
): Promise<string | undefined> {
  if (userId === DEMO_PERSON_ID && env.PLAZA_DEMO) return userId;
  const viewer = await findViewer(request);
  return !viewer.isVisitor && userId === viewer.personId ? userId : undefined;
}
