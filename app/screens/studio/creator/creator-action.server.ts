import { data } from "@remix-run/node";
import {
  checkCommand,
  checkPrompt,
  isSystemPrompt,
  readCommandName,
  readCreationKind,
  readPrompt,
} from "#domain/studio/creations.ts";
import { creationAddress, CREATOR_SETTINGS } from "#domain/studio/creator-address.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import type { Db } from "#db/connection/client.ts";
import {
  addSlashCommand,
  removeSlashCommand,
  setSystemPrompt,
} from "#db/commands/studio/change-creator-settings.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { creatorRefusalText, type CreatorRefusal } from "./answer-text.server.ts";
import type { CreatorIntent } from "./creator-answer.ts";

/** Validation of each form: the reason for a refusal, or null. */
const CHECKS: Record<CreatorIntent, (form: FormData) => CreatorRefusal | null> = {
  send: (form) => checkPrompt(readPrompt(form.get("prompt"))),
  "system-prompt": (form) =>
    isSystemPrompt(readPrompt(form.get("systemPrompt"))) ? null : "too-long",
  command: (form) =>
    checkCommand(readCommandName(form.get("name")), readPrompt(form.get("commandPrompt"))),
  "remove-command": () => null,
};

/** The only fields whose typed values are sent back. */
const TYPED: ReadonlySet<string> = new Set([
  "intent",
  "prompt",
  "kind",
  "systemPrompt",
  "name",
  "commandPrompt",
]);

type Done =
  { kind: "done"; id?: string } | { kind: "refused"; reason: "full" | "command-too-long" };
interface Press {
  personId: string;
  address: string;
  now: Date;
  form: FormData;
}

const WORK: Record<CreatorIntent, (tx: Db, press: Press) => Promise<Done>> = {
  send: (tx, { personId, address, now, form }) => {
    const prompt = readPrompt(form.get("prompt"));
    const kind = readCreationKind(form.get("kind"));
    return storeCreation(tx, { personId, address, kind, prompt, now });
  },
  "system-prompt": (tx, { personId, now, form }) =>
    setSystemPrompt(tx, { personId, systemPrompt: readPrompt(form.get("systemPrompt")), now }),
  command: (tx, { personId, now, form }) => {
    const name = readCommandName(form.get("name"));
    const prompt = readPrompt(form.get("commandPrompt"));
    return addSlashCommand(tx, { personId, name, prompt, now });
  },
  "remove-command": (tx, { personId, now, form }) =>
    removeSlashCommand(tx, { personId, name: readCommandName(form.get("remove")), now }),
};

const DONE = {
  send: "creation-sent",
  "system-prompt": "prompt-set",
  command: "command-added",
  "remove-command": "command-removed",
} as const satisfies Record<CreatorIntent, string>;

const isIntent = (value: unknown): value is CreatorIntent =>
  typeof value === "string" && Object.hasOwn(CHECKS, value);

/**
 * Stores a sent prompt or a setting. A refusal (422, or 409 with the maximum of commands) keeps what
 * was typed.
 *
 * @throws 400 for an unknown intent, what `readForm` throws
 */
export async function answerCreator({ request, context }: WriteArgs) {
  const form = await readForm(request);
  const intent = form.has("remove") ? "remove-command" : form.get("intent");
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (TYPED.has(name) ? [[name, readPrompt(value)]] : [])),
  ) as Record<string, string>;
  const lang = requestLang(request);
  const refuseFor = (reason: CreatorRefusal, status: number) =>
    refuse({ intent, status, reason, text: creatorRefusalText(reason, intent, lang), typed });
  const problem = CHECKS[intent](form);
  if (problem) return refuseFor(problem, 422);

  const [now, key] = [new Date(), readFormKey(form)];
  const content = { ...typed, remove: readPrompt(form.get("remove")) };
  const done = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: `creator-${intent}`, payload: content }, () =>
      WORK[intent](tx, { personId, address, now, form }),
    ),
  );
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed });
  const { value, headers } = done;
  if (value.kind === "refused") return refuseFor(value.reason, value.reason === "full" ? 409 : 422);
  const to = value.id === undefined ? CREATOR_SETTINGS : creationAddress(value.id);
  const flash = { code: DONE[intent], about: value.id ?? "" };
  throw redirectWithFlash(request, to, flash, headers);
}
