import { paths } from "#app/paths.ts";
import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, shownPrice, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { shortOf } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { once } from "#db/commands/writing/once.ts";
import { purchaseArtifakt } from "#db/commands/artifakts/purchase-artifakt.ts";
import { reviewArtifakt } from "#db/commands/artifakts/review-artifakt.ts";
import { artifaktRefusalText } from "./answer-text.server.ts";

/** `download` takes what costs nothing: no price is shown with it. */
const FORM = z.object({
  intent: z.enum(["purchase", "download", "review"]),
  key: formKey(),
  price: shownPrice(),
  stars: typedText(),
  text: typedText(),
});

const REVIEW = z.object({
  stars: z.coerce.number().int().min(1).max(5),
  text: z.string().trim().max(2_000),
});

const STATUSES = { gone: 404, own: 409, retired: 410, "price-changed": 409, short: 402 } as const;

/**
 * Purchase, Download Free, and a review by whoever owns it. Done is a redirect to the artifakt's page;
 * everything else is that page with the reason, and with what was typed.
 *
 * @throws 404 for an artifakt that is not there, what `readForm` throws
 */
export async function answerArtifaktAction({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const artifaktId = parseItemId(params.id);
  if (!artifaktId) throw data(null, { status: 404 });
  const { intent, key } = form;
  const now = new Date();
  const lang = requestLang(request);
  const here = paths.artifakt(artifaktId);

  if (intent === "review") {
    const typed = { stars: form.stars, text: form.text };
    const checked = REVIEW.safeParse(typed);
    if (!checked.success) {
      const text = artifaktRefusalText({ reason: "review" }, lang);
      return refuse({ intent, status: 422, reason: "review", text, typed });
    }
    const content = checked.data;
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      once(tx, { personId, key, about: `review-artifakt ${artifaktId}`, content }, () =>
        reviewArtifakt(tx, { personId, artifaktId, ...content, now }),
      ),
    );
    if (!written.isDone) return refuseUnwritten(written.why, { intent, lang, typed });
    if (written.value.kind === "refused") {
      const text = artifaktRefusalText({ reason: "not-owned" }, lang);
      return refuse({ intent, status: 403, reason: "not-owned", text, typed });
    }
    const flash = { code: "reviewed", about: artifaktId };
    throw redirectWithFlash(request, here, flash, written.headers);
  }

  const { price: shownPrice } = form;
  const about = `purchase-artifakt ${artifaktId}`;
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(tx, { personId, key, about, content: { shownPrice } }, () =>
      purchaseArtifakt(tx, { personId, artifaktId, shownPrice, now }),
    ),
  );
  if (!written.isDone) return refuseUnwritten(written.why, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const status = STATUSES[reason];
    if (reason === "gone") throw data(null, { status });
    if (reason === "short") {
      const short = { missing: value.missing, currency: "MXN", next: here } as const;
      return refuse({ intent, status, reason, ...shortOf(short, lang) });
    }
    return refuse({
      intent,
      status,
      reason,
      text: artifaktRefusalText({ ...value, reason }, lang),
    });
  }
  const code = value.wasOwned ? "owned" : value.price > 0 ? "purchased" : "got";
  throw redirectWithFlash(request, here, { code, about: artifaktId }, headers);
}
