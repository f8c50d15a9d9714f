import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import {
  ENTRY_REFUSAL_MAX_CHARACTERS,
  NOBODY,
  PRIZE_SPLIT_NAMES,
  RULES_MAX_CHARACTERS,
} from "#domain/challenges/prizes.ts";
import { ITEM_INTENTS } from "#domain/items/item-intents.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { paths } from "#domain/addresses/paths.ts";
import { doneInPart, refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { listOfForm } from "#app/forms/list-address.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { writtenCount, writtenText } from "#app/forms/written-text.server.ts";
import { readFormWithFiles } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type Writer } from "#app/session/write-as.server.ts";
import {
  challengeRefusalText,
  photosLeftText,
  refusalProblem,
  rulesProblem,
  refusalCode,
} from "#app/presenters/answers/challenges.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { answerId } from "#app/ui/cards/card-answer.tsx";
import type { Db } from "#db/connection/client.ts";
import { refuseEntry } from "#db/commands/challenges/refuse-entry.ts";
import { setTerms } from "#db/commands/challenges/set-terms.ts";
import { awardChallenge } from "#db/commands/challenges/award-challenge.ts";
import { cancelChallenge } from "#db/commands/challenges/cancel-challenge.ts";
import { joinChallenge } from "#db/commands/challenges/join-challenge.ts";
import { leaveChallenge } from "#db/commands/challenges/leave-challenge.ts";
import { ENTRY_FIELDS, handIn, PHOTOS_FIELD } from "./entry-action.server.ts";

const FORM = z.object({
  intent: z.enum(ITEM_INTENTS.challenge),
  key: formKey(),
  text: typedText(),
  link: typedText().transform((link) => link.trim()),
  /** The winner of each place by id, or NOBODY: fewer winners share the whole reward. */
  winner: typedText(),
  winner2: typedText(),
  winner3: typedText(),
  /** Author and version of an entry that is refused, and the reason. */
  author: typedText(),
  version: writtenCount(),
  reason: writtenText(),
  rules: writtenText(),
  split: typedText(),
  ...ENTRY_FIELDS,
});

type Done = Outcome<{ outcome: string }, ChallengeRefusal>;

/**
 * The buttons of a challenge's page, and Join on the cards of a list. Submitting an entry needs an
 * idempotency key; the other commands are idempotent by nature.
 *
 * @throws 404 for an unknown challenge, what `readForm` throws
 */
export async function answerChallenge({ request, params, context }: ActionFunctionArgs) {
  const { form, files: photos } = await readFormWithFiles(request, FORM, PHOTOS_FIELD);
  const { intent, author: participantId, version } = form;
  const challengeId = parseItemId(params.id);
  if (!challengeId) throw data(null, { status: 404 });

  const lang = requestLang(request);
  if (intent === "submit")
    return answerEntry({ request, params, context }, challengeId, { ...form, photos });
  const [reason, rules] = [form.reason.trim(), form.rules.trim()];
  const typed = { reason, rules };
  if (intent === "refuse" && (reason === "" || reason.length > ENTRY_REFUSAL_MAX_CHARACTERS)) {
    const fields = { reason: refusalProblem(lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  if (intent === "save-terms" && rules.length > RULES_MAX_CHARACTERS) {
    const fields = { rules: rulesProblem(lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const split = PRIZE_SPLIT_NAMES.find((name) => name === form.split) ?? "one";
  const winnerIds = [form.winner, form.winner2, form.winner3].filter(
    (id) => id !== "" && id !== NOBODY,
  );
  const now = new Date();
  const run = (tx: Db, { personId }: Writer): Promise<Done> => {
    const input = { personId, challengeId, now };
    if (intent === "join") return joinChallenge(tx, input);
    if (intent === "leave") return leaveChallenge(tx, input);
    if (intent === "cancel") return cancelChallenge(tx, input);
    if (intent === "award") return awardChallenge(tx, { ...input, winnerIds });
    if (intent === "refuse") return refuseEntry(tx, { ...input, participantId, version, reason });
    return setTerms(tx, { ...input, rules, split });
  };
  const written = await writeAs({ request, context }, run);
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  const list = listOfForm(request, context.isDocument === false ? "" : `#${answerId(challengeId)}`);
  const leadTo = (to: string, code: string) =>
    redirectWithFlash(request, to, { code, about: challengeId }, headers);
  if (value.kind === "done") throw leadTo(list ?? paths.challenge(challengeId), value.outcome);
  if (value.reason === "gone" && (intent === "join" || intent === "leave"))
    throw data(null, { status: 404 });
  if (list) throw leadTo(list, refusalCode(value.reason));
  return refuse({
    intent,
    status: 409,
    reason: value.reason,
    text: challengeRefusalText(value.reason, lang),
    typed,
  });
}

/** Hands in an entry. @throws the redirect after success, unless photographs were left out: the form names them */
async function answerEntry(
  args: ActionFunctionArgs,
  challengeId: string,
  form: z.output<typeof FORM> & { photos: readonly File[] },
) {
  const { request } = args;
  const lang = requestLang(request);
  const answer = await handIn(args, challengeId, form);
  if ("refused" in answer) return answer.refused;
  const { value, headers } = answer.written;
  if (value.kind === "done" && answer.left.length > 0)
    return doneInPart(
      {
        intent: "submit",
        text: photosLeftText(lang),
        fields: { [PHOTOS_FIELD]: answer.left.join(" ") },
      },
      headers,
    );
  if (value.kind === "done")
    throw redirectWithFlash(
      request,
      paths.challenge(challengeId),
      { code: "handed-in", about: challengeId },
      headers,
    );
  const { text, link, title, alt } = form;
  return refuse({
    intent: "submit",
    status: 409,
    reason: value.reason,
    text: challengeRefusalText(value.reason, lang),
    typed: { text, link, title, alt },
  });
}
