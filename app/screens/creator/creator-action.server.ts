import { data } from "@remix-run/node";
import {
  checkCommand,
  checkPrompt,
  isSystemPrompt,
  readCommandName,
  readPrompt,
} from "#app/domain/creations.ts";
import { readForm } from "#app/session/read-form.server.ts";
import type { CreatorAnswer, CreatorIntent } from "./creator-answer.ts";

/** Why a form is not taken; null when only the place to keep it is missing. */
const CHECKS: Record<CreatorIntent, (form: FormData) => CreatorAnswer["problem"] | null> = {
  send: (form) => checkPrompt(readPrompt(form.get("prompt"))),
  "system-prompt": (form) =>
    isSystemPrompt(readPrompt(form.get("systemPrompt"))) ? null : "too-long",
  command: (form) =>
    checkCommand(readCommandName(form.get("name")), readPrompt(form.get("commandPrompt"))),
};

/** What comes back of what was typed: these fields and no others. */
const TYPED: ReadonlySet<string> = new Set([
  ...["intent", "prompt", "kind", "systemPrompt", "name", "commandPrompt"],
]);

const isIntent = (value: unknown): value is CreatorIntent =>
  typeof value === "string" && Object.hasOwn(CHECKS, value);

/**
 * Checks what was written (spec 5 "Creator") and says honestly that it cannot be stored yet (501);
 * 422 when it would not be taken at all.
 *
 * @throws 400 for an unknown intent, what `readForm` throws
 */
export async function answerCreator(request: Request) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const problem = CHECKS[intent](form);
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (TYPED.has(name) ? [[name, readPrompt(value)]] : [])),
  ) as Record<string, string>;
  const answer: CreatorAnswer = { intent, problem: problem ?? "not-open", typed };
  return data(answer, { status: problem ? 422 : 501 });
}
