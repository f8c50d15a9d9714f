import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import type { BuilderDraft } from "#domain/studio/builder/builder-draft.ts";
import { readDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import { db } from "#db/connection/live-database.ts";
import { findPreviewedLayouts } from "#db/queries/studio/builder.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { pageChangesText } from "#app/presenters/texts/page-changes.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import * as m from "#app/messages/messages.js";
import { fillPage } from "./fill-page.server.ts";

/** Widths of a preview, the first one unless `?width=` names another: customers come by phone. */
const PREVIEW_WIDTHS = ["phone", "desktop"] as const;

/**
 * The viewer's draft, or a saved version, as its page would be. A draft that its cookie cannot hold is only in
 * the browser: then the newest version is shown, and said to be.
 *
 * @param named `draft`, the number of a version, or anything else for the newest one
 */
export async function loadPreview(request: Request, named: string | undefined) {
  const now = new Date();
  const { searchParams } = new URL(request.url);
  const { personId, kind, person } = await findViewer(request);
  const cookie = named === "draft" ? readDraftCookie(request.headers.get("Cookie")) : null;
  const draft = isReadable(cookie) ? cookie : null;
  const { asked, newest, published } = await findPreviewedLayouts(db, personId, readVersion(named));
  const saved = asked ?? newest;
  const blocks = draft?.work.blocks ?? parseBlocks(saved?.blocks) ?? [];
  const name = kind === "account" ? (person?.displayName ?? "") : "";
  const language = requestLang(request).locale;
  const { leftOut, ...filled } = await fillPage(request, {
    ownerId: personId,
    title: name,
    pageTitle: published?.title,
    language,
    blocks,
    now,
  });
  const width = PREVIEW_WIDTHS.find((one) => one === searchParams.get("width")) ?? "phone";
  return {
    ...filled,
    slug: "",
    title: published?.title ?? filled.business.name,
    description: "",
    isOfGuest: true,
    language,
    report: null,
    cover: null,
    preview: {
      width,
      leftOut:
        leftOut.length > 0
          ? m.pages_preview_left_out({ titles: leftOut.join(", ") }, requestLang(request))
          : "",
      /** The saved version that is shown; null for a draft. */
      version: draft ? null : (saved?.version ?? 0),
      isElsewhere: cookie !== null && !draft,
      formKey: createFormKey(),
      /** The page that was published last, and what has changed since. */
      published: published
        ? pageChangesText(
            published.title,
            parseBlocks(published.blocks) ?? [],
            blocks,
            requestLang(request),
          )
        : null,
    },
  };
}

const isReadable = (cookie: ReturnType<typeof readDraftCookie>): cookie is BuilderDraft =>
  cookie !== null && "work" in cookie;

/** @returns null for what is no version number, such as `newest` */
const readVersion = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
