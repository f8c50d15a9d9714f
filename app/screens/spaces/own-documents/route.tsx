import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { findViewer } from "#app/session/viewer.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { answerAddDocument, OWN_DOCUMENTS } from "#app/screens/spaces/add-document.server.ts";
import { AddDocument } from "#app/ui/documents/add-document.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return { formKey: createFormKey(), storage: await findShownStorage(await findViewer(request)) };
}

export const action = (args: ActionFunctionArgs) => answerAddDocument(args, OWN_DOCUMENTS);

export const headers = waitingHeaders;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.documents_own),
  { name: "robots", content: "noindex" },
];

/** Adds a document to the person's private space, which is created if needed. */
export default function OwnDocuments() {
  const { formKey, storage } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  return (
    <div className="kind-space flex flex-col gap-4 max-w-180 mx-auto">
      <ScreenHeading title={m.documents_own({}, lang)} text={m.documents_own_text({}, lang)} />
      <FormAnswer result={result} />
      <AddDocument
        formKey={formKey}
        storage={storage[lang.locale]}
        refused={result?.ok === false ? result : undefined}
        isFirst
      />
    </div>
  );
}
