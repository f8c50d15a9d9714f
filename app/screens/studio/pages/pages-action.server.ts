import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { z } from "zod";
import type { Locale } from "#domain/preferences/preferences.ts";
import { PAGES_MAX } from "#domain/studio/pages/pages.ts";
import type { Db } from "#db/connection/client.ts";
import {
  changePage,
  deletePage,
  publishPage,
  showPage,
  updatePage,
  type PageAnswer,
} from "#db/commands/studio/pages.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenCount, writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { versionRefusalText } from "#app/presenters/answers/layouts.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { putAs } from "#app/session/save-layout.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  /** `publish`: a new page; `update`: another version on a page; `edit`: into the builder. */
  intent: z.enum(["publish", "update", "change", "hide", "show", "delete", "edit"]),
  key: formKey(),
  page: writtenLine(),
  version: writtenCount(),
  slug: writtenLine(),
  title: writtenLine(),
  description: writtenLine(),
  /** `yes`: prices that a template has too are the person's own. */
  ownPrices: writtenLine(),
});
type Form = z.infer<typeof FORM>;

/** Flash codes by intent. */
const DONE = {
  publish: "page-published",
  update: "page-updated",
  change: "page-changed",
  hide: "page-hidden",
  show: "page-shown",
  delete: "page-deleted",
} as const;

const REFUSALS = {
  gone: { status: 404, text: m.pages_problem_gone },
  slug: { status: 422, text: m.pages_problem_slug },
  taken: { status: 409, text: m.pages_problem_taken },
  title: { status: 422, text: m.pages_problem_title },
  long: { status: 422, text: m.pages_problem_long },
  prices: { status: 422, text: m.pages_problem_prices },
  full: { status: 409, text: m.pages_problem_full },
} as const;

/**
 * The forms of a person's pages.
 *
 * @throws the redirect after success, what `readForm` throws
 */
export async function answerPages(args: WriteArgs) {
  const { request } = args;
  const form = await readForm(request, FORM);
  const { intent, key, page, version, slug, title, description, ownPrices } = form;
  if (intent === "edit") return answerEdit(args, form);
  const lang = requestLang(request);
  const typed = { page, slug, title, description };
  const now = new Date();
  const written = await writeAs(args, (tx, { personId }) => {
    // Only a new page is made once per form; the others change nothing when they are repeated.
    const once = intent === "publish" ? key : undefined;
    const payload = { version, ...typed, ...(ownPrices && { ownPrices }) };
    return idempotent(tx, { personId, key: once, scope: `${intent}-page`, payload }, () =>
      write(tx, { personId, language: lang.locale, now }, form),
    );
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { status, text } = REFUSALS[value.reason];
    const said = text({ max: PAGES_MAX }, lang);
    return refuse({ intent, status, reason: value.reason, text: said, typed });
  }
  throw redirectWithFlash(
    request,
    studioPaths.pages,
    { code: DONE[intent], about: "pages", result: value.id },
    headers,
  );
}

function write(
  tx: Db,
  { personId, language, now }: { personId: string; language: Locale; now: Date },
  { intent, page: pageId, version, slug, title, description, ownPrices }: Form,
): Promise<PageAnswer> {
  const texts = { slug: slug.toLowerCase(), title, description };
  const arePricesOwn = ownPrices === "yes";
  switch (intent) {
    case "publish":
      return publishPage(tx, { personId, version, language, arePricesOwn, ...texts, now });
    case "update":
      return updatePage(tx, { personId, pageId, version, arePricesOwn, now });
    case "change":
      return changePage(tx, { personId, pageId, ...texts, now });
    case "hide":
    case "show":
      return showPage(tx, { personId, pageId, isPublic: intent === "show", now });
    case "delete":
      return deletePage(tx, { personId, pageId, now });
    case "edit":
      throw new Error("answered by answerEdit");
  }
}

/** Brings the version that a page shows back into the builder; an unsaved draft is kept as a version. */
async function answerEdit(args: WriteArgs, { key, page: pageId, version }: Form) {
  const { request } = args;
  const [intent, lang] = ["edit", requestLang(request)];
  const done = await putAs(args, { key, scope: "edit-page", from: { version, pageId } });
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed: undefined });
  const { value, headers } = done;
  if (value.kind === "refused") {
    const { reason } = value;
    const status = reason === "gone" ? 404 : 409;
    const text = versionRefusalText(reason, lang);
    return refuse({ intent, status, reason, text, typed: undefined });
  }
  const flash = { code: "layout-restored", about: String(value.version) };
  throw redirectWithFlash(request, paths.builder, flash, headers);
}
