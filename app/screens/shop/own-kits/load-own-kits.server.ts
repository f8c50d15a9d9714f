import { db } from "#db/connection/live-database.ts";
import { parsePage } from "#domain/lists/my-things.ts";
import { COMMUNITY_PAGE } from "#domain/shop/kits/own/own-kits.ts";
import { listCommunityKits } from "#db/queries/shop/own-kits/list-community-kits.ts";
import { listOwnKits } from "#db/queries/shop/own-kits/list-own-kits.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { makerText, ownNames, ownStateName } from "#app/presenters/kits/own-kit-words.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";

const DONE = { "kit-deleted": m.ownkits_done_deleted, "kit-removed": m.ownkits_done_removed };
const Q_MAX_CHARACTERS = 100;

/** The person's kits, and a page of published kits of other people; `?q=` searches those. */
export async function loadOwnKits(request: Request) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").replaceAll("\0", "").trim().slice(0, Q_MAX_CHARACTERS);
  const page = parsePage(searchParams.get("page"));
  const { personId, kind } = await findViewer(request);
  const [mine, found] = await Promise.all([
    listOwnKits(db, personId),
    listCommunityKits(db, { q, page }),
  ]);
  const lang = requestLang(request);
  const flash = readFlash(request, "kits");
  return withFlash(request, {
    flash,
    done: flash && doneText(DONE, flash.code, lang),
    isAccount: kind === "account",
    q,
    page,
    hasNext: found.length > COMMUNITY_PAGE,
    mine: mine.map(({ id, state, version, names, reason, publishedVersion, changedAt }) => ({
      id,
      ...ownNames(names, lang),
      state: ownStateName(state, lang),
      isGood: state === "published",
      reason,
      version: m.ownkits_version({ version }, lang),
      published:
        publishedVersion !== null &&
        publishedVersion < version &&
        state !== "withdrawn" &&
        state !== "taken-down"
          ? m.ownkits_still_published({ version: publishedVersion }, lang)
          : undefined,
      day: localDay(changedAt),
    })),
    community: found.slice(0, COMMUNITY_PAGE).map(({ id, maker, version, manifest }) => ({
      id,
      ...ownNames(manifest, lang),
      by: makerText(maker, lang),
      version: m.ownkits_version({ version }, lang),
    })),
  });
}
