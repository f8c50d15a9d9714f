import { BOOKED_KINDS } from "#domain/agentiks/abilities/request-form.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { passed, type Draft } from "#engine/chats/answer-question.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { formDraft } from "#engine/chats/forms/form-draft.ts";
import type { FormContext } from "#engine/chats/forms/read-answer.ts";
import { cancelsSent, isCancel, isNo, isNothing, isOnlyPolite } from "#engine/chats/intents.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";
import { writeOut } from "#engine/chats/written-out.ts";
import { ownRequests, yours } from "./own-requests.ts";
import { OWN_SAYS } from "./own-says.ts";

/**
 * Closes the open form where the customer gives it up, and says what they have sent before that still holds:
 * a cancelled form is no cancelled booking. A change is given up by a no, too.
 *
 * @returns undefined where the form goes on
 */
export function givesUp(
  turn: ChatTurn,
  request: RequestProgress,
  { form, language }: Pick<FormContext, "form" | "language">,
): Draft | undefined {
  const text = writeOut(turn.text);
  const own = ownRequests(turn);
  const dropped = { ...request, state: "cancelled", asking: null } as const;
  const says = OWN_SAYS[language];
  if (request.changes !== undefined) {
    const changed = own.find(({ id }) => id === request.changes);
    // The business has accepted or ended it meanwhile.
    if (!changed)
      return {
        ...passed("person", "asked", CHAT_SAYS[language].passed.change),
        request: dropped,
      };
    const isGivenUp = isCancel(text) || isNothing(text) || (isNo(text) && isOnlyPolite(text));
    const kept = says.kept(yours(changed, language));
    return isGivenUp ? formDraft("field", form, { text: kept, progress: dropped }) : undefined;
  }
  const isBooked = BOOKED_KINDS.includes(form.kind);
  if (!isCancel(text) && !(isBooked && cancelsSent(text))) return undefined;
  const holds = own.find(({ kind }) => BOOKED_KINDS.includes(kind) === isBooked);
  const said = [
    CHAT_SAYS[language].cancelled(form.name),
    ...(holds ? [says.stillHolds(yours(holds, language), holds.name.toLowerCase())] : []),
  ].join("\n\n");
  return formDraft("field", form, { text: said, progress: dropped });
}
