import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { pictureAddress } from "#domain/addresses/picture-paths.ts";
import { db } from "#db/connection/live-database.ts";
import { PICTURE_TYPES } from "#domain/people/profile/pictures.ts";
import { listPageItems } from "#db/queries/studio/page-items.ts";
import { listPagePictures } from "#db/queries/studio/pages.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { flashOf, withFlash } from "#app/forms/flash.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { answerBuilder, findDraft, findUndo } from "./builder-action.server.ts";
import { chatChoice } from "./chat-choice.server.ts";
import { examplePrices, findPricesOrigin } from "./prices-origin.server.ts";
import { PAGE_NOTES } from "./page-notes.server.ts";
import { fetchWorkbench, WorkbenchView } from "./workbench-view.tsx";

/** Texts of the upload in a picture block, which the workbench's script does not carry. */
const UPLOAD_WORDS = {
  file: localText(m.builder_upload_file),
  alt: localText(m.pages_pictures_alt),
  send: localText(m.pages_pictures_add),
  accept: PICTURE_TYPES.join(","),
};

/** Loads the draft, and the workbench's code, which the server renders. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { personId } = await findViewer(request);
  const [draft, items, pictures] = await Promise.all([
    findDraft(request),
    listPageItems(db, personId),
    listPagePictures(db, personId),
    fetchWorkbench(),
  ]);
  const origin = await findPricesOrigin(draft.work.blocks, personId);
  const offered = {
    items,
    chat: chatChoice(items),
    origin,
    examples: examplePrices(draft.work.blocks),
    pictures: pictures.map((picture) => ({ ...picture, src: pictureAddress(picture.hash) })),
    upload: UPLOAD_WORDS,
    notes: PAGE_NOTES,
  };
  const step = findUndo(request, draft);
  const shown = {
    ...draft,
    formKey: createFormKey(),
    offered,
    ...(draft.done !== undefined && {
      doneLink: {
        to: studioPaths.pagePreview("draft"),
        text: m.pages_preview({}, requestLang(request)),
      },
    }),
    ...(step && { undo: step.isRedo ? ("redo" as const) : ("undo" as const) }),
  };
  const flash = draft.done === undefined ? undefined : flashOf(request);
  return flash ? withFlash(request, { shown, flash }) : { shown };
}

export const action = (args: ActionFunctionArgs) => answerBuilder(args);

/** With JavaScript the draft lives in the browser, so the loader never needs to run again. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.shell_nav_builder);

export default function Builder() {
  const draft = useLoaderData<typeof loader>().shown;
  const answer = useActionData<typeof action>();
  return <WorkbenchView draft={draft} answer={answer ?? null} />;
}
