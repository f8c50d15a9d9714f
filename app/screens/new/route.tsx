import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type MetaFunction,
} from "@remix-run/react";
import { lazy, startTransition, Suspense, useState } from "react";
import { DEFAULT_LICENCE } from "#domain/artifakts/licences.ts";
import { memberOf } from "#domain/input/member-of.ts";
import {
  AGENTIK_TYPES,
  ARTIFAKT_CATEGORIES,
  ARTIFAKT_TYPES_BY_CATEGORY,
  ITEM_KINDS,
  type ItemKind,
} from "#domain/items/catalogue.ts";
import type { TypedFields } from "#domain/items/item-fields.ts";
import { deadlineDays } from "#domain/challenges/challenge-days.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findFileHelp } from "#app/presenters/shown-storage.server.ts";
import { categoryLabel } from "#app/presenters/items/detail-labels.server.ts";
import { listLicences } from "#app/presenters/items/licence-text.server.ts";
import { typeLabel } from "#app/presenters/items/item-labels.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { WordFields } from "#app/ui/item-fields/word-fields.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { AgentikFields } from "#app/ui/item-fields/agentik-fields.tsx";
import { SpaceFields } from "#app/ui/fields/space-fields.tsx";
import { agentikKinds } from "./agentik-kinds.server.ts";
import { ArtifaktFields, type TypeGroup } from "./artifakt-fields.tsx";
import { carriedFields, carryFields } from "./carry-fields.server.ts";
import { ChallengeFields } from "./community-fields.tsx";
import { createAgentikFrom } from "./create-agentik.server.ts";
import { createArtifaktFrom } from "./create-artifakt-action.server.ts";
import { createChallengeFrom, createSpaceFrom } from "./create-community.server.ts";
import { FORM_ID, KIND_NAMES, KindChoice } from "./kind-choice.tsx";
import { TemplateField } from "./template-field.tsx";
import { templatesOf } from "./templates.server.ts";
import { termsWords } from "./terms-words.server.ts";
import { useIsReady } from "./use-is-ready.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

/** Lazy: it is in the chunk of the lists, which the form does not need. */
const CanvasPreview = lazy(async () => ({
  default: (await import("#app/ui/cards/canvas-preview.tsx")).CanvasPreview,
}));

const TYPES = ARTIFAKT_CATEGORIES.map((category): TypeGroup => [
  categoryLabel(category),
  ARTIFAKT_TYPES_BY_CATEGORY[category].map((type) => [type, typeLabel(type)]),
]);

const ARTIFAKT_TERMS = {
  descriptionHelp: localText(m.selling_description_help),
  licence: localText(m.artifakts_license),
  licences: listLicences(DEFAULT_LICENCE),
};

/** `?tipo=` names the kind to create. */
export async function loader({ request }: LoaderFunctionArgs) {
  // Prefill from the linking page: the type or category that its list showed, or what it offered to begin with.
  const given = carriedFields(new URL(request.url));
  const kind = kindOf(request);
  const viewer = kind === "artifakt" ? await findViewer(request) : undefined;
  return {
    kind,
    types: kind === "artifakt" ? TYPES : [],
    artifakt: kind === "artifakt" ? ARTIFAKT_TERMS : undefined,
    file: viewer && (await findFileHelp(viewer)),
    templates: await templatesOf(kind, request),
    kinds: kind === "agentik" ? agentikKinds() : undefined,
    formKey: createFormKey(),
    given,
    days: deadlineDays(new Date()),
    terms: kind === "challenge" ? termsWords : undefined,
    // Texts of what the browser alone decides, so that the page's script does not carry them.
    restored: localText(kind === "artifakt" ? m.create_restored_file : m.create_restored),
  };
}

const kindOf = (request: Request): ItemKind | null =>
  memberOf(ITEM_KINDS, new URL(request.url).searchParams.get("tipo")) ?? null;

/**
 * Creates an item of the kind in `?tipo=`. A refusal keeps what was typed. With `?carry` the form of
 * another kind was sent, to choose this one.
 *
 * @throws a 400 Response for an unknown kind, what `readForm` throws
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const kind = kindOf(request);
  if (kind && new URL(request.url).searchParams.has("carry")) return carryFields(request);
  if (kind === "artifakt") return createArtifaktFrom({ request, context });
  if (kind === "agentik") return createAgentikFrom({ request, context });
  if (kind === "space") return createSpaceFrom({ request, context });
  if (kind === "challenge") return createChallengeFrom({ request, context });
  // A body that is not a form is refused first.
  await readForm(request);
  throw new Response("Unknown kind.", { status: 400 });
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.create_title);

export default function New() {
  const { kind } = useLoaderData<typeof loader>();
  const lang = useLang();
  return (
    <div className={`mx-auto flex flex-col gap-4 py-4 ${kind ? "" : "max-w-180"}`}>
      <h1 className="text-2xl font-800">{m.create_title({}, lang)}</h1>
      <KindChoice kind={kind} />
      {kind && <Draft key={kind} kind={kind} />}
    </div>
  );
}

/** The form, and the canvas that previews the item while it is typed. */
function Draft({ kind }: { kind: ItemKind }) {
  const lang = useLang();
  const answer = useActionData<typeof action>();
  const [name, setName] = useState(answer?.typed?.name ?? "");
  // The item is being created while the form is submitted.
  const isReady = useIsReady(useNavigation().formMethod === "POST");
  return (
    <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,1fr)_18rem]">
      {/* A transition: an urgent update before the Suspense boundary hydrates would make React
          discard its server HTML and render it again. */}
      <CreateForm kind={kind} onName={(typed) => startTransition(() => setName(typed))} />
      <div className="lg:sticky lg:top-20">
        <Suspense>
          <CanvasPreview
            kind={kind}
            id={kind}
            name={name.trim() || KIND_NAMES[kind]({}, lang)}
            isReady={isReady}
            hint={name.trim() ? undefined : m.create_preview_empty({}, lang)}
          />
        </Suspense>
      </div>
    </div>
  );
}

function CreateForm({ kind, onName }: { kind: ItemKind; onName: (name: string) => void }) {
  const lang = useLang();
  const answer = useActionData<typeof action>();
  const { formKey, given, days, terms, types, artifakt, file, templates, kinds, restored } =
    useLoaderData<typeof loader>();
  const typed: TypedFields = answer?.typed ?? given;
  const problems = (answer && "fields" in answer && answer.fields) || {};
  const isArtifakt = kind === "artifakt";
  const draft = useKeptDraft({
    kind,
    isRefused: answer !== undefined && answer.reason !== "carried",
    given: Object.entries({ ...given, ...answer?.typed }).flatMap(([name, text]) =>
      text ? name : [],
    ),
    onRestored: (form) => onName(String(new FormData(form).get("name") ?? "")),
  });
  return (
    <Form
      ref={draft.form}
      id={FORM_ID}
      method="post"
      action={`${paths.create}?tipo=${kind}`}
      onInput={draft.keep}
      encType={isArtifakt ? "multipart/form-data" : undefined}
      className={`kind-${kind} card flex flex-col gap-4 p-4`}
    >
      <FormAnswer result={answer} />
      {draft.isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-3">
          {restored[lang.locale]}
          <button type="button" onClick={draft.discard} className="btn">
            {m.create_discard({}, lang)}
          </button>
        </p>
      )}
      <FormKey value={formKey} />
      <WordFields
        typed={typed}
        problems={problems}
        descriptionHelp={artifakt?.descriptionHelp[lang.locale]}
        onName={onName}
      />
      {templates && <TemplateField templates={templates} value={typed.template} />}
      {kind === "agentik" && (
        <>
          <TextAreaField
            label={m.abilities_knows({}, lang)}
            help={m.create_knows_help({}, lang)}
            problem={problems.knows}
            name="knows"
            rows={5}
            defaultValue={typed.knows}
            placeholder={m.abilities_text_example({}, lang)}
          />
          <AgentikFields
            written={answer?.typed ?? { type: memberOf(AGENTIK_TYPES, given.type) }}
            problems={problems}
            about={kinds}
          />
        </>
      )}
      {kind === "space" && <SpaceFields typed={typed} problems={problems} isNew />}
      {terms && <ChallengeFields typed={typed} problems={problems} days={days} terms={terms} />}
      {isArtifakt && (
        <ArtifaktFields
          types={types}
          terms={artifakt}
          file={file}
          typed={typed}
          problems={problems}
        />
      )}
      {/* Below the fields: the first field of a name is read, and an agentik's language is chosen there. */}
      <input type="hidden" name="language" value={lang.locale} />
      <div className="flex flex-wrap gap-3">
        <button name="intent" value="create" className="btn-primary">
          {m.create_submit({}, lang)}
        </button>
        {isArtifakt && (
          <button name="intent" value="draft" className="btn">
            {m.money_save_draft({}, lang)}
          </button>
        )}
      </div>
    </Form>
  );
}
