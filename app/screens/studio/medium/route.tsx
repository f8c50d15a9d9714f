/**
 * `/multimedia/:id`: one thing of the library (a track, a picture, a look, a text), to take and to use. Long
 * because each kind is shown in a way of its own.
 */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { parseItemId } from "#domain/items/item-ids.ts";
import { multimediaQuery } from "#domain/studio/multimedia-list.ts";
import { MEDIA_LICENCE_PATH, mediumPath } from "#domain/addresses/media-paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { db } from "#db/connection/live-database.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findItem, isFavoriteItem, listLibraryFiles } from "#db/queries/studio/media.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { titleIn } from "#app/presenters/text-in-language.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { CopyText } from "#app/ui/copy/copy-text.tsx";
import { ItemStrip } from "#app/ui/detail/item-strip.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { hasModel } from "./has-model.server.ts";
import { answerMedium } from "./medium-action.server.ts";
import { toShownMedium, type ShownMedium } from "./shown-medium.server.ts";
import { findShownTrack } from "./shown-track.server.ts";
import { TrackHead } from "./track-head.tsx";

/** Lazy: only texts are read aloud. */
const ScriptReader = lazy(async () => ({
  default: (await import("./script-reader.tsx")).ScriptReader,
}));

const DONE = {
  "use-in-page": m.media_done_page,
  favorite: m.media_done_favorite,
  unfavorite: m.media_done_unfavorite,
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const [{ personId, isVisitor }, item] = await Promise.all([
    findViewer(request),
    findItem(db, id),
  ]);
  const track = item ? undefined : await findShownTrack(id, isVisitor ? null : personId, lang);
  if (!item && !track) throw data(null, { status: 404 });
  const flash = readFlash(request, id);
  const common = {
    flash,
    formKey: createFormKey(),
    done: flash && doneText(DONE, flash.code, lang),
    doneLink:
      flash?.code === "use-in-page"
        ? { to: studioPaths.pagePictures, text: m.media_see_pictures({}, lang) }
        : undefined,
  };
  if (!item) return withFlash(request, { ...common, ...track! });
  const isForModels = item.kind === "look" || item.kind === "preset";
  const [files, business, isFavorite, isAnswered] = await Promise.all([
    listLibraryFiles(db, { itemId: id }),
    item.kind === "script" ? findBusiness(db, personId) : undefined,
    isVisitor ? false : isFavoriteItem(db, personId, id),
    isForModels && hasModel(isVisitor ? null : personId),
  ]);
  return withFlash(request, {
    ...common,
    track: undefined,
    medium: toShownMedium(
      item,
      files,
      { business: isVisitor ? undefined : business, hasModel: isAnswered },
      lang,
    ),
    isFavorite,
    collection: { id: item.collectionId, title: titleIn(item.collection, lang.locale) },
  });
}

export async function action(args: ActionFunctionArgs) {
  const id = parseItemId(args.params.id);
  if (!id) throw data(null, { status: 404 });
  return answerMedium(args, id);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, loaded ? () => loaded.medium.title : m.multimedia_title),
  ...(loaded
    ? [
        { name: "description", content: loaded.medium.note || loaded.medium.kindLabel },
        ...canonical(matches, mediumPath(loaded.medium.id)),
      ]
    : []),
];

export default function Medium() {
  const lang = useLang();
  const { medium, track, isFavorite, collection, formKey, done, doneLink } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = `${paths.multimedia}${multimediaQuery({ collection: collection?.id ?? "" })}`;
  return (
    <div className="pb-4">
      <Link
        to={back}
        className="inline-flex items-center min-h-11 text-accent font-600 hover:underline"
      >
        {m.media_back({ collection: collection?.title || m.multimedia_title({}, lang) }, lang)}
      </Link>
      <FormAnswer result={answer} done={done} doneLink={doneLink} />
      <div className="card overflow-hidden mb-5">
        <ItemStrip kind="offer" item={{ id: medium.id, name: medium.title }} lang={undefined} />
      </div>
      <div className="grid gap-5 md:grid-cols-2 items-start">
        {track ? <TrackHead track={track} /> : <Shown medium={medium} />}
        <div className="flex flex-col gap-4">
          <div>
            <p className="text-sm text-ink-soft">{medium.kindLabel}</p>
            {medium.note && <p>{medium.note}</p>}
          </div>
          <Uses medium={medium} formKey={formKey} isFavorite={isFavorite} />
          <Files medium={medium} />
          <p className="text-sm text-ink-soft">
            {m.media_licence({}, lang)}{" "}
            <Link to={MEDIA_LICENCE_PATH} className="underline">
              {m.media_licence_more({}, lang)}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

/** The thing itself. */
function Shown({ medium }: { medium: ShownMedium }) {
  const { picture, cell, script, prompt, title } = medium;
  const lang = useLang();
  if (picture)
    return (
      <img
        {...picture}
        alt={title}
        className="w-full h-auto max-h-[70dvh] object-contain rounded-card border"
      />
    );
  if (script) return <Script id={medium.id} script={script} />;
  if (prompt)
    return (
      <section className="card p-4">
        <h2 className="font-700">{m.media_prompt({}, lang)}</h2>
        <p className="text-lg">{prompt}</p>
      </section>
    );
  return cell ? (
    <div
      role="img"
      aria-label={title}
      className="w-full aspect-4/3 rounded-card border bg-no-repeat"
      style={cell}
    />
  ) : null;
}

/** A text to be read aloud: with the business filled in, to listen to and to copy. */
function Script({ id, script }: { id: string; script: NonNullable<ShownMedium["script"]> }) {
  const lang = useLang();
  const textId = `${id}-text`;
  return (
    <section className="card p-4 flex flex-col gap-3">
      <h2 className="font-700">{m.media_script({}, lang)}</h2>
      <p className="text-sm text-ink-soft">
        {script.langLabel}
        {script.isFilled && ` · ${m.media_script_filled({}, lang)}`}
      </p>
      <p id={textId} lang={script.lang} className="text-lg whitespace-pre-line">
        {script.text}
      </p>
      {script.missing && (
        <p className="text-sm">
          {m.media_script_missing({ blanks: script.missing }, lang)}{" "}
          <Link to={paths.accountBusiness} className="underline">
            {m.media_script_business({}, lang)}
          </Link>
        </p>
      )}
      <Suspense>
        <ScriptReader of={textId} lang={script.lang} />
      </Suspense>
      <noscript>
        <p className="text-sm text-ink-soft">{m.media_voice_unscripted({}, lang)}</p>
      </noscript>
      <CopyText of={textId} />
    </section>
  );
}

/** Links to where the item can be used, and the favourite button. */
function Uses({
  medium: { links, forPage },
  formKey,
  isFavorite,
}: {
  medium: ShownMedium;
  formKey: string;
  isFavorite: boolean;
}) {
  const lang = useLang();
  return (
    <section aria-label={m.media_use_title({}, lang)} className="flex flex-wrap gap-3">
      {links.map(({ to, label }, place) => (
        <Link key={to} to={to} className={place === 0 ? "btn-primary" : "btn"}>
          {label}
        </Link>
      ))}
      {forPage && (
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <input type="hidden" name="file" value={forPage} />
          <button name="intent" value="use-in-page" className="btn">
            {m.media_use_page({}, lang)}
          </button>
        </Form>
      )}
      <Form method="post" preventScrollReset>
        <button
          name="intent"
          value={isFavorite ? "unfavorite" : "favorite"}
          aria-pressed={isFavorite}
          className="btn aria-pressed:bg-tint"
        >
          <span className="i-lucide-heart" aria-hidden="true" />
          {(isFavorite ? m.media_unfavorite : m.media_favorite)({}, lang)}
        </button>
      </Form>
    </section>
  );
}

/** The files, each with its size. Downloads are sent by the browser itself. */
function Files({ medium: { files, links } }: { medium: ShownMedium }) {
  const lang = useLang();
  if (files.length === 0) return null;
  return (
    <form method="post">
      <input type="hidden" name="intent" value="download" />
      <h2 className="font-700">{m.media_files({}, lang)}</h2>
      <ul>
        {files.map(({ name, fileName, facts, help }, place) => (
          <li key={name} className="flex items-center gap-3 py-1">
            <span className="flex-1 min-w-0">
              <span className="tabular">{facts}</span>
              {help && <span className="block text-sm text-ink-soft">{help}</span>}
            </span>
            <button
              name="file"
              value={name}
              aria-label={m.media_get_named({ name: fileName }, lang)}
              className={`shrink-0 ${place === 0 && links.length === 0 ? "btn-primary" : "btn"}`}
            >
              <span className="i-lucide-download" aria-hidden="true" />
              {m.media_get({}, lang)}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
