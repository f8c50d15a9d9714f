import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import type { TypedFields } from "#domain/items/item-fields.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { POLICY_NAMES, SpaceFields, VISIBILITY_NAMES } from "#app/ui/fields/space-fields.tsx";
import { StoredVersion } from "#app/ui/item-fields/stored-version.tsx";
import { WordFields } from "#app/ui/item-fields/word-fields.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { editionOf } from "#db/commands/spaces/edit-space.ts";
import { findOwnSpace } from "#db/queries/spaces/own-space.ts";
import { answerEdit } from "./edit-action.server.ts";

/** Only for the owner; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  const { personId } = await findViewer(request);
  const space = id && (await findOwnSpace(db, id, personId));
  if (!space) throw data(null, { status: 404 });
  const { name, description, type, joinPolicy, visibility, maxMembers } = space;
  return {
    id,
    formKey: createFormKey(),
    seen: editionOf(space),
    isArchived: space.isArchived,
    stored: {
      name,
      description,
      type,
      joinPolicy,
      visibility,
      maxMembers: String(maxMembers ?? ""),
    },
  };
}

export const action = (args: ActionFunctionArgs) => answerEdit(args);

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.community_edit_title),
  { name: "robots", content: "noindex" },
];

/** The form with which the owner changes a space's name, description, type and join policy. */
export default function EditSpace() {
  const { id, stored, seen, formKey, isArchived } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resetKey = useResetKey(formKey);
  const lang = useLang();
  const typed: TypedFields = answer?.typed ?? stored;
  const problems = answer?.fields ?? {};
  return (
    <div className="kind-space max-w-180 mx-auto flex flex-col gap-5">
      <ScreenHeading title={m.community_edit_title({}, lang)} text={stored.name}>
        <Link to={paths.spacePart(id, "members")} className="btn">
          {m.community_manage({}, lang)}
        </Link>
        <Link to={paths.space(id)} className="btn">
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.community_members_back({}, lang)}
        </Link>
      </ScreenHeading>
      {answer?.reason !== "small" && <FormAnswer result={answer} />}
      {answer?.reason === "changed" && (
        <StoredVersion
          title={m.community_edit_now({}, lang)}
          name={stored.name}
          description={stored.description}
          facts={[
            POLICY_NAMES[stored.joinPolicy]({}, lang),
            VISIBILITY_NAMES[stored.visibility]({}, lang),
            stored.maxMembers && `${m.community_places({}, lang)}: ${stored.maxMembers}`,
          ]}
        />
      )}
      <Form key={resetKey} method="post" className="card stripe flex flex-col gap-4 p-5">
        <FormKey value={formKey} />
        <input type="hidden" name="seen" value={seen} />
        <p className="text-sm text-ink-soft">{m.community_edit_help({}, lang)}</p>
        <WordFields typed={typed} problems={problems} />
        <SpaceFields typed={typed} problems={problems} />
        {answer?.reason === "small" && <FormAnswer result={answer} />}
        <button name="intent" value="edit" className="btn-primary self-start">
          {m.community_edit_save({}, lang)}
        </button>
      </Form>
      <section aria-labelledby="archive" className="card p-5 flex flex-col gap-3 items-start">
        <h2 id="archive" className="text-lg font-700">
          {m.community_archive_title({}, lang)}
        </h2>
        <p className="text-ink-soft">{m.community_export_text({}, lang)}</p>
        <a href={paths.spacePart(id, "export")} download className="btn">
          {m.community_export({}, lang)}
        </a>
        <p className="text-ink-soft">{m.community_archive_text({}, lang)}</p>
        <Form method="post">
          <button name="intent" value={isArchived ? "restore" : "archive"} className="btn">
            {isArchived ? m.community_restore({}, lang) : m.community_archive({}, lang)}
          </button>
        </Form>
      </section>
    </div>
  );
}
