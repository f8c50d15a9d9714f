import { data } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { permissionsOf } from "#domain/shop/kits/kit-permissions.ts";
import { kitOfManifest, languageOf } from "#domain/shop/kits/own/own-kits.ts";
import * as m from "#app/messages/messages.js";
import { makerText } from "#app/presenters/kits/own-kit-words.server.ts";
import {
  addedParts,
  permissionTexts,
  plannedParts,
} from "#app/presenters/kits/shown-parts.server.ts";
import { firstSteps } from "#app/presenters/kits/first-steps.server.ts";
import { shownUpdate } from "#app/presenters/kits/shown-update.server.ts";
import { shownRemoval, tracksOf } from "#app/presenters/kits/shown-removal.server.ts";
import type { Viewer } from "#app/session/viewer.server.ts";
import { planRemoval } from "#db/commands/shop/kits/remove-kit.ts";
import { listAddedParts } from "#db/queries/shop/kits/find-holding.ts";
import { listTrackTitles } from "#db/queries/shop/kits/track-titles.ts";
import { findOfferedKit, type OfferedKit } from "#db/queries/shop/own-kits/find-offered-kit.ts";

interface Lang {
  locale: Locale;
}

/**
 * The page of a kit that a person made, in the shape of `loadApp`.
 *
 * @throws 404 for a kit that is neither offered nor installed, such as a draft
 */
export async function loadOwnApp(
  request: Request,
  { personId, isVisitor }: Viewer,
  id: string,
  lang: Lang,
) {
  const who = isVisitor ? "" : personId;
  const [found, added] = await Promise.all([
    findOfferedKit(db, { id, personId: who }),
    isVisitor ? [] : listAddedParts(db, { personId, offerId: id }),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { offered, installed, maker, makerId } = found;
  const { version, manifest } = (installed ?? offered)!;
  const kit = kitOfManifest(id, version, manifest);
  const next =
    installed && offered && offered.version > version
      ? kitOfManifest(id, offered.version, offered.manifest)
      : undefined;
  const isRemoving = installed !== null && new URL(request.url).searchParams.has("remove");
  const [tracks, plan] = await Promise.all([
    listTrackTitles(db, tracksOf([...kit.parts, ...(next?.parts ?? [])])),
    isRemoving || next ? planRemoval(db, { personId, offerId: id }) : undefined,
  ]);
  const changes =
    next &&
    shownUpdate({ before: kit, after: next }, plan ?? [], {
      tracks,
      locale: installed!.locale,
      lang,
    });
  const shown = next ? offered!.manifest : manifest;
  const textLang = languageOf(shown, lang.locale);
  const here = installed ? addedParts(kit, added, installed, lang) : undefined;
  const planned = (parts: typeof kit.parts) => plannedParts(parts, tracks, lang);
  return {
    id,
    own: {
      version: m.ownkits_version({ version }, lang),
      longText: shown.description?.[textLang],
      isMine: !isVisitor && makerId === personId,
      canReport: offered !== null && (isVisitor || makerId !== personId),
      notice: noticeOf(found, lang),
      /** The version that the update is to. */
      next: next?.version,
      changed: changes?.changed,
      gone: changes?.gone,
      stays: changes?.stays,
      mayAlso:
        next &&
        permissionTexts(next, lang).filter(
          (_, index) => !permissionsOf(kit).includes(permissionsOf(next)[index]!),
        ),
    },
    kind: "own" as const,
    name: shown.name[textLang],
    nameLang: textLang,
    by: makerText(maker, lang),
    price: m.kits_free({}, lang),
    description: shown.summary[textLang],
    textLang,
    soon: undefined,
    isHeld: installed !== null,
    isAwaited: false,
    button: installed ? null : ("install" as const),
    buttonPrice: "",
    cents: 0,
    isAsked: undefined,
    purchase: undefined,
    suite: undefined,
    canRemove: installed !== null,
    here,
    steps: here ? firstSteps(kit, here, added, lang) : [],
    adds: installed ? undefined : planned(kit.parts),
    update: changes?.added,
    left: undefined,
    permissions: permissionTexts(kit, lang),
    removal: isRemoving && plan ? shownRemoval(plan, tracks, lang) : undefined,
  };
}

/** Why a kit that the person has is not offered any more. */
function noticeOf({ gone, downReason }: OfferedKit, lang: Lang): string | undefined {
  if (gone === "withdrawn") return m.ownkits_gone_withdrawn({}, lang);
  return gone === "taken-down"
    ? m.ownkits_gone_taken_down({ reason: downReason ?? "" }, lang)
    : undefined;
}
