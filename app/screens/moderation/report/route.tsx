import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { REPORT_REASONS, REPORT_TEXT_MAX } from "#domain/items/reports.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { parseReported, shownAt } from "#app/forms/which-item.server.ts";
import { reasonName } from "#app/presenters/report-reasons.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn } from "#app/session/write-as.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { findReportable, hasOpenReport } from "#db/queries/items/moderation.ts";
import { answerReport } from "./report-action.server.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const which = parseReported(params);
  const { kind, personId } = await findViewer(request);
  if (kind !== "account") throw askToSignIn(request, context);
  const [item, isReported] = await Promise.all([
    findReportable(db, which),
    hasOpenReport(db, which, personId),
  ]);
  if (!item || item.ownerId === personId) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const flash = readFlash(request, "report");
  return withFlash(request, {
    flash,
    done: flash && m.report_done({}, lang),
    formKey: createFormKey(),
    isReported,
    name: item.name,
    language: item.language,
    page: shownAt(which.kind, which.id),
    reasons: REPORT_REASONS.map((value) => ({ value, name: reasonName(value, lang) })),
  });
}

export const action = (args: ActionFunctionArgs) => answerReport(args);

export const headers = waitingHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.report_title),
  { name: "robots", content: "noindex" },
];

/** Reports an item to the operators: a reason from a list, and words. */
export default function Report() {
  const { done, formKey, isReported, name, language, page, reasons } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lang = useLang();
  const itemLang = useLangOf(language);
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4">
      <ScreenHeading title={m.report_title({}, lang)} text={m.report_text({}, lang)} />
      <p className="text-lg font-700 break-words" lang={itemLang}>
        {name}
      </p>
      {!answer && <FormAnswer result={undefined} done={done} />}
      {isReported ? (
        !done && <Notice tone="note">{m.report_already({}, lang)}</Notice>
      ) : (
        <Form method="post" className="card flex flex-col gap-5 p-5">
          <FormKey value={formKey} />
          <FormAnswer result={answer} />
          <fieldset aria-describedby={answer?.fields?.reason && "reason-problem"}>
            <legend className="font-600">{m.report_reason({}, lang)}</legend>
            {reasons.map(({ value, name: label }) => (
              <label key={value} className="flex items-center gap-3 min-h-11">
                <input
                  type="radio"
                  className="tick"
                  name="reason"
                  value={value}
                  defaultChecked={answer?.typed?.reason === value}
                />
                {label}
              </label>
            ))}
            {answer?.fields?.reason && (
              <p id="reason-problem" role="alert" className="text-sm font-600 text-danger">
                {answer.fields.reason}
              </p>
            )}
          </fieldset>
          <TextAreaField
            label={m.report_words({}, lang)}
            name="text"
            rows={5}
            maxLength={REPORT_TEXT_MAX}
            defaultValue={answer?.typed?.text}
            problem={answer?.fields?.text}
          />
          <button className="btn-primary self-start">{m.report_send({}, lang)}</button>
        </Form>
      )}
      <Link to={page} className="btn self-start">
        {m.report_back({}, lang)}
      </Link>
    </div>
  );
}
