import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { z } from "zod";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { createOwnKit } from "#db/commands/shop/own-kits/save-own-kit.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { ownKitRefusal } from "#app/presenters/kits/own-kit-words.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { ManifestForm } from "#app/ui/kits/manifest-form.tsx";
import { MANIFEST_FIELDS, manifestOf } from "#app/screens/shop/read-manifest-form.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const { locale } = requestLang(request);
  return {
    formKey: createFormKey(),
    isAccount: viewer.kind === "account",
    storage: await findShownStorage(viewer),
    example: exampleManifest(locale),
  };
}

const FORM = z.object({ intent: z.literal("save"), ...MANIFEST_FIELDS });

/** Saves the manifest as the draft of a new kit, whatever is wrong with it: its page says what. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, key, ...form } = await readForm(request, FORM);
  const { text, isTooBig } = await manifestOf(form);
  const lang = requestLang(request);
  const typed = { manifest: text };
  if (isTooBig)
    return refuse({ intent, reason: "too-big", ...ownKitRefusal("too-big", lang), typed });
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: "create-kit", payload: { text } }, () =>
      createOwnKit(tx, { personId, address, text, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    return refuse({ intent, reason, ...ownKitRefusal(reason, lang), typed });
  }
  const flash = { code: "kit-saved", about: value.id };
  throw redirectWithFlash(request, kitPaths.ownKit(value.id), flash, headers);
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.ownkits_new_title),
  { name: "robots", content: "noindex" },
];

/** A new kit: a field for its manifest, filled with an example. */
export default function NewKit() {
  const lang = useLang();
  const { formKey, isAccount, storage, example } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="max-w-180 mx-auto flex flex-col gap-5 pb-4">
      <ScreenHeading title={m.ownkits_new_title({}, lang)} text={m.ownkits_new_text({}, lang)} />
      {!isAccount && <Notice tone="note">{m.ownkits_mine_guest({}, lang)}</Notice>}
      <FormAnswer result={answer} />
      <ManifestForm
        text={answer?.typed?.manifest ?? example}
        formKey={formKey}
        storage={storage[lang.locale]}
        isMain
      />
    </div>
  );
}
