import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readAmount, readCode } from "#domain/artifakts/discount-codes.ts";
import { PRICE_MAX } from "#domain/items/item-fields.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, shownPrice, typedText } from "#app/forms/form-fields.server.ts";
import { listOfForm } from "#app/forms/list-address.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { answerId } from "#app/ui/cards/card-answer.tsx";
import { shortOf } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { purchaseArtifakt } from "#db/commands/artifakts/purchase-artifakt.ts";
import { reviewArtifakt } from "#db/commands/artifakts/review-artifakt.ts";
import { purchaseAddress } from "./shown-offer.server.ts";
import { artifaktRefusalText } from "#app/presenters/answers/artifakts.server.ts";

/** `download` acquires a free artifakt; its form sends no price. */
const FORM = z.object({
  intent: z.enum(["purchase", "download", "review"]),
  key: formKey(),
  price: shownPrice(),
  licence: typedText(),
  code: typedText(),
  amount: typedText(),
  stars: typedText(),
  text: typedText(),
});

type Form = z.infer<typeof FORM>;

/** Typed values of a refused form. */
export interface TypedBack {
  stars?: string;
  text?: string;
  amount?: string;
}

const REVIEW = z.object({
  stars: z.coerce.number().int().min(1).max(5),
  text: z.string().trim().max(2_000),
});

const STATUSES = {
  gone: 404,
  own: 409,
  retired: 410,
  "price-changed": 409,
  "licence-changed": 409,
  code: 409,
  amount: 422,
  short: 402,
} as const;

/**
 * Purchase, Download Free, and a review by an owner. Success redirects to the artifakt's page, or to
 * the list that the button was on; a refusal shows that page again with the reason and what was typed.
 *
 * @throws 404 for an unknown artifakt, what `readForm` throws
 */
export async function answerArtifaktAction({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const artifaktId = parseItemId(params.id);
  if (!artifaktId) throw data(null, { status: 404 });
  const asked = { artifaktId, lang: requestLang(request), now: new Date() };
  return form.intent === "review"
    ? review({ request, context }, asked, form)
    : purchase({ request, context }, asked, form);
}

interface Asked {
  artifaktId: string;
  lang: { locale: Locale };
  now: Date;
}

async function review(
  args: WriteArgs,
  { artifaktId, lang, now }: Asked,
  { intent, key, stars, text: words }: Form,
) {
  const typed: TypedBack = { stars, text: words };
  const checked = REVIEW.safeParse(typed);
  if (!checked.success) {
    const text = artifaktRefusalText({ reason: "review" }, lang);
    return refuse({ intent, status: 422, reason: "review", text, typed });
  }
  const content = checked.data;
  const scope = `review-artifakt ${artifaktId}`;
  const written = await writeAs(args, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope, payload: content }, () =>
      reviewArtifakt(tx, { personId, artifaktId, ...content, language: lang.locale, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  if (written.value.kind === "refused") {
    const { reason } = written.value;
    const text = artifaktRefusalText({ reason }, lang);
    return refuse({ intent, status: reason === "down" ? 409 : 403, reason, text, typed });
  }
  const flash = { code: "reviewed", about: artifaktId };
  throw redirectWithFlash(args.request, paths.artifakt(artifaktId), flash, written.headers);
}

async function purchase({ request, context }: WriteArgs, asked: Asked, form: Form) {
  const { artifaktId, lang, now } = asked;
  const { intent, key, price: shownPrice } = form;
  const code = form.code === "" ? undefined : (readCode(form.code) ?? "");
  const amount =
    form.amount === "" ? undefined : readAmount(form.amount, shownPrice ?? 0, PRICE_MAX);
  if (form.amount !== "" && amount === undefined) {
    const typed: TypedBack = { amount: form.amount };
    const text = artifaktRefusalText({ reason: "amount" }, lang);
    return refuse({ intent, status: 422, reason: "amount", text, typed });
  }
  const scope = `purchase-artifakt ${artifaktId}`;
  const payload = { shownPrice, shownLicence: form.licence || undefined, code, amount };
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope, payload }, () =>
      purchaseArtifakt(tx, { personId, artifaktId, ...payload, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const status = STATUSES[reason];
    if (reason === "gone") throw data(null, { status });
    if (reason === "short") {
      const back = listOfForm(request, "") ?? "";
      const next = purchaseAddress(artifaktId, { back, code: code ?? "" });
      const short = { missing: value.missing, currency: "MXN", next } as const;
      return refuse({ intent, status, reason, ...shortOf(short, lang) });
    }
    const text = artifaktRefusalText({ ...value, reason }, lang);
    return refuse({ intent, status, reason, text });
  }
  const done = value.wasOwned ? "owned" : value.price > 0 ? "purchased" : "got";
  // A free one was taken in the list, where a script has kept the place; a paid one on its own page.
  const isInPlace = context.isDocument === false && done !== "purchased";
  const fragment = isInPlace ? "" : `#${answerId(artifaktId)}`;
  const to = listOfForm(request, fragment) ?? paths.artifakt(artifaktId);
  throw redirectWithFlash(request, to, { code: done, about: artifaktId }, headers);
}
