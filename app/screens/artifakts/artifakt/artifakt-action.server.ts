import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { once } from "#db/commands/writing/once.ts";
import { purchaseArtifakt } from "#db/commands/artifakts/purchase-artifakt.ts";
import { reviewArtifakt } from "#db/commands/artifakts/review-artifakt.ts";
import { artifaktRefusalText } from "./answer-text.server.ts";

/** `purchase $890 MXN` from a card, whose button says its price; `purchase` with a field of its own. */
const INTENT = /^(purchase|download|review)(?: \$([\d,]+)(?: MXN)?)?$/;

const review = z.object({
  stars: z.coerce.number().int().min(1).max(5),
  text: z.string().trim().max(2_000),
});

const STATUSES = { gone: 404, own: 409, retired: 410, "price-changed": 409, short: 402 } as const;

/** What came of a button that did nothing. */
interface Refused {
  /** Why, in words. */
  refused: string;
  /** Pesos that are missing. */
  missing?: number;
  /** The review that was typed. */
  typed?: { stars: string; text: string };
}
const refuse = (value: Refused, status: number) => data(value, { status });

/**
 * Purchase, Download Free, and a review by whoever owns it. Done is a redirect to the artifakt's page;
 * everything else is that page with the reason, and with what was typed.
 *
 * @throws 400 for an unknown intent, 404 for an artifakt that is not there
 */
export async function answerArtifaktAction({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const [, intent, price] = INTENT.exec(textField(form, "intent")) ?? [];
  if (!intent) throw data(null, { status: 400 });
  const artifaktId = parseItemId(params.id);
  if (!artifaktId) throw data(null, { status: 404 });
  const key = readFormKey(form);
  const now = new Date();
  const lang = requestLang(request);
  const here = paths.artifakt(artifaktId);

  if (intent === "review") {
    const typed = { stars: textField(form, "stars"), text: textField(form, "text") };
    const checked = review.safeParse(typed);
    if (!checked.success)
      return refuse({ refused: artifaktRefusalText({ reason: "review" }, lang), typed }, 422);
    const content = checked.data;
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      once(tx, { personId, key, about: `review-artifakt ${artifaktId}`, content }, () =>
        reviewArtifakt(tx, { personId, artifaktId, ...content, now }),
      ),
    );
    if (!written.isDone) return written.answer;
    if (written.value.kind === "refused")
      return refuse({ refused: artifaktRefusalText({ reason: "not-owned" }, lang), typed }, 403);
    const flash = { code: "reviewed", about: artifaktId };
    throw redirectWithFlash(request, here, flash, written.headers);
  }

  const typedPrice = (price ?? textField(form, "price")).replaceAll(",", "");
  const shownPrice = /^\d{1,9}$/.test(typedPrice) ? Number(typedPrice) : undefined;
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    once(
      tx,
      { personId, key, about: `purchase-artifakt ${artifaktId}`, content: { shownPrice } },
      () => purchaseArtifakt(tx, { personId, artifaktId, shownPrice, now }),
    ),
  );
  if (!written.isDone) return written.answer;
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const status = STATUSES[reason];
    if (reason === "gone") throw data(null, { status });
    const missing = reason === "short" ? value.missing : undefined;
    return refuse({ refused: artifaktRefusalText({ ...value, reason }, lang), missing }, status);
  }
  const code = value.wasOwned ? "owned" : value.price > 0 ? "purchased" : "got";
  throw redirectWithFlash(request, here, { code, about: artifaktId }, headers);
}
