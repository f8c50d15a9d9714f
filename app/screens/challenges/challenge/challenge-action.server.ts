import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import {
  ENTRY_LINK_MAX_CHARACTERS,
  ENTRY_TEXT_MAX_CHARACTERS,
  type ChallengeRefusal,
  type Outcome,
} from "#domain/spaces/community.ts";
import { safeNext } from "#domain/journey/gate.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { isWebAddress } from "#domain/format/web-address.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs, type Writer } from "#app/session/write-as.server.ts";
import {
  challengeRefusalText,
  entryProblemText,
  refusalCode,
} from "#app/presenters/challenge-answer-text.server.ts";
import { answerId } from "#app/ui/cards/challenge-card.tsx";
import type { Db } from "#db/connection/client.ts";
import { awardChallenge } from "#db/commands/challenges/award-challenge.ts";
import { cancelChallenge } from "#db/commands/challenges/cancel-challenge.ts";
import { joinChallenge } from "#db/commands/challenges/join-challenge.ts";
import { leaveChallenge } from "#db/commands/challenges/leave-challenge.ts";
import { once } from "#db/commands/writing/once.ts";
import { submitEntry } from "#db/commands/challenges/submit-entry.ts";

const INTENTS = z.enum(["join", "leave", "submit", "award", "cancel"]);

const entryShape = z.object({
  text: z.string().trim().min(1).max(ENTRY_TEXT_MAX_CHARACTERS),
  link: z.union([
    z.literal(""),
    z.string().max(ENTRY_LINK_MAX_CHARACTERS).url().refine(isWebAddress),
  ]),
});

/** What was wrong with an entry, and what was typed. */
export interface EntryProblem {
  problem: "text" | "link";
  /** In words. */
  why: string;
  typed: { text: string; link: string };
}

type Done = Outcome<{ outcome?: string }, ChallengeRefusal>;

/**
 * The buttons of a challenge's page, and Join on the cards of a list. Handing in is done once a key; the others do nothing the second
 * time by nature.
 *
 * @throws 400 for an intent a challenge does not know, 404 for an unknown one, what `readForm` throws
 */
export async function answerChallenge({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = INTENTS.safeParse(form.get("intent")).data;
  if (!intent) throw data(null, { status: 400 });
  const challengeId = parseItemId(params.id);
  if (!challengeId) throw data(null, { status: 404 });

  const typed = { text: textField(form, "text"), link: textField(form, "link").trim() };
  const entry = entryShape.safeParse(typed);
  if (intent === "submit" && !entry.success) {
    const problem = entry.error.issues[0]?.path[0] === "link" ? "link" : "text";
    const why = entryProblemText(problem, requestLang(request));
    return data({ problem, why, typed } satisfies EntryProblem, { status: 422 });
  }
  const now = new Date();
  const winnerId = textField(form, "winner");
  const key = readFormKey(form);
  const run = (tx: Db, { personId, address }: Writer): Promise<Done> => {
    const who = { personId, challengeId, now };
    if (intent === "join") return joinChallenge(tx, who);
    if (intent === "leave") return leaveChallenge(tx, who);
    if (intent === "cancel") return cancelChallenge(tx, who);
    if (intent === "award") return awardChallenge(tx, { ...who, winnerId });
    const content = entry.data ?? typed;
    return once(tx, { personId, key, about: `submit-entry ${challengeId}`, content }, () =>
      submitEntry(tx, { ...who, address, ...content }),
    );
  };
  const written = await writeAs({ request, context }, run);
  if (!written.isDone)
    return data(
      { ...written.answer.data, typed },
      { ...written.answer.init, status: written.answer.init?.status ?? 409 },
    );
  const { value, headers } = written;
  const list = listOf(form, context.isDocument === false ? "" : `#${answerId(challengeId)}`);
  const leadTo = (to: string, code: string) =>
    redirectWithFlash(request, to, { code, about: challengeId }, headers);
  if (value.kind === "done")
    throw leadTo(list ?? paths.challenge(challengeId), value.outcome ?? "handed-in");
  if (value.reason === "gone" && (intent === "join" || intent === "leave"))
    throw data(null, { status: 404 });
  if (list) throw leadTo(list, refusalCode(value.reason));
  const lang = requestLang(request);
  return data({ refused: challengeRefusalText(value.reason, lang), typed }, { status: 409 });
}

/** Lists whose cards say what came of a press on them. */
const LISTS = /^\/(?:challenges)?(?:\?|$)/;

/**
 * Where the list is that a button was pressed on; undefined for none.
 *
 * @param place on it, for a whole page: with script nothing moves
 */
function listOf(form: FormData, place: string): string | undefined {
  const back = safeNext(textField(form, "back"), "");
  return LISTS.test(back) ? back + place : undefined;
}
