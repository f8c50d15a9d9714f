import { redirect } from "@remix-run/node";
import { z } from "zod";
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
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
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
import { saveAsArtifakt } from "./save-artifakt.server.ts";

/** A text as typed, with the line breaks that are counted and stored. */
const prompt = () => typedText().transform(readPrompt);
/** The id of a creation or a run; empty for none, or for what can be none. */
const id = () => typedText().transform((text) => parseItemId(text) ?? "");
/** The number of a version as the form sends it: it is sent back with a refusal. */
const version = () => typedText();
/** Names of fields that correct what was understood; the rest of the name is the chip's key. */
const CHIP_FIELD = /^chip-([a-z-]{1,24})$/;
const CHIP_MAX_CHARACTERS = 200;

const form = <Intent extends string, Fields extends z.ZodRawShape>(
  intent: Intent,
  fields: Fields,
) => z.object({ intent: z.literal(intent), key: formKey(), ...fields });

/** Forms that this action writes itself. */
const STORED = [
  form("send", { creation: id(), kind: typedText(), prompt: prompt() }),
  form("again", { creation: id() }),
  form("correct", { creation: id() }).catchall(z.unknown()),
  form("stop", { creation: id(), run: id() }),
  form("restore", { creation: id(), version: version() }),
  form("branch", { creation: id(), version: version(), prompt: prompt() }),
  form("rename", { creation: id(), title: prompt() }),
  form("delete", { creation: id() }),
  form("save-system-prompt", { systemPrompt: prompt() }),
  form("add-command", { name: prompt(), commandPrompt: prompt() }),
  form("remove-command", { name: prompt() }),
] as const;

/** Names of the fields that are sent back with a refusal; a chip's correction is not. */
const FIELDS: ReadonlySet<string> = new Set(STORED.flatMap(({ shape }) => Object.keys(shape)));

const FORM = z.discriminatedUnion("intent", [
  ...STORED,
  /** An artifakt is saved by its own action. */
  form("save-artifakt", { creation: id(), version: version() }),
]);
type CreatorForm = z.output<typeof FORM>;
type StoredForm = z.output<(typeof STORED)[number]>;
type FormOf<Intent> = Extract<CreatorForm, { intent: Intent }>;

type Done =
  | { kind: "done"; id?: string; version?: number; runId?: string }
  | { kind: "refused"; reason: CreatorRefusal };
interface Press {
  personId: string;
  address: string;
  now: Date;
}

/** Corrections of what was understood, by the key of the chip. */
const correctionsOf = (fields: FormOf<"correct">): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = CHIP_FIELD.exec(name)?.[1];
      return key ? [[key, readPrompt(value).trim().slice(0, CHIP_MAX_CHARACTERS)]] : [];
    }),
  );

/** The reason for a refusal of what was typed, or null. */
function check(read: CreatorForm): CreatorRefusal | null {
  switch (read.intent) {
    case "send":
      return checkPrompt(read.prompt);
    case "restore":
    case "save-artifakt":
      return parseVersion(read.version) === undefined ? "gone" : null;
    case "branch":
      return parseVersion(read.version) === undefined ? "gone" : checkPrompt(read.prompt);
    case "rename":
      return readTitle(read.title) === "" ? "blank" : null;
    case "save-system-prompt":
      return isSystemPrompt(read.systemPrompt) ? null : "too-long";
    case "add-command":
      return checkCommand(readCommandName(read.name), read.commandPrompt);
    default:
      return null;
  }
}

async function work(tx: Db, press: Press, read: StoredForm): Promise<Done> {
  const { personId, address, now } = press;
  switch (read.intent) {
    case "send": {
      if (read.creation !== "")
        return addFollowUp(tx, { ...press, creationId: read.creation, instruction: read.prompt });
      const kind = readCreationKind(read.kind);
      return storeCreation(tx, { personId, address, kind, prompt: read.prompt, now });
    }
    case "again":
      return addVersion(tx, { personId, creationId: read.creation, now });
    case "correct": {
      const corrections = correctionsOf(read);
      return addVersion(tx, { personId, creationId: read.creation, corrections, now });
    }
    case "stop": {
      const stopped = await stopRun(tx, { id: read.run, personId, now });
      return stopped.kind === "done" ? { kind: "done", id: read.creation } : stopped;
    }
    case "restore":
      return restoreVersion(tx, {
        personId,
        creationId: read.creation,
        version: parseVersion(read.version)!,
        now,
      });
    case "branch":
      return branchCreation(tx, {
        ...press,
        creationId: read.creation,
        version: parseVersion(read.version)!,
        instruction: read.prompt,
      });
    case "rename":
      return renameCreation(tx, { personId, id: read.creation, title: readTitle(read.title), now });
    case "delete": {
      const deleted = await deleteCreation(tx, { personId, id: read.creation, now });
      return deleted.kind === "done" ? { kind: "done" } : deleted;
    }
    case "save-system-prompt":
      return setSystemPrompt(tx, { personId, systemPrompt: read.systemPrompt, now });
    case "add-command": {
      const name = readCommandName(read.name);
      return addSlashCommand(tx, { personId, name, prompt: read.commandPrompt, now });
    }
    case "remove-command":
      return removeSlashCommand(tx, { personId, name: readCommandName(read.name), now });
  }
}

const DONE = {
  send: "",
  again: "",
  correct: "",
  stop: "",
  restore: "version-restored",
  branch: "",
  rename: "creation-renamed",
  delete: "creation-deleted",
  "save-system-prompt": "prompt-set",
  "add-command": "command-added",
  "remove-command": "command-removed",
} as const satisfies Record<StoredForm["intent"], string>;

/** HTTP statuses of refusals; 422 for what was typed. */
const STATUSES: Partial<Record<CreatorRefusal, number>> = {
  full: 409,
  "too-many": 429,
  writing: 409,
  ended: 409,
  gone: 404,
};

function addressAfter(
  intent: StoredForm["intent"],
  { id, version }: Extract<Done, { kind: "done" }>,
): string {
  if (id !== undefined) return creationAddress(id, version);
  return intent === "delete" ? paths.creator : CREATOR_SETTINGS;
}

/**
 * Stores a sent prompt or a setting. A refusal (422, or 409 with the maximum of commands) keeps what
 * was typed.
 *
 * @throws what `readForm` throws: 400 for an unknown intent
 */
export async function answerCreator({ request, context }: WriteArgs) {
  const read = await readForm(request, FORM);
  const { intent, key, ...fields } = read;
  const typed = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === "string" && FIELDS.has(name) ? [[name, value]] : [],
    ),
  );
  const lang = requestLang(request);
  const refuseFor = (reason: CreatorRefusal, status: number) =>
    refuse({ intent, status, reason, text: creatorRefusalText(reason, intent, lang), typed });
  const problem = check(read);
  if (problem) return refuseFor(problem, STATUSES[problem] ?? 422);
  if (read.intent === "save-artifakt")
    return saveAsArtifakt({ request, context }, key, {
      creationId: read.creation,
      version: parseVersion(read.version)!,
      refuseFor,
      typed,
    });

  const now = new Date();
  const payload = { intent, ...typed, ...(read.intent === "correct" && correctionsOf(read)) };
  const done = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: `creator-${read.intent}`, payload }, () =>
      work(tx, { personId, address, now }, read),
    ),
  );
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed });
  const { value, headers } = done;
  if (value.kind === "refused") return refuseFor(value.reason, STATUSES[value.reason] ?? 422);
  // A browser without JavaScript cannot follow the run.
  if (value.runId && context.isDocument) await untilRunEnds(value.runId);
  const to = addressAfter(read.intent, value);
  const code = DONE[read.intent];
  if (code === "") throw redirect(to, { status: 303, headers });
  throw redirectWithFlash(request, to, { code, about: value.id ?? "" }, headers);
}
