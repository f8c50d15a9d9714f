import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import type { shownReviews } from "./shown-reviews.server.ts";

type Shown = ReturnType<typeof shownReviews>;

const STARS = [5, 4, 3, 2, 1] as const;

/** The reviews by owners and, for a viewer who owns the artifakt, the review form. */
export function Reviews({
  reviews: { list, reportText, down },
  form,
}: {
  reviews: Shown;
  /** Only for an owner: their stored review, or what they typed if it was refused. */
  form?: { formKey: string; stars: string; text: string } | undefined;
}) {
  const lang = useLang();
  if (list.length === 0 && !form) return null;
  return (
    <section id="reviews" className="flex flex-col gap-3">
      <h2 className="text-xl font-800">{m.money_reviews({}, lang)}</h2>
      {down && (
        <Notice tone="note">
          {down.text}{" "}
          <Link to={down.to} className="font-600 underline">
            {down.link}
          </Link>
        </Notice>
      )}
      {form && !down && (
        <Form method="post" className="card flex flex-col gap-3 p-4">
          <FormKey value={form.formKey} />
          <label className="flex flex-wrap items-center gap-3 font-600">
            {m.money_review_stars({}, lang)}
            <select name="stars" defaultValue={form.stars} className="field select w-auto">
              {STARS.map((stars) => (
                <option key={stars} value={stars}>
                  {"★".repeat(stars)} {stars}
                </option>
              ))}
            </select>
          </label>
          <label className="flex flex-col gap-1 font-600">
            {m.money_review_text({}, lang)}
            <textarea
              name="text"
              rows={3}
              maxLength={2_000}
              defaultValue={form.text}
              className="field py-2 font-400"
            />
          </label>
          <button name="intent" value="review" className="btn self-start">
            {m.money_review_send({}, lang)}
          </button>
        </Form>
      )}
      {list.length > 0 && (
        <ul className="card divide-y divide-line">
          {list.map((review) => (
            <Review key={review.id} review={review} reportText={reportText} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Review({
  review: { name, stars, text, language, day, report },
  reportText,
}: {
  review: Shown["list"][number];
  reportText: string;
}) {
  const lang = useLang();
  const textLang = useLangOf(language);
  return (
    <li className="p-4">
      <p className="flex flex-wrap gap-x-3 font-600">
        <span>{name}</span>
        <span className="text-gold" role="img" aria-label={m.money_stars({ stars }, lang)}>
          {"★".repeat(stars)}
        </span>
        <span className="text-sm font-400 text-ink-soft">
          <LocalTime time={day} />
        </span>
      </p>
      {text && (
        <p className="whitespace-pre-line break-words" lang={textLang}>
          {text}
        </p>
      )}
      {report && (
        <Link
          to={report.to}
          aria-label={report.name}
          className="inline-flex items-center min-h-11 text-sm text-ink-soft underline"
        >
          {reportText}
        </Link>
      )}
    </li>
  );
}
