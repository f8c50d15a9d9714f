import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { EXAMPLES_MAX } from "#domain/agentiks/examples/examples.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { checkNow, type Checking } from "#db/commands/agentiks/examples/ask-for-check.ts";
import { acceptAnswer, deleteExample } from "#db/commands/agentiks/examples/change-example.ts";
import {
  saveExample,
  type ExampleAnswered,
  type ExampleRefusal,
  type OwnExamples,
} from "#db/commands/agentiks/examples/save-example.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenCount, writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["save", "accept", "delete", "check"]),
  example: writtenLine(),
  /** Number of the agentik's message in the trial. */
  seq: writtenCount(),
  /** The page with the trial that an answer was saved from. */
  back: z.enum(["try", "configure"]).catch("try"),
});
type Form = z.infer<typeof FORM>;

const DONE = {
  save: "example-saved",
  accept: "example-accepted",
  delete: "example-deleted",
  check: "examples-checked",
} as const;

const REFUSALS = {
  gone: { status: 404, text: m.examples_no_missing },
  "not-yours": { status: 403, text: m.agentiks_not_yours },
  missing: { status: 404, text: m.examples_no_missing },
  unfit: { status: 422, text: m.examples_no_unfit },
  full: { status: 409, text: m.examples_no_full },
  "too-many": { status: 409, text: m.examples_no_busy },
} as const satisfies Record<ExampleRefusal | "too-many", unknown>;

/**
 * Saves an answer of a trial as an example, takes a new answer as the good one, deletes an example, or
 * checks them all and waits for it, ten seconds at most.
 *
 * @throws 404 for an address that names no agentik, what `readForm` throws
 */
export async function answerExamples({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const { intent, back } = form;
  const lang: { locale: Locale } = requestLang(request);
  const now = new Date();
  const written = await writeAs(
    { request, context },
    (tx, { personId }): Promise<ExampleAnswered | Checking> =>
      write(tx, { personId, id, now }, form),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const { status, text } = REFUSALS[reason];
    return refuse({ intent, status, reason, text: text({ max: EXAMPLES_MAX }, lang) });
  }
  if ("runId" in value) await untilRunEnds(value.runId);
  const trial = back === "try" ? paths.agentikTry(value.id) : paths.agentikConfigure(value.id);
  const to = intent === "save" ? `${trial}#t${form.seq}` : paths.agentikExamples(value.id);
  throw redirectWithFlash(request, to, { code: DONE[intent], about: value.id }, headers);
}

function write(
  tx: Db,
  own: OwnExamples,
  { intent, example, seq }: Form,
): Promise<ExampleAnswered | Checking> {
  switch (intent) {
    case "save":
      return saveExample(tx, { ...own, seq });
    case "accept":
      return acceptAnswer(tx, { ...own, exampleId: example });
    case "delete":
      return deleteExample(tx, { ...own, exampleId: example });
    case "check":
      return checkNow(tx, own);
  }
}
