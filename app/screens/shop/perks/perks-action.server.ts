import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { buyAddress } from "#domain/money/ask-to-buy.ts";
import { parsePerkState, perkQuery } from "#domain/shop/perk-list.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { shownPrice, typedText } from "#app/forms/form-fields.server.ts";
import { shortOfNamed } from "#app/presenters/answers/money.server.ts";
import { appRefusalText } from "#app/presenters/answers/kits.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { nothingToCancelText, priceIsText } from "#app/presenters/answers/shop.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { writeWithKits } from "#app/screens/shop/write-with-kits.server.ts";
import { buyPerk } from "#db/commands/shop/buy-perk.ts";
import { awaitKit } from "#db/commands/shop/kits/await-kit.ts";
import { cancelTopUp } from "#db/commands/money/top-ups.ts";

const FORM = z.object({
  intent: z.enum(["cancel", "add-money", "obtain", "buy", "await"]),
  perk: typedText(),
  price: shownPrice(),
});

/**
 * Gets or buys a perk with its kit, subscribes to the release of one that is coming soon, redirects
 * to the wallet, or cancels the pending top-up. A purchase is idempotent by nature (a perk is owned
 * or not), so the forms have no key.
 * @throws a 404 Response for an unknown perk, what `readForm` throws
 */
export async function answerPerksAction({ request, context }: ActionFunctionArgs) {
  const { intent, perk: perkId, price: shownCents } = await readForm(request, FORM);
  const now = new Date();
  const here = `${paths.perks}${perkQuery(parsePerkState(new URL(request.url).searchParams))}`;
  const lang = requestLang(request, "spanish");
  const refuseCancel = () =>
    refuse({ intent, status: 200, reason: "nothing-to-cancel", text: nothingToCancelText(lang) });
  switch (intent) {
    case "cancel": {
      // A visitor has no top-up: refuse without creating a guest.
      if ((await findViewer(request)).isVisitor) return refuseCancel();
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        cancelTopUp(tx, { personId, topUpId: undefined, now }),
      );
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
      if (written.value.kind === "refused") return refuseCancel();
      const flash = { code: "top-up-cancelled", about: "" };
      throw redirectWithFlash(request, here, flash, written.headers);
    }
    case "add-money":
      throw redirect(`${paths.wallet}?currency=USD&next=${encodeURIComponent(here)}`, 303);
    case "obtain":
    case "buy": {
      const written = await writeWithKits(
        { request, context },
        { offerIds: [perkId], locale: lang.locale },
        (tx, { personId }, wish) => buyPerk(tx, { personId, perkId, shownCents, now, ...wish }),
      );
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
      const { value, headers } = written;
      if (value.kind === "done") {
        const taken = value.wasOwned ? "perk-owned" : "perk-taken";
        const code = written.asTexts.length > 0 ? "app-as-text" : taken;
        throw redirectWithFlash(request, here, { code, about: perkId }, headers);
      }
      const { reason } = value;
      if (reason === "gone") throw new Response("No such perk.", { status: 404 });
      if (reason === "short") {
        const { name, missing } = value;
        const short = { name, missing, currency: "USD", next: buyAddress(here, perkId) } as const;
        const { text, link } = shortOfNamed(short, lang);
        const add = { ...link, text: m.perks_add_money({}, lang) };
        return refuse({ intent, status: 402, reason, text, link: add });
      }
      const text =
        reason === "price-changed" ? priceIsText(value, lang) : appRefusalText(reason, lang);
      return refuse({ intent, status: 409, reason, text });
    }
    case "await": {
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        awaitKit(tx, { personId, offerId: perkId, now }),
      );
      if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
      const { value, headers } = written;
      if (value.kind === "done")
        throw redirectWithFlash(request, here, { code: "perk-awaited", about: perkId }, headers);
      const { reason } = value;
      if (reason === "gone") throw new Response("No such perk.", { status: 404 });
      return refuse({ intent, status: 409, reason, text: appRefusalText(reason, lang) });
    }
  }
}
