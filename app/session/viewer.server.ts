import { DEMO_PERSON_ID } from "#app/domain/people.ts";

/** The person a page is rendered for. */
export interface Viewer {
  personId: string;
  /** A visitor without a session, seeing the demo person (product.md, "Who is looking"). */
  isVisitor: boolean;
}

/** Who is looking. Reading creates no rows; accounts and guests come with sessions. */
export async function findViewer(_request: Request): Promise<Viewer> {
  return { personId: DEMO_PERSON_ID, isVisitor: true };
}
