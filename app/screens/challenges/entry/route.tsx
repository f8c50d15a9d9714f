import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db } from "#db/connection/live-database.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { canonical, siteOrigin } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { entryDoneText } from "#app/presenters/answers/challenges.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { FormAnswer, ResultText } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { EntryPhoto } from "#app/ui/gallery/entry-photo.tsx";
import { pageOf } from "#app/screens/challenges/page-links.server.ts";
import { Comments } from "./comments.tsx";
import { answerEntryPage } from "./entry-action.server.ts";
import { shownEntry } from "./shown-entry.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.entry);
  if (!id) throw data(null, { status: 404 });
  const viewer = await findViewer(request);
  const lang = requestLang(request);
  const entry = await shownEntry(db, { id, page: pageOf(request), viewer }, lang);
  const flash = readFlash(request, id);
  return withFlash(request, {
    flash,
    done: flash && entryDoneText(flash, lang),
    formKey: createFormKey(),
    entry,
  });
}

export const action = (args: ActionFunctionArgs) => answerEntryPage(args);

export const headers = waitingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => {
  if (!shown) return [];
  const { title, description, address, picture, isShown } = shown.entry;
  if (!isShown) return [...pageTitle(matches, () => title), { name: "robots", content: "noindex" }];
  return [
    ...pageTitle(matches, () => title),
    { name: "description", content: description },
    ...canonical(matches, address),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(picture ? [{ property: "og:image", content: siteOrigin(matches) + picture }] : []),
  ];
};

/** An entry of a challenge: what was handed in, its photographs, and what people say about it. */
export default function Entry() {
  const { entry, done, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const textLang = useLangOf(entry.language);
  const challengeLang = useLangOf(entry.challenge.language);
  const { files, own, down, report } = entry;
  return (
    <div className="kind-challenge max-w-180 mx-auto flex flex-col gap-5 pb-4">
      <div>
        <nav className="flex flex-wrap gap-x-5 pt-2">
          <Link
            to={entry.challenge.to}
            className="inline-flex items-center gap-1 min-h-11 text-accent font-600 hover:underline"
            lang={challengeLang}
          >
            <span className="i-lucide-chevron-left" aria-hidden="true" />
            {entry.challenge.name}
          </Link>
          <Link
            to={entry.gallery.to}
            className="inline-flex items-center min-h-11 text-accent font-600 hover:underline"
          >
            {entry.gallery.text}
          </Link>
        </nav>
        <h1 className="text-2xl font-800 break-words" lang={textLang}>
          {entry.title}
        </h1>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft break-words">
          {entry.place && <span className="pin text-gold">{entry.place}</span>}
          {entry.by}
        </p>
      </div>
      <FormAnswer result={answer} done={done} />
      {down && (
        <Notice>
          <ResultText {...down} />
        </Notice>
      )}
      {entry.note && <Notice tone="note">{entry.note}</Notice>}
      <article className="card p-5 flex flex-col gap-4" lang={textLang}>
        <p className="whitespace-pre-wrap break-words">{entry.text}</p>
        {entry.link && (
          <a
            href={entry.link.to}
            target="_blank"
            rel="noreferrer ugc"
            className="self-start min-h-11 inline-flex items-center text-accent underline"
          >
            {entry.link.text}
          </a>
        )}
      </article>
      <Photos pictures={entry.pictures} language={textLang} />
      {files && files.list.length > 0 && (
        <section aria-labelledby="files" className="card p-5">
          <h2 id="files" className="text-xl font-800">
            {files.title}
          </h2>
          <ul>
            {files.list.map(({ to, text }) => (
              <li key={to}>
                <a
                  href={to}
                  download
                  className="inline-flex items-center min-h-11 text-accent underline break-all"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {own && (
        <Form method="post" className="card p-5 flex flex-wrap items-center gap-3">
          <p className="flex-1 basis-60">{own.text}</p>
          <button name="intent" value={own.intent} className="btn">
            {own.button}
          </button>
        </Form>
      )}
      {report && (
        <Link
          to={report.to}
          rel="nofollow"
          className="self-start min-h-11 inline-flex items-center text-sm text-ink-soft hover:underline"
        >
          {report.text}
        </Link>
      )}
      <Comments comments={entry.comments} formKey={formKey} answer={answer} />
    </div>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["entry"];

/** The photographs of an entry; with `Save-Data` a link that shows them. */
function Photos({
  pictures,
  language,
}: {
  pictures: Shown["pictures"];
  language: string | undefined;
}) {
  const picturesLink = usePicturesLink();
  if (pictures.length === 0) return null;
  if (picturesLink) return picturesLink;
  return (
    <ul className="flex flex-col gap-4">
      {pictures.map(({ caption, ...picture }) => (
        <li key={picture.src} className="card overflow-hidden">
          <EntryPhoto {...picture} className="block mx-auto max-w-full bg-raised" />
          {caption && (
            <p className="px-4 py-2 text-sm text-ink-soft" lang={language} aria-hidden="true">
              {caption}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
