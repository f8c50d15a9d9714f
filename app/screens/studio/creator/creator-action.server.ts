import { data, redirect } from "@remix-run/node";
import { paths } from "#domain/addresses/paths.ts";
import {
  checkCommand,
  checkPrompt,
  isSystemPrompt,
  readCommandName,
  readCreationKind,
  readPrompt,
  readTitle,
} from "#domain/studio/creations.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { creationAddress, CREATOR_SETTINGS, parseVersion } from "#domain/studio/creator-address.ts";
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
import { addVersion } from "#db/commands/studio/add-version.ts";
import { addFollowUp } from "#db/commands/studio/add-follow-up.ts";
import { deleteCreation, renameCreation } from "#db/commands/studio/change-creation.ts";
import { branchCreation } from "#db/commands/studio/branch-creation.ts";
import { restoreVersion } from "#db/commands/studio/restore-version.ts";
import { stopRun } from "#db/commands/runs/stop-run.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { creatorRefusalText, type CreatorRefusal } from "./answer-text.server.ts";
import type { CreatorIntent } from "./creator-answer.ts";
import { saveAsArtifakt } from "./save-artifakt.server.ts";

/** Validation of each form: the reason for a refusal, or null. */
const CHECKS: Record<CreatorIntent, (form: FormData) => CreatorRefusal | null> = {
  again: () => null,
  correct: () => null,
  stop: () => null,
  restore: (form) => (versionOf(form) === undefined ? "gone" : null),
  branch: (form) =>
    versionOf(form) === undefined ? "gone" : checkPrompt(readPrompt(form.get("prompt"))),
  "save-artifakt": (form) => (versionOf(form) === undefined ? "gone" : null),
  rename: (form) => (readTitle(form.get("title")) === "" ? "blank" : null),
  delete: () => null,
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
  "creation",
  "title",
  "version",
]);

/** Names of fields that correct what was understood; the rest of the name is the chip's key. */
const CHIP_FIELD = /^chip-([a-z-]{1,24})$/;
const CHIP_MAX_CHARACTERS = 200;

type Done =
  | { kind: "done"; id?: string; version?: number; runId?: string }
  | { kind: "refused"; reason: CreatorRefusal };
interface Press {
  personId: string;
  address: string;
  now: Date;
  form: FormData;
}

/** What this action writes itself; an artifakt is saved by its own. */
type StoredIntent = Exclude<CreatorIntent, "save-artifakt">;

const idIn = (form: FormData, field: "creation" | "run"): string =>
  parseItemId(String(form.get(field) ?? "")) ?? "";
const versionOf = (form: FormData): number | undefined => parseVersion(form.get("version"));
const creationOf = (form: FormData): string => idIn(form, "creation");

/** Corrections of what was understood, by the key of the chip. */
const correctionsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = CHIP_FIELD.exec(name)?.[1];
      return key ? [[key, readPrompt(value).trim().slice(0, CHIP_MAX_CHARACTERS)]] : [];
    }),
  );

const WORK: Record<StoredIntent, (tx: Db, press: Press) => Promise<Done>> = {
  send: (tx, { personId, address, now, form }) => {
    const prompt = readPrompt(form.get("prompt"));
    const creationId = creationOf(form);
    if (creationId !== "")
      return addFollowUp(tx, { personId, address, creationId, instruction: prompt, now });
    const kind = readCreationKind(form.get("kind"));
    return storeCreation(tx, { personId, address, kind, prompt, now });
  },
  again: (tx, { personId, now, form }) =>
    addVersion(tx, { personId, creationId: creationOf(form), now }),
  correct: (tx, { personId, now, form }) =>
    addVersion(tx, {
      personId,
      creationId: creationOf(form),
      corrections: correctionsOf(form),
      now,
    }),
  stop: async (tx, { personId, now, form }) => {
    const stopped = await stopRun(tx, { id: idIn(form, "run"), personId, now });
    return stopped.kind === "done" ? { kind: "done", id: creationOf(form) } : stopped;
  },
  restore: (tx, { personId, now, form }) =>
    restoreVersion(tx, { personId, creationId: creationOf(form), version: versionOf(form)!, now }),
  branch: (tx, { personId, address, now, form }) =>
    branchCreation(tx, {
      personId,
      address,
      creationId: creationOf(form),
      version: versionOf(form)!,
      instruction: readPrompt(form.get("prompt")),
      now,
    }),
  rename: (tx, { personId, now, form }) =>
    renameCreation(tx, {
      personId,
      id: creationOf(form),
      title: readTitle(form.get("title")),
      now,
    }),
  delete: async (tx, { personId, now, form }) => {
    const deleted = await deleteCreation(tx, { personId, id: creationOf(form), now });
    return deleted.kind === "done" ? { kind: "done" } : deleted;
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
  send: "",
  again: "",
  correct: "",
  stop: "",
  restore: "version-restored",
  branch: "",
  rename: "creation-renamed",
  delete: "creation-deleted",
  "system-prompt": "prompt-set",
  command: "command-added",
  "remove-command": "command-removed",
} as const satisfies Record<StoredIntent, string>;

const isIntent = (value: unknown): value is CreatorIntent =>
  typeof value === "string" && Object.hasOwn(CHECKS, value);

/** HTTP statuses of refusals; 422 for what was typed. */
const STATUSES: Partial<Record<CreatorRefusal, number>> = {
  full: 409,
  "too-many": 429,
  writing: 409,
  ended: 409,
  gone: 404,
};

function addressAfter(
  intent: StoredIntent,
  { id, version }: Extract<Done, { kind: "done" }>,
): string {
  if (id !== undefined) return creationAddress(id, version);
  return intent === "delete" ? paths.creator : CREATOR_SETTINGS;
}

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
  if (problem) return refuseFor(problem, STATUSES[problem] ?? 422);
  if (intent === "save-artifakt")
    return saveAsArtifakt({ request, context }, form, {
      creationId: creationOf(form),
      version: versionOf(form)!,
      refuseGone: () => refuseFor("gone", 404),
      typed,
    });

  const [now, key] = [new Date(), readFormKey(form)];
  const content = {
    ...typed,
    ...correctionsOf(form),
    run: readPrompt(form.get("run")),
    remove: readPrompt(form.get("remove")),
  };
  const done = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: `creator-${intent}`, payload: content }, () =>
      WORK[intent](tx, { personId, address, now, form }),
    ),
  );
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed });
  const { value, headers } = done;
  if (value.kind === "refused") return refuseFor(value.reason, STATUSES[value.reason] ?? 422);
  // A browser without JavaScript cannot follow the run.
  if (value.runId && context.isDocument) await untilRunEnds(value.runId);
  const to = addressAfter(intent, value);
  const code = DONE[intent];
  if (code === "") throw redirect(to, { status: 303, headers });
  throw redirectWithFlash(request, to, { code, about: value.id ?? "" }, headers);
}
