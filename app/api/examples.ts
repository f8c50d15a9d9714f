import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { safePath } from "#domain/journey/gate.ts";
import {
  bringExamplesBack,
  putExamplesAway,
} from "#db/commands/people/guests/put-examples-away.ts";
import { paths } from "#domain/addresses/paths.ts";
import { unwrittenResponse } from "#app/presenters/answers/not-written.server.ts";
import { typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({ intent: z.enum(["away", "back"]), returnTo: typedText() });

/** GET redirects to the home. */
export function loader() {
  return redirect(paths.home);
}

/**
 * Puts the viewer's examples away, or brings them back, and redirects back to the page with the form.
 *
 * @throws a response in words if nothing could be written
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, returnTo } = await readForm(request, FORM);
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    intent === "away" ? putExamplesAway(tx, personId) : bringExamplesBack(tx, personId),
  );
  if (!written.ok) throw unwrittenResponse(written.error, requestLang(request));
  return redirect(safePath(returnTo), { status: 303, headers: written.headers });
}
