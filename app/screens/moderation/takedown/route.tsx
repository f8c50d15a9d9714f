import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { db } from "#db/connection/live-database.ts";
import { findWordsProblem, OPERATOR_TEXT_MAX } from "#domain/items/reports.ts";
import * as m from "#app/messages/messages.js";
import { serverPaths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { refuse } from "#app/forms/action-result.server.ts";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { redirectWithFlash, readFlash, withFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ownAt, parseWhichItem } from "#app/forms/which-item.server.ts";
import { writtenText } from "#app/forms/written-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { wordsProblemText } from "#app/presenters/words-problem.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { appealTakedown } from "#db/commands/items/takedowns.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { findOwnTakedown } from "#db/queries/items/moderation.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const which = parseWhichItem(params);
  const { personId, isVisitor } = await findViewer(request);
  // A visitor reads as the demo person and must not appeal for the demo person's items.
  const takedown = isVisitor ? undefined : await findOwnTakedown(db, which, personId);
  if (!takedown) throw data(null, { status: 404 });
  const { takenDownAt, ...shown } = takedown;
  const flash = readFlash(request, "takedown");
  return withFlash(request, {
    flash,
    done: flash && m.report_appealed({}, requestLang(request)),
    formKey: createFormKey(),
    page: ownAt(which.kind, which.id),
    day: localDay(takenDownAt),
    ...shown,
  });
}

const FORM = z.object({ key: formKey(), appeal: writtenText() });

const intent = "appeal";

/** Stores the owner's appeal. @throws 404 for everyone but the owner, the redirect after success */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const item = parseWhichItem(params);
  const { key, appeal: typed } = await readForm(request, FORM);
  const { isVisitor, hasEnded } = await findViewer(request);
  if (isVisitor && !hasEnded) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const appeal = typed.trim();
  const problem = findWordsProblem(appeal);
  if (problem) {
    const fields = { appeal: wordsProblemText(problem, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const now = new Date();
  const scope = `appeal-takedown ${item.kind} ${item.id}`;
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope, payload: appeal }, () =>
      appealTakedown(tx, { personId, item, appeal, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  if (written.value.kind === "refused") {
    const { reason } = written.value;
    if (reason === "gone") throw data(null, { status: 404 });
    const text = m.report_appealed_before({}, lang);
    return refuse({ intent, status: 409, reason, text, typed });
  }
  const flash = { code: "appealed", about: "takedown" };
  throw redirectWithFlash(
    request,
    serverPaths.takedown(item.kind, item.id),
    flash,
    written.headers,
  );
}

export const headers = waitingHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.report_down_title),
  { name: "robots", content: "noindex" },
];

/** Why an operator took the viewer's item down, and the one appeal against it. */
export default function Takedown() {
  const { name, language, day, reason, appeal, answer, page, done, formKey } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  const itemLang = useLangOf(language);
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-4">
      <ScreenHeading title={m.report_down_title({}, lang)} text={m.report_down_text({}, lang)} />
      <p className="text-lg font-700 break-words" lang={itemLang}>
        {name}
      </p>
      <p className="text-ink-soft">
        <LocalTime time={day} />
      </p>
      <Words title={m.report_down_reason({}, lang)} text={reason} />
      {!result && <FormAnswer result={undefined} done={done} />}
      {appeal !== null && <Words title={m.report_your_appeal({}, lang)} text={appeal} />}
      {answer !== null && <Words title={m.report_answer({}, lang)} text={answer} />}
      {appeal === null && (
        <Form method="post" className="card flex flex-col gap-5 p-5">
          <FormKey value={formKey} />
          <FormAnswer result={result} />
          <p>{m.report_appeal_text({}, lang)}</p>
          <TextAreaField
            label={m.report_appeal({}, lang)}
            name="appeal"
            rows={6}
            required
            maxLength={OPERATOR_TEXT_MAX}
            defaultValue={result?.typed}
            problem={result?.fields?.appeal}
          />
          <button className="btn-primary self-start">{m.report_appeal_send({}, lang)}</button>
        </Form>
      )}
      <Link to={page} className="btn self-start">
        {m.report_back({}, lang)}
      </Link>
    </div>
  );
}

/** A text by the owner or the operator under a title. */
function Words({ title, text }: { title: string; text: string }) {
  return (
    <section className="card flex flex-col gap-2 p-5">
      <h2 className="font-800">{title}</h2>
      <p className="whitespace-pre-line break-words">{text}</p>
    </section>
  );
}
