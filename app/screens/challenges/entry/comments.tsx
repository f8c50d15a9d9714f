import { Form } from "@remix-run/react";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { PageLinks } from "#app/ui/gallery/page-links.tsx";
import type { ShownEntry } from "./shown-entry.server.ts";

type Shown = ShownEntry["comments"];

/** The comments on an entry, oldest first, and the form of a new one for accounts. */
export function Comments({
  comments,
  formKey,
  answer,
}: {
  comments: Shown;
  formKey: string;
  answer:
    | {
        fields?: Readonly<Record<string, string>> | undefined;
        typed?: { comment?: string } | undefined;
      }
    | undefined;
}) {
  const resetKey = useResetKey(formKey);
  return (
    <section id="comments" aria-labelledby="comments-title" className="flex flex-col gap-4">
      <h2 id="comments-title" className="text-xl font-800 tabular">
        {comments.title} ({comments.count})
      </h2>
      {comments.count === 0 && <p className="text-ink-soft">{comments.none}</p>}
      {comments.consent && (
        <Form method="post" preventScrollReset>
          <button name="intent" value={comments.consent.intent} className="btn">
            {comments.consent.text}
          </button>
        </Form>
      )}
      <ul className="flex flex-col gap-3">
        {comments.list.map((comment) => (
          <Comment key={comment.id} comment={comment} words={comments} />
        ))}
      </ul>
      <PageLinks pages={comments.pages} />
      {comments.signIn && (
        <Link to={comments.signIn.to} className="btn self-start">
          {comments.signIn.text}
        </Link>
      )}
      {comments.canWrite && (
        <Form method="post" key={resetKey} className="card p-5 flex flex-col gap-4">
          <FormKey value={formKey} />
          <TextAreaField
            label={comments.label}
            name="comment"
            rows={3}
            required
            maxLength={comments.max}
            defaultValue={answer?.typed?.comment}
            problem={answer?.fields?.comment}
          />
          <button name="intent" value="comment" className="btn-primary self-start">
            {comments.send}
          </button>
        </Form>
      )}
    </section>
  );
}

function Comment({
  comment: { id, author, text, language, time, remove, report },
  words,
}: {
  comment: Shown["list"][number];
  words: Pick<Shown, "remove" | "report">;
}) {
  const lang = useLangOf(language);
  return (
    <li id={id} className="card p-4">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-700 break-words">{author}</span>
        <span className="text-sm text-ink-soft">
          <LocalTime time={time} />
        </span>
      </p>
      <p className="whitespace-pre-wrap break-words" lang={lang}>
        {text}
      </p>
      {(remove || report) && (
        <div className="flex flex-wrap gap-x-5">
          {remove && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button
                name="intent"
                value="remove-comment"
                aria-label={remove}
                className="min-h-11 text-sm text-danger hover:underline"
              >
                {words.remove}
              </button>
            </Form>
          )}
          {report && (
            <Link
              to={report.to}
              rel="nofollow"
              aria-label={report.name}
              className="inline-flex items-center min-h-11 text-sm text-ink-soft hover:underline"
            >
              {words.report}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
