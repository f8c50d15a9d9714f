import { pictureAddress } from "#domain/addresses/picture-paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { AccountTabs } from "#app/screens/people/account-tabs.tsx";
import { PictureForm } from "#app/screens/people/picture-form.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { hasHours } from "#domain/people/business/opening-hours.ts";
import { findStatedHours } from "#db/queries/people/find-stated-hours.ts";
import { findBusiness, findTaxData } from "#db/queries/people/businesses.ts";
import { answerBusiness } from "./business-action.server.ts";
import { BusinessFields } from "./business-fields.tsx";
import { asTyped } from "./business-form.server.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { businessChoices, zoneHelpText } from "./business-texts.server.ts";

const DONE = {
  business: m.business_done,
  picture: m.business_logo_done,
  "picture-removed": m.business_logo_removed,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const { personId, isVisitor } = viewer;
  const lang = requestLang(request);
  // A visitor's own business, which is empty, not the demo person's.
  const [storage, business, tax, found] = await Promise.all([
    findShownStorage(viewer),
    ...(isVisitor
      ? []
      : ([
          findBusiness(db, personId),
          findTaxData(db, personId),
          findStatedHours(db, personId),
        ] as const)),
  ]);
  const flash = readFlash(request, "business");
  return withFlash(request, {
    flash,
    done: flash && doneText(DONE, flash.code, lang),
    doneLink:
      flash?.code === "business"
        ? { to: studioPaths.pageTemplates, text: m.business_make_page({}, lang) }
        : undefined,
    // The key holds the person's id: a browser may be shared.
    draft: {
      storageKey: `plaza-business-${personId}`,
      texts: { restored: m.business_restored({}, lang), discard: m.create_discard({}, lang) },
      saved: flash?.code === "business" ? flash : null,
    },
    canSave: personId !== NOBODY_ID,
    stored: asTyped(business, tax),
    logo: business?.logoHash ? pictureAddress(business.logoHash) : null,
    storage: storage[lang.locale],
    // Offered while the business has not told any.
    found:
      found && !hasHours(business?.hours) ? { quote: found.quote, source: found.source } : null,
    choices: businessChoices(lang),
    zoneHelp: zoneHelpText(zoneOf(business), new Date(), lang),
    // Named here, since `paths` is in every page's scripts.
    pages: { templates: studioPaths.pageTemplates, own: studioPaths.pages },
  });
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerBusiness({ request, context });

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.business_title),
  { name: "robots", content: "noindex" },
];

/** "Mi negocio": what a person says about their business. */
export default function Business() {
  const { draft, done, doneLink, canSave, stored, found, logo, storage, choices, zoneHelp, pages } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  const ofForm =
    result?.intent === "save-business" || result?.intent === "take-hours" ? result : undefined;
  const filled = ofForm?.ok ? ofForm.value : undefined;
  return (
    <div className="max-w-180 mx-auto">
      <ScreenHeading title={m.business_title({}, lang)} text={m.business_subtitle({}, lang)} />
      <AccountTabs current={paths.accountBusiness} />
      {canSave ? (
        <div className="flex flex-col gap-5">
          {!result && <FormAnswer result={undefined} done={done} doneLink={doneLink} />}
          <BusinessFields
            // Remounts after a change, so that the fields show what is stored or filled in.
            key={JSON.stringify(filled ?? stored)}
            stored={filled ?? stored}
            found={filled ? null : found}
            choices={choices}
            zoneHelp={zoneHelp}
            result={ofForm}
            draft={draft}
          />
          <section className="card p-5">
            <PictureForm
              label={m.business_logo({}, lang)}
              help={`${m.business_logo_help({}, lang)} ${storage}`}
              shown={
                <span className="w-16 h-16 shrink-0 rounded-control border overflow-hidden flex items-center justify-center bg-raised">
                  {logo ? (
                    <img src={logo} alt={m.business_logo_now({}, lang)} width={64} height={64} />
                  ) : (
                    <span className="i-lucide-store text-2xl text-ink-soft" aria-hidden="true" />
                  )}
                </span>
              }
              isSet={logo !== null}
              result={result}
            />
          </section>
          <section className="card flex flex-col items-start gap-3 p-5">
            <h2 className="text-lg font-800">{m.pages_of_business({}, lang)}</h2>
            <p className="text-ink-soft">{m.business_page_intro({}, lang)}</p>
            <div className="flex flex-wrap gap-2">
              <Link to={pages.templates} className="btn">
                {m.business_page_new({}, lang)}
              </Link>
              <Link to={pages.own} className="btn">
                {m.business_pages({}, lang)}
              </Link>
            </div>
          </section>
        </div>
      ) : (
        <div className="card flex flex-col items-start gap-4 p-5">
          <p>{m.business_sign_in({}, lang)}</p>
          <EntryLink to={paths.signup} className="btn-primary">
            {m.account_signup_submit({}, lang)}
          </EntryLink>
        </div>
      )}
    </div>
  );
}
