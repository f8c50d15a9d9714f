import { data } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { isOwnKitId } from "#domain/shop/kits/own/own-kits.ts";
import { digestOf } from "#db/commands/shop/kits/kit-things.ts";
import { listTrackTitles } from "#db/queries/shop/kits/track-titles.ts";
import { findManifestProblems } from "#db/queries/shop/own-kits/find-manifest-problems.ts";
import { findOwnKit, listOwnVersions } from "#db/queries/shop/own-kits/list-own-kits.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { shownProblems } from "#app/presenters/kits/manifest-problems.server.ts";
import { ownNames, ownStateName } from "#app/presenters/kits/own-kit-words.server.ts";
import { permissionTexts, plannedParts } from "#app/presenters/kits/shown-parts.server.ts";
import { tracksOf } from "#app/presenters/kits/shown-removal.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";

const DONE = {
  "kit-saved": m.ownkits_done_saved,
  "kit-tried": m.ownkits_done_tried,
  "app-as-text": m.kits_done_as_text,
  "kit-sent": m.ownkits_done_sent,
  "kit-back": m.ownkits_done_back,
  "kit-withdrawn": m.ownkits_done_withdrawn,
};

/**
 * A kit of the person: its manifest as typed, the manifest's problems or a preview, and its
 * versions.
 *
 * @throws 404 for another person's kit
 */
export async function loadOwnKit(request: Request, param: string | undefined) {
  const id = parseItemId(param);
  const viewer = await findViewer(request);
  const { personId, kind } = viewer;
  if (id === undefined || !isOwnKitId(id)) throw data(null, { status: 404 });
  const [kit, versions, storage] = await Promise.all([
    findOwnKit(db, { id, personId }),
    listOwnVersions(db, { id, personId }),
    findShownStorage(viewer),
  ]);
  if (!kit) throw data(null, { status: 404 });
  const { state, newest, publishedVersion, downReason, installedVersion, installs } = kit;
  const lang = requestLang(request);
  const flash = readFlash(request, id);
  const checked = await findManifestProblems(db, newest.text);
  const parts = checked.manifest?.parts ?? [];
  const tracks = await listTrackTitles(db, tracksOf(parts));
  const names = ownNames(checked.manifest ?? newest.manifest, lang);
  const isOut = state === "withdrawn" || state === "taken-down";
  return withFlash(request, {
    flash,
    done: flash && doneText(DONE, flash.code, lang),
    id,
    formKey: createFormKey(),
    storage,
    isAccount: kind === "account",
    ...names,
    description: checked.manifest?.description?.[names.textLang],
    stateCode: state,
    state: ownStateName(state, lang),
    version: m.ownkits_version({ version: newest.version }, lang),
    published:
      publishedVersion !== null && !isOut
        ? m.ownkits_still_published({ version: publishedVersion }, lang)
        : undefined,
    reason: state === "taken-down" ? downReason : newest.reason,
    text: newest.text,
    base: digestOf(newest.text),
    isDraft: newest.state === "draft",
    isInReview: newest.state === "in-review",
    problems: shownProblems(checked.problems ?? [], lang),
    moreProblems:
      checked.problems && checked.total > checked.problems.length
        ? m.ownkits_problems_more({ count: checked.total }, lang)
        : undefined,
    preview: checked.manifest && {
      adds: plannedParts(parts, tracks, lang),
      permissions: permissionTexts(checked.manifest, lang),
    },
    isInstalled: installedVersion !== null,
    isPublished: publishedVersion !== null && !isOut,
    canDelete: installs === 0,
    versions: versions.map(({ version, state: each, changedAt, sentAt, decidedAt, reason }) => ({
      version: m.ownkits_version_title({ version }, lang),
      state: ownStateName(each, lang),
      changed: localDay(changedAt),
      sent: sentAt && localDay(sentAt),
      decided: decidedAt && localDay(decidedAt),
      reason,
    })),
  });
}
