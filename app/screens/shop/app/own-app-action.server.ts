import { db } from "#db/connection/live-database.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import { kitOfManifest } from "#domain/shop/kits/own/own-kits.ts";
import { installOwnKit, removeOwnKit } from "#db/commands/shop/own-kits/install-own-kit.ts";
import { findOfferedKit } from "#db/queries/shop/own-kits/find-offered-kit.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import { appRemovedText } from "#app/presenters/answers/kits.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { ownKitRefusal } from "#app/presenters/kits/own-kit-words.server.ts";
import { keptText } from "#app/presenters/kits/shown-removal.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { writeWithKits } from "#app/screens/shop/write-with-kits.server.ts";

/**
 * Installs, updates or removes a kit that a person made.
 *
 * @throws a 404 Response for a kit that is neither offered nor installed, and for other intents
 */
export async function answerOwnApp(
  { request, context }: WriteArgs,
  {
    id,
    intent,
    version,
    lang,
  }: { id: string; intent: string; version: number | undefined; lang: { locale: Locale } },
) {
  const now = new Date();
  const { personId, isVisitor } = await findViewer(request);
  const found = await findOfferedKit(db, { id, personId: isVisitor ? "" : personId });
  if (!found || !["install", "update", "remove"].includes(intent)) throw notThere();
  if (intent === "remove") {
    const written = await writeAs({ request, context }, (tx, writer) =>
      removeOwnKit(tx, { personId: writer.personId, id, locale: lang.locale, now }),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
    const { value, headers } = written;
    if (value.kind === "refused") throw notThere();
    const kept = value.kept.map((thing) => keptText(thing, lang));
    if (found.offered)
      return done({ intent, text: appRemovedText(value.name, kept, lang) }, headers);
    // Without an offer, a person without the kit gets no page. The kept things were shown before.
    throw redirectWithFlash(
      request,
      kitPaths.kits,
      { code: "kit-removed", about: "kits" },
      headers,
    );
  }
  const made = found.offered
    ? [kitOfManifest(id, found.offered.version, found.offered.manifest)]
    : [];
  const written = await writeWithKits(
    { request, context },
    { offerIds: [], made, locale: found.installed?.locale ?? lang.locale },
    (tx, writer, wish) => {
      const mustHave = intent === "update";
      const shown = mustHave ? version : undefined;
      return installOwnKit(tx, { personId: writer.personId, id, mustHave, shown, now, ...wish });
    },
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    if (reason === "gone") throw notThere();
    return refuse({ intent, reason, ...ownKitRefusal(reason, lang) });
  }
  const usual = intent === "update" ? "app-updated" : "app-added";
  const code = written.asTexts.length > 0 ? "app-as-text" : usual;
  throw redirectWithFlash(request, paths.app(id), { code, about: id }, headers);
}

const notThere = () => new Response("No such kit.", { status: 404 });
