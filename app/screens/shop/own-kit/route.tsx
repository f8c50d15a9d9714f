import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { KitContents } from "#app/ui/kits/kit-contents.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ManifestForm } from "#app/ui/kits/manifest-form.tsx";
import { loadOwnKit } from "./load-own-kit.server.ts";
import { answerOwnKit } from "./own-kit-action.server.ts";
import { KitState } from "./kit-state.tsx";
import { VersionList } from "./version-list.tsx";

export const loader = ({ request, params }: LoaderFunctionArgs) => loadOwnKit(request, params.id);

export const action = (args: ActionFunctionArgs) => answerOwnKit(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  ...pageTitle(matches, () => loaded?.name ?? ""),
  { name: "robots", content: "noindex" },
];

export type ShownOwnKit = ReturnType<typeof useLoaderData<typeof loader>>;

/** A kit of the person: the manifest's problems or a preview, the manifest, its versions. */
export default function OwnKit() {
  const lang = useLang();
  const kit = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.typed?.manifest;
  const { id, preview, problems, isDraft, isInReview, isInstalled } = kit;
  const textLang = kit.textLang === lang.locale ? undefined : kit.textLang;
  return (
    <div className="kind-offer max-w-180 mx-auto flex flex-col gap-5 pb-4">
      <KitState kit={kit} />
      <FormAnswer result={answer} done={answer ? undefined : kit.done} />
      {problems.length > 0 && (
        <section
          aria-labelledby="problems-title"
          className="card border-danger flex flex-col gap-3 p-4"
        >
          <h2 id="problems-title" className="text-xl font-800">
            {m.ownkits_problems_title({}, lang)}
          </h2>
          <ul className="flex flex-col gap-2">
            {problems.map(({ path, text }) => (
              <li key={`${path} ${text}`} className="break-words">
                {path !== "" && (
                  <>
                    <code className="font-700 break-all">{`${path}:`}</code>{" "}
                  </>
                )}
                {text}
              </li>
            ))}
          </ul>
          {kit.moreProblems && <p>{kit.moreProblems}</p>}
          <p className="text-sm text-ink-soft">{m.ownkits_problems_saved({}, lang)}</p>
        </section>
      )}
      {preview && (
        <>
          <section aria-labelledby="preview-title" className="card flex flex-col gap-4 p-4">
            <h2 id="preview-title" className="text-sm text-ink-soft">
              {m.ownkits_preview_title({}, lang)}
            </h2>
            <p className="text-lg" lang={textLang}>
              {kit.summary}
            </p>
            {kit.description !== undefined && (
              <p className="whitespace-pre-line break-words" lang={textLang}>
                {kit.description}
              </p>
            )}
            <KitContents adds={preview.adds} permissions={preview.permissions} />
          </section>
          <Form method="post" className="flex flex-col gap-3">
            {isDraft && (
              <p className="text-ink-soft">
                {m.ownkits_try_text({}, lang)} {m.ownkits_send_text({}, lang)}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              {isDraft && (
                <button name="intent" value="send" className="btn-primary">
                  {m.ownkits_send({}, lang)}
                </button>
              )}
              <button name="intent" value="try" className="btn">
                {isInstalled ? m.ownkits_try_again({}, lang) : m.ownkits_try({}, lang)}
              </button>
              {isInstalled && (
                <Link to={paths.app(id)} className="btn">
                  {m.ownkits_open_mine({}, lang)}
                </Link>
              )}
            </div>
          </Form>
        </>
      )}
      {(!isInReview || typed !== undefined) && (
        <section aria-labelledby="edit-title" className="flex flex-col gap-3">
          <h2 id="edit-title" className="text-xl font-800">
            {m.ownkits_edit_title({}, lang)}
          </h2>
          {kit.isPublished && !isDraft && (
            <p className="text-ink-soft">{m.ownkits_edit_next({}, lang)}</p>
          )}
          <ManifestForm
            key={kit.base}
            text={typed ?? kit.text}
            formKey={kit.formKey}
            base={kit.base}
            storage={kit.storage[lang.locale]}
            isMain={!isDraft || !preview}
          />
        </section>
      )}
      <VersionList kit={kit} />
    </div>
  );
}
