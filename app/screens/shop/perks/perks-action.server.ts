import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { parsePerkState, perkQuery } from "#domain/shop/perk-list.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { buyPerk } from "#db/commands/shop/buy-perk.ts";
import { cancelTopUp } from "#db/commands/money/top-ups.ts";

/** The button says the price it was pressed at: `buy $1,019.99`. */
const INTENT = /^(cancel|add-money|obtain|buy)(?: \$([\d,]{1,12})\.(\d{2}))?$/;

/**
 * Takes a perk, free or for its price; leads to where money is added; cancels money that is still to
 * be paid. What a perk costs is done once by nature: it is owned or not, so the forms have no key.
 *
 * @throws a 400 Response for an intent that is not known, a 404 Response for a perk that is not there
 */
export async function answerPerksAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const now = new Date();
  const here = `${paths.perks}${perkQuery(parsePerkState(new URL(request.url).searchParams))}`;
  const [, intent, whole, cents] = INTENT.exec(textField(form, "intent")) ?? [];
  switch (intent) {
    case "cancel": {
      // A visitor has paid nothing in: no guest is made to find that out.
      if ((await findViewer(request)).isVisitor) return { problem: "nothing-to-cancel" as const };
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        cancelTopUp(tx, { personId, topUpId: undefined, now }),
      );
      if (!written.isDone) return written.answer;
      if (written.value.kind === "refused") return { problem: "nothing-to-cancel" as const };
      const flash = { code: "top-up-cancelled", about: "" };
      throw redirectWithFlash(request, here, flash, written.headers);
    }
    case "add-money":
      throw redirect(`${paths.wallet}?currency=USD&next=${encodeURIComponent(here)}`, 303);
    case "obtain":
    case "buy": {
      const perkId = textField(form, "perk");
      const shownCents =
        whole === undefined ? undefined : Number(whole.replaceAll(",", "")) * 100 + Number(cents);
      const written = await writeAs({ request, context }, (tx, { personId }) =>
        buyPerk(tx, { personId, perkId, shownCents, now }),
      );
      if (!written.isDone) return written.answer;
      const { value, headers } = written;
      if (value.kind === "done") {
        const code = value.wasOwned ? "perk-owned" : "perk-taken";
        throw redirectWithFlash(request, here, { code, about: perkId }, headers);
      }
      const { reason } = value;
      if (reason === "gone") throw new Response("No such perk.", { status: 404 });
      if (reason === "short")
        return data({ problem: reason, name: value.name, missing: value.missing }, { status: 402 });
      return data(
        { problem: reason, name: value.name, priceCents: value.priceCents },
        { status: 409 },
      );
    }
    default:
      throw new Response("Unknown intent.", { status: 400 });
  }
}
