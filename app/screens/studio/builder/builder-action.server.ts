/** The forms of the builder. Long because the draft is found, changed, saved and refused here. */
import { randomBytes } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";
import { db } from "#db/connection/live-database.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import {
  createWork,
  findBlock,
  isFull,
  type BuilderWork,
} from "#domain/studio/builder/builder-work.ts";
import { applyOperation, type BuilderOperation } from "#domain/studio/builder/builder-operation.ts";
import {
  compactDraft,
  nextDraftTime,
  type BuilderDraft,
} from "#domain/studio/builder/builder-draft.ts";
import { readOperation } from "#domain/studio/builder/builder-form.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { isOn } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { flashOf, redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { saveAs } from "#app/session/save-layout.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { writtenCount } from "#app/forms/written-text.server.ts";
import {
  builderRefusalText,
  layoutDoneText,
  savedLayoutText,
  staleLayout,
  type BuilderRefusal,
} from "#app/presenters/answers/layouts.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findLatestLayout, findPageBehind } from "#db/queries/studio/builder.ts";
import { builderAddress, readPlace } from "./builder-address.ts";
import {
  forgetDraftCookie,
  readDraftCookie,
  writeDraftCookie,
} from "#domain/studio/builder/builder-draft-cookie.ts";
import {
  compactUndo,
  readUndoCookie,
  writeUndoCookie,
  type UndoneFrom,
  type UndoStep,
} from "#domain/studio/builder/builder-undo.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { isUpload, uploadPicture, withPicture } from "./upload-picture.server.ts";
import { writtenWords } from "./words.ts";

/** The user's draft, as far as the server can know it: from the cookie or the database. */
export interface FoundDraft {
  /** Time of the last change, ms since the epoch; 0 if never changed. */
  at: number;
  work: BuilderWork;
  /** The draft is only in the browser's localStorage, too large for a cookie; `work` is not it. */
  isElsewhere: boolean;
  /** The saved version that the draft started from; 0 for an empty canvas. */
  base: number;
  /** Success message of the last action; then the draft equals the saved version. */
  done?: string;
}

/** The draft from the cookie, else the last saved layout, else an empty canvas. */
export async function findDraft(request: Request): Promise<FoundDraft> {
  const cookieDraft = readDraftCookie(request.headers.get("Cookie"));
  const { personId } = await findViewer(request);
  const saved = await findLatestLayout(db, personId);
  if (cookieDraft && "work" in cookieDraft)
    return { ...cookieDraft, base: cookieDraft.base ?? 0, isElsewhere: false };
  const seed = randomBytes(6).toString("hex");
  const work = createWork(seed, parseBlocks(saved?.blocks) ?? []);
  const flash = flashOf(request);
  const lang = requestLang(request);
  const done = cookieDraft === null && flash ? await doneText(flash, personId, lang) : undefined;
  return {
    at: cookieDraft?.at ?? 0,
    work,
    isElsewhere: cookieDraft !== null,
    base: saved?.version ?? 0,
    ...(done && { done }),
  };
}

async function doneText(
  flash: { code: string; about: string },
  personId: string,
  lang: { locale: Locale },
): Promise<string | undefined> {
  const { code, about } = flash;
  if (code !== SAVED && code !== SAME) return layoutDoneText(flash, lang);
  const version = Number(about);
  const behind = await findPageBehind(db, personId, version);
  return savedLayoutText({ version, isNew: code === SAVED }, behind, lang);
}

/** Flash codes of a save. */
const [SAVED, SAME] = ["layout-saved", "layout-same"];

/**
 * The builder's forms, when submitted without JavaScript. Applies the operation to the draft in the
 * cookie and redirects to the page; a draft that a cookie cannot hold is saved as a version instead.
 * "save" stores the draft as a version; "take" discards the draft in favour of the saved version.
 */
export async function answerBuilder({ request, context }: WriteArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "save") return answerSave({ request, context }, form);
  if (form.get("intent") === "take") {
    const { personId } = await findViewer(request);
    const version = (await findLatestLayout(db, personId))?.version ?? 0;
    return redirectSaved(request, paths.builder, "layout-taken", {
      version,
      headers: new Headers(),
    });
  }
  const found = await findDraft(request);
  if (form.get("intent") === "undo") return answerUndo({ request, context }, found, form);
  if (form.get("intent") === "start") {
    const work = createWork(found.work.seed);
    // A draft that only the browser can read is gone: what was saved before it is not its undo.
    const before = found.isElsewhere ? work : found.work;
    return keep({ request, context }, { ...found, work }, { before, form });
  }
  // Must not replace a draft that only the browser can read.
  if (found.isElsewhere) return refuseFor(request, "large", 409);
  const operation = readOperation(form, writtenWords(requestLang(request)));
  if (!operation) return refuseFor(request, "unknown", 400);
  const after = applyOperation(found.work, operation);
  if (after === found.work && isGrowth(operation) && isFull(after))
    return refuseFor(request, "full", 409);
  if (!blocksExist(found.work, operation)) return refuseFor(request, "unknown", 404);
  if (isUpload(form) && operation.kind === "edit")
    return answerUpload({ request, context }, found, operation, form);
  return keep(
    { request, context },
    { ...found, work: after },
    { before: found.work, operation, form },
  );
}

/** Undo without JavaScript: puts the blocks back as they were before the last change, or repeats it. */
function answerUndo(args: WriteArgs, found: FoundDraft, form: FormData) {
  const step = findUndo(args.request, found);
  if (!step) return refuseFor(args.request, "nothing", 409);
  const { work: before } = found;
  const isRedo = !step.isRedo;
  return keep(args, { ...found, work: step.work }, { before, isRedo, form });
}

/** The last change that can be undone without JavaScript; null for none. */
export function findUndo(
  request: Request,
  { at, base, work, isElsewhere }: Omit<FoundDraft, "done">,
): UndoStep | null {
  if (isElsewhere) return null;
  const from: UndoneFrom = at > 0 ? { at } : { version: base };
  return readUndoCookie(request.headers.get("Cookie"), work, from);
}

/**
 * A block's form with a picture that was chosen in it: stores the picture, then keeps the draft with what was
 * typed and the picture on the block.
 */
async function answerUpload(
  args: WriteArgs,
  found: FoundDraft,
  operation: BuilderOperation & { kind: "edit" },
  form: FormData,
) {
  const added = await uploadPicture(args, form);
  if (added.refused) return withTyped(added.refused, typedIn(form));
  const isGallery = findBlock(found.work, operation.id)?.type === "gallery";
  const changes = withPicture(operation.changes, added.hash, isGallery);
  const edited = { ...operation, changes };
  const work = applyOperation(found.work, edited);
  // Typed values are cut and checked as in any edit; the picture itself is kept in any case.
  const { headers } = added;
  return keep(args, { ...found, work }, { before: found.work, operation: edited, form, headers });
}

/** What was changed in a draft. */
interface Kept {
  before: BuilderWork;
  /** Undefined for a new canvas and an undo. */
  operation?: BuilderOperation;
  /** An undo that can be repeated. */
  isRedo?: boolean;
  form: FormData;
  /** Those of a write that was done with it. */
  headers?: Headers;
}

/** Stores the draft, in the cookie or as a version, with how it was before for an undo. */
async function keep(
  { request, context }: WriteArgs,
  { at, work, base }: FoundDraft,
  { before, operation, isRedo = false, form, headers = new Headers() }: Kept,
) {
  const draft: BuilderDraft = { at: nextDraftTime(Date.now(), at), work, base };
  const { isAdvanced } = readPlace(new URL(request.url).searchParams);
  const to = addressAfter(work, operation, isAdvanced);
  const isSecure = new URL(request.url).protocol === "https:";
  // A form that changed nothing leaves the step as it was.
  const former = findUndo(request, { at, base, work: before, isElsewhere: false });
  const step = work.blocks === before.blocks ? former : { work: before, isRedo };
  const undoCookie = (from: UndoneFrom, draftLength: number) =>
    writeUndoCookie(
      step &&
        compactUndo({ before: step.work, after: work, from, isRedo: step.isRedo }, draftLength),
      isSecure,
    );
  const compact = compactDraft(draft);
  if (compact === null) {
    // A visitor whose first write was the picture: saving with this request would make a second guest.
    if (headers.has("Set-Cookie")) return redirect(to, { status: 303, headers });
    const key = readFormKey(form);
    const saved = await saveAs({ request, context }, { key, base, blocks: work.blocks });
    const [intent, lang] = ["edit", requestLang(request)];
    if (saved.kind === "not-written") return refuseUnwritten(saved.error, { intent, lang });
    if (saved.kind === "stale") return refuse(staleLayout(saved.latest, lang));
    saved.headers.append("Set-Cookie", undoCookie({ version: saved.version }, 0));
    return redirectSaved(request, to, SAVED, saved);
  }
  const preferences = cookiePreferences(request);
  const cookie = writeDraftCookie(draft, {
    secure: isSecure,
    isForSession: isOn(preferences, "incognito"),
  });
  headers.append("Set-Cookie", cookie);
  headers.append("Set-Cookie", undoCookie({ at: draft.at }, compact.length));
  return redirect(to, { status: 303, headers });
}

/** The address to redirect to: the part of the page that the operation changed. */
function addressAfter(
  { selectedId }: BuilderWork,
  operation: BuilderOperation | undefined,
  isAdvanced: boolean,
): string {
  if (!operation || operation.kind === "remove" || operation.kind === "clear") {
    return builderAddress({ hash: "canvas" });
  }
  if (isGrowth(operation)) return builderAddress({ block: selectedId, hash: "canvas" });
  const block = "id" in operation ? operation.id : null;
  return builderAddress({ block, isAdvanced, hash: "properties" });
}

const isGrowth = ({ kind }: BuilderOperation) => kind === "add" || kind === "duplicate";

/** Whether the blocks named by an operation exist. */
function blocksExist({ blocks }: BuilderWork, operation: BuilderOperation): boolean {
  const ids = [
    ...("id" in operation ? [operation.id] : []),
    ...("otherId" in operation ? [operation.otherId] : []),
  ];
  return ids.every((id) => blocks.some((block) => block.id === id));
}

/**
 * Save Layout without JavaScript: saves the draft. A posted `base` resolves a conflict; `then=publish`, of the
 * preview, goes on to the form that publishes.
 */
async function answerSave({ request, context }: WriteArgs, form: FormData) {
  const found = await findDraft(request);
  if (found.isElsewhere) return refuseFor(request, "large", 409);
  const { base } = SAVE.parse({ base: form.get("base") ?? found.base });
  const { blocks } = found.work;
  const saved = await saveAs({ request, context }, { key: readFormKey(form), base, blocks });
  const [intent, lang] = ["save", requestLang(request)];
  if (saved.kind === "not-written") return refuseUnwritten(saved.error, { intent, lang });
  if (saved.kind === "stale") return refuse(staleLayout(saved.latest, lang));
  if (form.get("then") === "publish") {
    saved.headers.append("Set-Cookie", forgetDraftCookie);
    const to = `${studioPaths.pages}?version=${saved.version}#new`;
    return redirect(to, { status: 303, headers: saved.headers });
  }
  const code = saved.isNew ? SAVED : SAME;
  return redirectSaved(request, paths.builder, code, saved);
}

const SAVE = z.object({ base: writtenCount() });

/** Deletes the draft's cookie: it was saved as a version, or discarded for one. */
function redirectSaved(
  request: Request,
  to: string,
  code: string,
  { version, headers }: { version: number; headers: Headers },
) {
  headers.append("Set-Cookie", forgetDraftCookie);
  return redirectWithFlash(request, to, { code, about: String(version) }, headers);
}

/** @param form the refused form, whose typed values are sent back */
function refuseFor(request: Request, reason: BuilderRefusal, status: number, form?: FormData) {
  return refuse({
    intent: "edit",
    status,
    reason,
    text: builderRefusalText(reason, requestLang(request)),
    typed: form && typedIn(form),
  });
}

/** A refusal of an upload with what was typed into the block's form beside it. */
const withTyped = (
  { data: refused, init }: NonNullable<Awaited<ReturnType<typeof uploadPicture>>["refused"]>,
  typed: Record<string, string>,
) => data({ ...refused, typed }, init ?? {});

/** What was typed into a block's form. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      TYPED.includes(name) && typeof value === "string" ? [[name, value]] : [],
    ),
  );

const TYPED: readonly string[] = ["block", "title", "description", "customStyle", "body"];
