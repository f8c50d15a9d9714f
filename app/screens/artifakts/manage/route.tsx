/**
 * `/artifakts/:id/manage`: the maker's page of an artifakt. Long because publication, versions, terms and
 * sales are on it.
 */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";
import { artifaktPaths } from "#domain/addresses/artifakt-paths.ts";
import type { Licence } from "#domain/artifakts/licences.ts";
import { VERSION_NOTES_MAX } from "#domain/artifakts/versions.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import { formatDay, formatMonth } from "#domain/format/dates.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { formatMxn } from "#domain/money/money.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { findFileHelp } from "#app/presenters/shown-storage.server.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { licenceName } from "#app/presenters/items/licence-text.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { listDiscountCodes } from "#db/queries/artifakts/discount-codes.ts";
import { listSalesByMonth, type MonthOfSales } from "#db/queries/artifakts/sales-by-month.ts";
import { SALES_PER_PAGE } from "#db/queries/artifakts/list-sales.ts";
import { findManaged } from "#db/queries/artifakts/artifakt-trade.ts";
import { SalesChart } from "./sales-chart.tsx";
import { SellingTerms } from "./selling-terms.tsx";
import { manageDoneLink, manageDoneText } from "./answer-text.server.ts";
import { answerManageAction } from "./manage-action.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  const viewer = await findViewer(request);
  const { personId } = viewer;
  const after = parseItemId(new URL(request.url).searchParams.get("after") ?? undefined);
  const [managed, file] = await Promise.all([
    id && findManaged(db, { id, personId, after }),
    findFileHelp(viewer),
  ]);
  if (!managed) throw data(null, { status: 404 });
  const { versions, sales, ...artifakt } = managed;
  const [codes, months] = await Promise.all([
    listDiscountCodes(db, artifakt.id),
    listSalesByMonth(db, artifakt.id, new Date()),
  ]);
  const flash = readFlash(request, artifakt.id);
  const lang = requestLang(request);
  const guestMade = guestMadeOf(
    "artifakt",
    viewer,
    { id: artifakt.id, isOwn: !artifakt.isCopy, isNew: flash?.code === "saved" },
    lang,
  );
  return withFlash(request, {
    flash,
    done: guestMade?.isNew ? guestMade.text : flash && manageDoneText(flash, lang),
    doneLink: guestMade?.isNew ? guestMade.link : flash && manageDoneLink(flash, artifakt.id, lang),
    formKey: createFormKey(),
    file,
    artifakt: {
      ...artifakt,
      shownPrice: artifakt.price > 0 ? `${formatMxn(artifakt.price)} MXN` : "",
      licence: toLicenceLine(artifakt.licence),
    },
    versions: versions.map(({ version, fileName, size, sha256, notes, createdAt }) => ({
      version,
      fileName,
      sha256,
      notes,
      shownSize: formatFileSize(size),
      day: localDay(createdAt),
    })),
    codes: codes.map((code) => toShownCode(code, artifakt, env.PUBLIC_URL ?? request.url)),
    months: months.map(toShownMonth),
    shownTotal: inPesos(months.reduce((sum, { total }) => sum + total, 0)),
    isFirstSales: after === undefined,
    moreSales: moreSalesOf(sales, artifakt.id, lang),
    sales: sales
      .slice(0, SALES_PER_PAGE)
      .map(({ id: sale, buyer, price, discountCode, acquiredAt, endedAt }) => ({
        id: sale,
        buyer,
        discountCode,
        isRefunded: endedAt !== null,
        shownPrice: `${formatMxn(price)} MXN`,
        day: localDay(acquiredAt),
      })),
  });
}

/** The link to the sales before those on the page; undefined on the last one. */
function moreSalesOf(
  sales: readonly { id: string }[],
  artifaktId: string,
  lang: { locale: Locale },
): { to: string; text: string } | undefined {
  const last = sales.length > SALES_PER_PAGE && sales[SALES_PER_PAGE - 1];
  if (!last) return undefined;
  const to = `${paths.artifaktManage(artifaktId)}?after=${encodeURIComponent(last.id)}#sales`;
  return { to, text: m.selling_older({}, lang) };
}

/** The licence in words, with where it is changed. */
const toLicenceLine = (licence: Licence) =>
  inBoth((locale) =>
    m.selling_license_of({ license: licenceName(licence, { locale }) }, { locale }),
  );

const inPesos = (amount: number) => `${formatMxn(amount)} MXN`;

const inBoth = (say: (locale: Locale) => string) => ({ en: say("en"), es: say("es") });

type StoredCode = Awaited<ReturnType<typeof listDiscountCodes>>[number];

/** A code with its link, while people can buy the artifakt. */
const toShownCode = (
  { endsAt, stoppedAt, ...code }: StoredCode,
  { id, publication, isCopy }: { id: string; publication: string; isCopy: boolean },
  site: string,
) => ({
  ...code,
  share:
    publication === "published" && !isCopy
      ? {
          link: new URL(artifaktPaths.artifaktWithCode(id, code.code), site).href,
          whatsApp: artifaktPaths.artifaktWhatsApp(id, code.code),
        }
      : null,
  until: endsAt && inBoth((locale) => formatDay(endsAt, locale)),
  isStopped: stoppedAt !== null,
});

const toShownMonth = ({ month, count, total }: MonthOfSales) => ({
  name: inBoth((locale) => formatMonth(month, locale)),
  count,
  total,
  shownTotal: inPesos(total),
});

export const action = (args: ActionFunctionArgs) => answerManageAction(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.money_manage),
  { name: "robots", content: "noindex" },
];

const PUBLICATION_NAMES = {
  draft: m.money_draft,
  published: m.money_published,
  retired: m.money_is_retired,
} as const;

/** The maker's page of an artifakt: publication, versions, sales. */
export default function ManageArtifakt() {
  const lang = useLang();
  const { artifakt, versions, codes, months, shownTotal, ...page } = useLoaderData<typeof loader>();
  const { sales, isFirstSales, moreSales, formKey, file, done, doneLink } = page;
  const answer = useActionData<typeof action>();
  const nameLang = useLangOf(artifakt.language);
  const formId = useResetKey(formKey);
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4 py-4">
      <Link to={paths.library} className="inline-flex items-center min-h-11 text-accent font-600">
        {m.money_library({}, lang)}
      </Link>
      <h1 className="text-2xl font-800" lang={nameLang}>
        {artifakt.name}
      </h1>
      <p className="text-ink-soft">
        {PUBLICATION_NAMES[artifakt.publication]({}, lang)} ·{" "}
        {artifakt.shownPrice || m.cards_free({}, lang)}
      </p>
      <FormAnswer result={answer} done={done} doneLink={doneLink} />
      <p>{artifakt.licence[lang.locale]}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.artifaktEdit(artifakt.id)} className="btn">
          <span className="i-lucide-pencil" aria-hidden="true" />
          {m.artifakts_edit({}, lang)}
        </Link>
        <Link to={paths.artifakt(artifakt.id)} className="btn">
          {m.money_done_look({}, lang)}
        </Link>
      </div>
      {/* A guest's copy of a demo artifakt is private and never listed, so it cannot be published. */}
      {!artifakt.isCopy && (
        <Form method="post" className="card flex flex-wrap items-center gap-3 p-4">
          <p className="flex-1 basis-60 text-sm">{m.money_unpublish_text({}, lang)}</p>
          {artifakt.publication !== "published" && (
            <button name="intent" value="publish" className="btn-primary">
              {m.money_publish({}, lang)}
            </button>
          )}
          {artifakt.publication === "published" && (
            <button name="intent" value="retire" className="btn">
              {m.money_retire({}, lang)}
            </button>
          )}
        </Form>
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-800">{m.money_versions({}, lang)}</h2>
        {versions.length === 0 && <p className="text-ink-soft">{m.money_no_versions({}, lang)}</p>}
        {versions.length > 0 && (
          <ul className="card divide-y divide-line">
            {versions.map(({ version, fileName, shownSize, sha256, notes, day }) => (
              <li key={version} className="p-4">
                <Link
                  to={`${paths.artifaktFile(artifakt.id)}?version=${version}`}
                  reloadDocument
                  className="font-700 hover:underline"
                >
                  {m.money_version({ version }, lang)}: {fileName}
                </Link>
                <p className="text-sm text-ink-soft tabular">
                  {shownSize} · <LocalTime time={day} />
                </p>
                {notes && (
                  <p className="whitespace-pre-line" lang={nameLang}>
                    {notes}
                  </p>
                )}
                <p className="text-sm text-ink-soft break-all">
                  {m.money_sha256({ sha256 }, lang)}
                </p>
              </li>
            ))}
          </ul>
        )}
        <Form method="post" encType="multipart/form-data" className="card flex flex-col gap-3 p-4">
          <FormKey value={formKey} />
          <FormField
            type="file"
            label={m.money_new_version({}, lang)}
            help={file.text[lang.locale]}
            name="file"
            data-parts={file.inParts ? "" : undefined}
            required
          />
          <label className="flex flex-col gap-1 font-600">
            {m.artifakts_notes({}, lang)}
            <textarea
              name="notes"
              rows={2}
              maxLength={VERSION_NOTES_MAX}
              className="field py-2 font-400"
            />
          </label>
          <button name="intent" value="upload" className="btn self-start">
            {m.money_new_version({}, lang)}
          </button>
        </Form>
      </section>
      {!artifakt.isCopy && (
        <SellingTerms
          isPriceOpen={artifakt.isPriceOpen}
          codes={codes}
          formKey={formKey}
          formId={formId}
          typed={answer?.typed ?? {}}
          problems={answer?.fields ?? {}}
        />
      )}
      <section className="flex flex-col gap-3">
        <h2 id="sales" className="text-xl font-800">
          {m.money_sales({}, lang)}
        </h2>
        <SalesChart months={months} shownTotal={shownTotal} />
        {sales.length === 0 && isFirstSales && (
          <p className="text-ink-soft">{m.money_no_sales({}, lang)}</p>
        )}
        {sales.length > 0 && (
          <ul className="card divide-y divide-line">
            {sales.map((sale) => (
              <li key={sale.id} className="flex flex-wrap items-center gap-3 p-4">
                <p className="flex-1 basis-60">
                  <b>{sale.buyer}</b> · {sale.shownPrice}
                  {sale.discountCode &&
                    ` · ${m.selling_with_code({ code: sale.discountCode }, lang)}`}{" "}
                  · <LocalTime time={sale.day} />
                </p>
                {sale.isRefunded ? (
                  <p className="font-600 text-ink-soft">{m.money_refunded({}, lang)}</p>
                ) : (
                  <details>
                    <summary className="btn">
                      {m.money_refund({}, lang)} <span className="sr-only">{sale.buyer}</span>
                    </summary>
                    <Form method="post" className="pt-3 flex flex-col gap-2">
                      <p>{m.money_refund_ask({ name: sale.buyer }, lang)}</p>
                      <FormKey value={formKey} />
                      <input type="hidden" name="sale" value={sale.id} />
                      <button name="intent" value="refund" className="btn self-start">
                        {m.money_refund_yes({ amount: sale.shownPrice }, lang)}
                      </button>
                    </Form>
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
        {(moreSales || !isFirstSales) && (
          <p className="flex flex-wrap gap-3">
            {!isFirstSales && (
              <Link to={`${paths.artifaktManage(artifakt.id)}#sales`} className="btn">
                {m.selling_newest({}, lang)}
              </Link>
            )}
            {moreSales && (
              <Link to={moreSales.to} rel="next" className="btn">
                {moreSales.text}
              </Link>
            )}
          </p>
        )}
      </section>
      {!artifakt.wasAcquired && (
        <details className="card p-4">
          <summary className="fold-line text-danger">{m.money_delete({}, lang)}</summary>
          <p className="py-2">{m.money_delete_ask({}, lang)}</p>
          <Form method="post">
            <button name="intent" value="delete" className="btn">
              {m.money_delete_yes({}, lang)}
            </button>
          </Form>
        </details>
      )}
    </div>
  );
}
