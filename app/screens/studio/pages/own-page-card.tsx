import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CopyText } from "#app/ui/copy/copy-text.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ShownPage } from "./load-pages.server.ts";
import { PageFields, type PageTyped } from "./page-fields.tsx";

/** A page of the person: address, number of views, and its actions. */
export function OwnPageCard({
  page,
  prefix,
  formKey,
  typed,
}: {
  page: ShownPage;
  prefix: string;
  formKey: string;
  /** Typed values of its form, after a refusal. */
  typed: PageTyped | undefined;
}) {
  const lang = useLang();
  const { id, slug, title, description, isPublic, takedown, version, newer, link } = page;
  const state = takedown ? m.pages_down : isPublic ? m.pages_public : m.pages_hidden;
  return (
    <li className="card flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 basis-48 min-w-0 text-xl font-800 break-words">{title}</h2>
        <span className="badge">{state({}, lang)}</span>
      </div>
      <p id={`link-${id}`} className="font-600 break-all">
        {link}
      </p>
      <p className="text-sm text-ink-soft">
        {m.pages_version({ version }, lang)} <LocalTime time={page.publishedOn} />
      </p>
      <p className="text-sm tabular">
        {m.pages_views(
          { today: page.viewsToday, month: page.viewsMonth, total: page.viewsTotal },
          lang,
        )}
      </p>
      {takedown && (
        <p>
          {m.report_down_own({}, lang)}{" "}
          <Link to={takedown} className="underline">
            {m.report_down_why({}, lang)}
          </Link>
        </p>
      )}
      {isPublic && !takedown && <Sharing page={page} />}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <FormKey value={formKey} />
        <input type="hidden" name="page" value={id} />
        <input type="hidden" name="version" value={version} />
        <button name="intent" value="edit" className="btn">
          {m.pages_edit({}, lang)}
        </button>
        <button name="intent" value={isPublic ? "hide" : "show"} className="btn">
          {(isPublic ? m.pages_hide : m.pages_show)({}, lang)}
        </button>
      </Form>
      {newer && (
        <a href={`${studioPaths.pages}?version=${newer}#new`} className="btn self-start">
          {m.pages_update({ version: newer }, lang)}
        </a>
      )}
      <details open={typed !== undefined}>
        <summary className="fold-line">{m.pages_change({}, lang)}</summary>
        <Form method="post" preventScrollReset className="flex flex-col gap-4 py-2">
          <input type="hidden" name="page" value={id} />
          <PageFields prefix={prefix} values={typed ?? { slug, title, description }} />
          <p className="text-sm text-ink-soft">{m.pages_change_help({}, lang)}</p>
          <button name="intent" value="change" className="btn self-start">
            {m.pages_save({}, lang)}
          </button>
        </Form>
      </details>
      <details>
        <summary className="fold-line text-danger">{m.pages_delete({}, lang)}</summary>
        <Form method="post" preventScrollReset className="flex flex-col gap-3 py-2">
          <input type="hidden" name="page" value={id} />
          <p>{m.pages_delete_sure({}, lang)}</p>
          <button name="intent" value="delete" className="btn self-start text-danger">
            {m.pages_delete_yes({}, lang)}
          </button>
        </Form>
      </details>
    </li>
  );
}

/** The ways to tell customers of a page: its link, WhatsApp, and a QR code to print. */
function Sharing({ page: { id, slug, title } }: { page: ShownPage }) {
  const lang = useLang();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <img
        src={studioPaths.pageQr(slug)}
        alt={m.pages_qr({ title }, lang)}
        width={112}
        height={112}
        loading="lazy"
        className="rounded-control bg-white"
      />
      <div className="flex-1 basis-56 flex flex-wrap gap-2">
        <a href={studioPaths.page(slug)} target="_blank" rel="noreferrer" className="btn">
          {m.pages_open({}, lang)}
        </a>
        <CopyText of={`link-${id}`} />
        <a href={studioPaths.pageWhatsApp(slug)} target="_blank" rel="noreferrer" className="btn">
          {m.pages_whatsapp({}, lang)}
        </a>
        <a href={studioPaths.pageQr(slug)} download={`${slug}.svg`} className="btn">
          {m.pages_qr_get({}, lang)}
        </a>
      </div>
    </div>
  );
}
