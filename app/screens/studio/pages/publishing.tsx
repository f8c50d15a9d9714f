import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownPage } from "./load-pages.server.ts";
import { PageFields, type PageTyped } from "./page-fields.tsx";

/** The question whether prices that a template has too are the person's own. */
interface AskedPrices {
  /** Names the prices. */
  label: string;
  help: string;
}

interface Publishable {
  formKey: string;
  prefix: string;
  suggested: PageTyped;
  layout: {
    version: number;
    /** Titles of shown blocks that still say what the template said. */
    unchanged: readonly string[];
    /** Titles of blocks that the page leaves out, since there is nothing in them. */
    blank: readonly string[];
    askPrices: AskedPrices | null;
    target:
      | (ShownPage & {
          askPrices: AskedPrices | null;
          changes: { summary: string; lines: readonly string[] };
        })
      | undefined;
    others: readonly ShownPage[];
    /** A page shows this version already. */
    isPublished: boolean;
  };
  hasDraft: boolean;
  hasBusiness: boolean;
}

/**
 * Publishes a saved version, after saying what may be missing in it: on the page that it is made for, which
 * keeps its address and QR code, else as a new page. Either can be chosen, as can another page.
 */
export function Publishing({ shown, typed }: { shown: Publishable; typed: PageTyped | undefined }) {
  const lang = useLang();
  const { version, target, others, isPublished } = shown.layout;
  const isAgain = isPublished && !target;
  return (
    <>
      {!isAgain && <Warnings shown={shown} />}
      {target && (
        <>
          <p className="break-words">{m.pages_update_ask({ version, link: target.link }, lang)}</p>
          <div>
            <p className="font-600">{target.changes.summary}</p>
            <ul>
              {target.changes.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <UpdateForm page={target} version={version} prices={target.askPrices} isMain />
        </>
      )}
      {target || isAgain ? (
        <details open={typed !== undefined}>
          <summary className="fold-line">
            {isAgain ? m.pages_new_again({ version }, lang) : m.pages_new({}, lang)}
          </summary>
          {isAgain && <Warnings shown={shown} />}
          <PublishForm shown={shown} typed={typed} />
        </details>
      ) : (
        <PublishForm shown={shown} typed={typed} />
      )}
      {others.length > 0 && (
        <details>
          <summary className="fold-line">{m.pages_others({}, lang)}</summary>
          <ul className="flex flex-col gap-4 py-2">
            {others.map((page) => (
              <li key={page.id} className="flex flex-col gap-2">
                <p className="break-words">
                  {m.pages_update_ask({ version, link: page.link }, lang)}
                </p>
                <UpdateForm page={page} version={version} prices={shown.layout.askPrices} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The version with its preview, and reasons not to publish it yet. */
function Warnings({
  shown: {
    layout: { version, unchanged, blank },
    hasDraft,
    hasBusiness,
  },
}: {
  shown: Publishable;
}) {
  const lang = useLang();
  return (
    <>
      <p>
        {m.pages_new_text({ version }, lang)}{" "}
        <a href={studioPaths.pagePreview(version)} className="text-accent font-600 underline">
          {m.pages_preview({}, lang)}
        </a>
      </p>
      {hasDraft && <p className="text-warning">{m.pages_draft({}, lang)}</p>}
      {unchanged.length > 0 && (
        <p className="text-warning">{m.pages_unchanged({ titles: unchanged.join(", ") }, lang)}</p>
      )}
      {blank.length > 0 && <p>{m.pages_preview_left_out({ titles: blank.join(", ") }, lang)}</p>}
      {!hasBusiness && (
        <p>
          {m.pages_business({}, lang)}{" "}
          <Link to={paths.accountBusiness} className="text-accent font-600 underline">
            {m.pages_business_edit({}, lang)}
          </Link>
        </p>
      )}
    </>
  );
}

function UpdateForm({
  page: { id, title },
  version,
  prices,
  isMain = false,
}: {
  page: ShownPage;
  version: number;
  prices: AskedPrices | null;
  isMain?: boolean;
}) {
  const lang = useLang();
  return (
    <Form method="post" preventScrollReset className="flex flex-col items-start gap-3">
      <input type="hidden" name="page" value={id} />
      <input type="hidden" name="version" value={version} />
      {prices && <OwnPrices asked={prices} />}
      <button
        name="intent"
        value="update"
        className={`${isMain ? "btn-primary" : "btn"} max-w-full break-words`}
      >
        {m.pages_update_title({ title }, lang)}
      </button>
    </Form>
  );
}

function PublishForm({
  shown: { formKey, prefix, suggested, layout },
  typed,
}: {
  shown: Publishable;
  typed: PageTyped | undefined;
}) {
  const lang = useLang();
  return (
    <Form
      method="post"
      key={useResetKey(formKey)}
      preventScrollReset
      className="flex flex-col gap-4"
    >
      <FormKey value={formKey} />
      <input type="hidden" name="version" value={layout.version} />
      <PageFields prefix={prefix} values={typed ?? suggested} />
      {layout.askPrices && <OwnPrices asked={layout.askPrices} />}
      <button
        name="intent"
        value="publish"
        className={`${layout.target ? "btn" : "btn-primary"} self-start`}
      >
        {m.pages_publish({}, lang)}
      </button>
    </Form>
  );
}

/** The checkbox without which prices of a template are not published. */
function OwnPrices({ asked: { label, help } }: { asked: AskedPrices }) {
  const lang = useLang();
  return (
    <div className="min-w-0">
      <label className="flex items-start gap-3 min-h-11 py-2 font-600">
        <input type="checkbox" name="ownPrices" value="yes" className="tick shrink-0" />
        <span className="min-w-0 break-words">{label}</span>
      </label>
      <p className="text-sm text-ink-soft">
        {help}{" "}
        <a href={paths.builder} className="text-accent font-600 underline">
          {m.pages_builder({}, lang)}
        </a>
      </p>
    </div>
  );
}
