import { db } from "#db/connection/live-database.ts";
import { changesOf } from "#domain/shop/kits/own/kit-changes.ts";
import { manifestSeen } from "#db/commands/shop/own-kits/review-own-kit.ts";
import { OPERATOR_PAGE } from "#db/queries/items/moderation.ts";
import { listTrackTitles } from "#db/queries/shop/kits/track-titles.ts";
import {
  listKitsInReview,
  listPublishedKits,
  type ReviewedKit,
} from "#db/queries/shop/own-kits/list-kits-in-review.ts";
import * as m from "#app/messages/messages.js";
import { fullTexts } from "#app/presenters/kits/full-texts.server.ts";
import { makerText, ownNames } from "#app/presenters/kits/own-kit-words.server.ts";
import { permissionTexts, plannedParts } from "#app/presenters/kits/shown-parts.server.ts";
import { tracksOf } from "#app/presenters/kits/shown-removal.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { pageOf, queryOf, withDecisions } from "#app/screens/operator/decide.server.ts";

type Lang = ReturnType<typeof requestLang>;

/** Whether an address asks for the published kits, else those in review. */
const isOfPublished = (request: Request): boolean =>
  new URL(request.url).searchParams.get("list") === "published";

/** Kits in review, the oldest first, or published ones (`?list=published&q=`). @throws 404 but for operators */
export async function loadKits(request: Request) {
  const operator = await requireOperator(request);
  const page = pageOf(request);
  const isPublished = isOfPublished(request);
  const q = isPublished ? queryOf(request) : "";
  const kits = isPublished
    ? await listPublishedKits(db, { q, page })
    : await listKitsInReview(db, page);
  const shown = kits.slice(0, OPERATOR_PAGE);
  const tracks = await listTrackTitles(
    db,
    tracksOf(shown.flatMap((kit) => kit.manifest?.parts ?? [])),
  );
  const lang = requestLang(request);
  return withDecisions(request, operator, {
    page,
    isPublished,
    q,
    hasNext: kits.length > OPERATOR_PAGE,
    kits: shown.flatMap((kit) => toShown(kit, tracks, lang)),
  });
}

function toShown(
  { id, maker, version, manifest, since, before, downReason }: ReviewedKit,
  tracks: ReadonlyMap<string, string>,
  lang: Lang,
) {
  if (!manifest || !since) return [];
  const changes = before && changesOf(before, manifest);
  const named = (parts: readonly { key: string; kind: string }[], what: string) =>
    parts.map(({ kind, key }) => `${kind} ${key}: ${what}`);
  return [
    {
      id,
      ...ownNames(manifest, lang),
      by: makerText(maker, lang),
      number: version,
      version: m.ownkits_version({ version }, lang),
      since: localDay(since),
      seen: manifestSeen(manifest),
      downReason,
      adds: plannedParts(manifest.parts, tracks, lang),
      permissions: permissionTexts(manifest, lang),
      texts: fullTexts(manifest, lang),
      changes: changes && [
        ...named(changes.added, m.operator_kits_added({}, lang)),
        ...named(changes.changed, m.operator_kits_changed({}, lang)),
        ...named(changes.gone, m.operator_kits_gone({}, lang)),
      ],
    },
  ];
}
