import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { pictureAddress } from "#domain/addresses/picture-paths.ts";
import { PICTURE_TYPES } from "#domain/people/profile/pictures.ts";
import { PAGE_PICTURE_ALT_MAX } from "#domain/studio/pages/pages.ts";
import { db } from "#db/connection/live-database.ts";
import { listPagePictures, listShownLayouts } from "#db/queries/studio/pages.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { answerPictures } from "./pictures-action.server.ts";

const DONE = {
  "picture-added": m.pages_done_picture,
  "picture-deleted": m.pages_done_picture_deleted,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const [storage, pictures, shown] = await Promise.all([
    findShownStorage(viewer),
    listPagePictures(db, viewer.personId),
    listShownLayouts(db, viewer.personId),
  ]);
  const pages = shown.map(({ title, blocks }) => ({
    title,
    hashes: new Set(parseBlocks(blocks)?.flatMap(({ content }) => content?.pictures ?? [])),
  }));
  const flash = readFlash(request, "page-pictures");
  return withFlash(request, {
    flash,
    done: flash && doneText(DONE, flash.code, requestLang(request)),
    formKey: createFormKey(),
    accept: PICTURE_TYPES.join(","),
    storage,
    pictures: pictures.map(({ id, hash, alt }) => ({
      id,
      alt,
      src: pictureAddress(hash),
      /** Titles of the public pages that show it. */
      pages: pages.flatMap((page) => (page.hashes.has(hash) ? page.title : [])),
    })),
  });
}

export const action = (args: ActionFunctionArgs) => answerPictures(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.pages_pictures_title),
  { name: "robots", content: "noindex" },
];

/** The person's pictures for pages: upload, view, delete. */
export default function PagePictures() {
  const lang = useLang();
  const { formKey, accept, pictures, storage, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-5 pb-4">
      <ScreenHeading
        title={m.pages_pictures_title({}, lang)}
        text={m.pages_pictures_intro({}, lang)}
      >
        <a href={paths.builder} className="btn">
          {m.pages_builder({}, lang)}
        </a>
      </ScreenHeading>
      <FormAnswer result={answer} done={done} />
      <Form
        method="post"
        encType="multipart/form-data"
        key={useResetKey(formKey)}
        className="card flex flex-col gap-4 p-4"
      >
        <FormKey value={formKey} />
        <FormField
          type="file"
          label={m.pages_pictures_file({}, lang)}
          help={`${m.pages_pictures_file_help({}, lang)} ${storage[lang.locale]}`}
          name="picture"
          required
          accept={accept}
        />
        <FormField
          label={m.pages_pictures_alt({}, lang)}
          help={m.pages_pictures_alt_help({}, lang)}
          name="alt"
          maxLength={PAGE_PICTURE_ALT_MAX}
          defaultValue={answer?.typed?.alt}
        />
        <button name="intent" value="add" className="btn-primary self-start">
          {m.pages_pictures_add({}, lang)}
        </button>
      </Form>
      {pictures.length === 0 ? (
        <EmptyState
          icon="i-lucide-image"
          title={m.pages_pictures_none({}, lang)}
          text={m.pages_pictures_none_text({}, lang)}
        />
      ) : (
        <ul className="grid grid-cols-2 sm:grid-cols-3 gap-3">
          {pictures.map(({ id, alt, src, pages }, place) => {
            const name = alt || m.pages_pictures_unnamed({ place: place + 1 }, lang);
            return (
              <li key={id} className="card overflow-hidden flex flex-col">
                <img
                  src={src}
                  alt={name}
                  width={480}
                  height={360}
                  loading="lazy"
                  className="w-full h-auto"
                />
                <details className="p-2">
                  <summary
                    aria-label={m.pages_pictures_delete({ alt: name }, lang)}
                    className="flex items-center gap-2"
                  >
                    <span className="flex-1 min-w-0 text-sm truncate">{alt}</span>
                    <span className="btn-icon text-danger">
                      <span className="i-lucide-trash-2" aria-hidden="true" />
                    </span>
                  </summary>
                  <Form method="post" preventScrollReset className="flex flex-col gap-2">
                    <input type="hidden" name="id" value={id} />
                    {pages.length > 0 && (
                      <p className="text-sm break-words">
                        {m.pages_pictures_shown({ pages: pages.join(", ") }, lang)}
                      </p>
                    )}
                    <button name="intent" value="delete" className="btn text-danger">
                      {m.pages_delete_yes({}, lang)}
                    </button>
                  </Form>
                </details>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
