import { data, type ActionFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readSpaceFields } from "#domain/items/item-fields.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { editSpace } from "#db/commands/spaces/edit-space.ts";
import { once } from "#db/commands/writing/once.ts";

const FIELDS = ["name", "description", "type", "joinPolicy", "maxMembers"] as const;

/** What came of a form that does not lead on, with all that was typed. */
export interface EditAnswer {
  typed: Record<(typeof FIELDS)[number], string>;
  wrong: string[];
  refused?: "changed" | "small";
  notWritten?: { waitSeconds: number; isConflict: boolean };
}

/**
 * Stores what the owner has made of a space, unless it was changed since the page was shown.
 *
 * @throws 404 for a space there is not, or that is not the person's; what `readForm` throws
 */
export async function answerEdit({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const typed = Object.fromEntries(
    FIELDS.map((name) => [name, textField(form, name)]),
  ) as EditAnswer["typed"];
  const refuse = (why: Partial<EditAnswer>, init: ResponseInit) => {
    const answer: EditAnswer = { typed, wrong: [], ...why };
    return data(answer, init);
  };
  const read = readSpaceFields(typed);
  if ("wrong" in read) return refuse({ wrong: read.wrong }, { status: 422 });
  const [space, seen] = [read.fields, textField(form, "seen")];
  const [key, now] = [readFormKey(form), new Date()];
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about: `edit-space ${spaceId}`, content: { ...space, seen } }, () =>
      editSpace(tx, { personId, spaceId, seen, space, now }),
    ),
  );
  if (!written.isDone) {
    const { data: notWritten, init } = written.answer;
    return refuse({ notWritten }, init ?? { status: 409 });
  }
  const { value, headers } = written;
  if (value.kind === "refused") {
    if (value.reason === "gone") throw data(null, { status: 404 });
    return refuse({ refused: value.reason }, { status: 409 });
  }
  const flash = { code: "edited", about: value.spaceId };
  throw redirectWithFlash(request, paths.space(value.spaceId), flash, headers);
}
