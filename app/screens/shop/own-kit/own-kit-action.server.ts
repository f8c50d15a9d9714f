import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import { isOwnKitId, kitOfManifest } from "#domain/shop/kits/own/own-kits.ts";
import type { Db } from "#db/connection/client.ts";
import { tryOwnKit } from "#db/commands/shop/own-kits/install-own-kit.ts";
import {
  deleteOwnKit,
  sendOwnKit,
  takeBackOwnKit,
  withdrawOwnKit,
} from "#db/commands/shop/own-kits/offer-own-kit.ts";
import { saveOwnKit } from "#db/commands/shop/own-kits/save-own-kit.ts";
import { findManifestProblems } from "#db/queries/shop/own-kits/find-manifest-problems.ts";
import { findOwnKit } from "#db/queries/shop/own-kits/list-own-kits.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { ownKitRefusal } from "#app/presenters/kits/own-kit-words.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { MANIFEST_FIELDS, manifestOf } from "#app/screens/shop/read-manifest-form.server.ts";
import { writeWithKits } from "#app/screens/shop/write-with-kits.server.ts";

const FORM = z.object({
  intent: z.enum(["save", "try", "send", "take-back", "withdraw", "delete"]),
  ...MANIFEST_FIELDS,
});
type Intent = z.infer<typeof FORM>["intent"];

/** Flash codes by intent. */
const DONE = {
  save: "kit-saved",
  try: "kit-tried",
  send: "kit-sent",
  "take-back": "kit-back",
  withdraw: "kit-withdrawn",
  delete: "kit-deleted",
} as const satisfies Record<Intent, string>;

/**
 * The forms of a person's kit.
 *
 * @throws 404 for another person's kit, the redirect after success, what `readForm` throws
 */
export async function answerOwnKit({ request, context, params }: ActionFunctionArgs) {
  const { intent, base, ...form } = await readForm(request, FORM);
  const id = parseItemId(params.id);
  const { personId, isVisitor } = await findViewer(request);
  const kit =
    id !== undefined && isOwnKitId(id) && !isVisitor
      ? await findOwnKit(db, { id, personId })
      : undefined;
  if (!kit) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const { text, isTooBig } = await manifestOf(form);
  const typed = intent === "save" ? { manifest: text } : undefined;
  if (isTooBig)
    return refuse({ intent, reason: "too-big", ...ownKitRefusal("too-big", lang), typed });
  const input = { id: kit.id, text, base, newest: kit.newest.text };
  const written = await write({ request, context }, intent, input, lang);
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const link =
      reason === "account"
        ? {
            to: withNext(paths.signup, kitPaths.ownKit(kit.id)),
            text: m.ownkits_signup({}, lang),
          }
        : undefined;
    return refuse({ intent, reason, ...ownKitRefusal(reason, lang), link, typed });
  }
  const isGone = intent === "delete";
  const isAsText = "asTexts" in written && written.asTexts.length > 0;
  const code = isAsText ? "app-as-text" : DONE[intent];
  const flash = { code, about: isGone ? "kits" : kit.id };
  throw redirectWithFlash(
    request,
    isGone ? kitPaths.kits : kitPaths.ownKit(kit.id),
    flash,
    headers,
  );
}

async function write(
  args: WriteArgs,
  intent: Intent,
  { id, text, base, newest }: { id: string; text: string; base: string; newest: string },
  lang: { locale: Locale },
) {
  const now = new Date();
  if (intent === "save")
    return writeAs(args, (tx, { personId, address }) =>
      saveOwnKit(tx, { personId, address, id, text, base, now }),
    );
  if (intent === "try") {
    const { manifest } = await findManifestProblems(db, newest);
    const made = manifest ? [kitOfManifest(id, 1, manifest)] : [];
    return writeWithKits(
      args,
      { offerIds: [], made, locale: lang.locale },
      (tx, { personId }, wish) => tryOwnKit(tx, { personId, id, now, ...wish }),
    );
  }
  return writeAs(args, (tx: Db, { personId }) => ACTS[intent](tx, { personId, id, now }));
}

const ACTS = {
  send: sendOwnKit,
  "take-back": takeBackOwnKit,
  withdraw: withdrawOwnKit,
  delete: deleteOwnKit,
} as const;
