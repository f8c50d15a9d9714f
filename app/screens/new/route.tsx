import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
  type MetaFunction,
} from "@remix-run/react";
import { lazy, startTransition, Suspense, useState } from "react";
import {
  ARTIFAKT_CATEGORIES,
  ARTIFAKT_TYPES_BY_CATEGORY,
  ITEM_KINDS,
  type ItemKind,
} from "#domain/items/catalogue.ts";
import type { TypedFields } from "#domain/items/item-fields.ts";
import { deadlineDays } from "#domain/challenges/challenge-days.ts";
import { DESCRIPTION_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#domain/spaces/community.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { oneOf } from "#app/preferences/preferences-cookie.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { Cover } from "#app/ui/art/cover.tsx";
import { categoryLabel } from "#app/presenters/detail-labels.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { AgentikFields } from "#app/ui/forms/agentik-fields.tsx";
import { SpaceFields } from "#app/ui/forms/space-fields.tsx";
import { ArtifaktFields } from "./artifakt-fields.tsx";
import { ChallengeFields } from "./community-fields.tsx";
import { createAgentikFrom } from "./create-agentik.server.ts";
import { createArtifaktFrom } from "./create-artifakt-action.server.ts";
import { createChallengeFrom, createSpaceFrom } from "./create-community.server.ts";

/** Of the lists' scripts, which this page does not wait for. */
const CanvasPreview = lazy(async () => ({
  default: (await import("#app/ui/art/canvas-preview.tsx")).CanvasPreview,
}));

const KIND_NAMES = {
  space: m.create_space,
  artifakt: m.create_artifakt,
  agentik: m.create_agentik,
  challenge: m.create_challenge,
} satisfies Record<ItemKind, unknown>;

const TYPES = ARTIFAKT_CATEGORIES.map((category): [LocalText, readonly string[]] => [
  categoryLabel(category),
  ARTIFAKT_TYPES_BY_CATEGORY[category],
]);

/** `?tipo=` says what is created (product.md, "Writes"). */
export async function loader({ request }: LoaderFunctionArgs) {
  // What the page that led here says of it: the category one was looking at.
  const type = new URL(request.url).searchParams.get("type")?.slice(0, 40);
  const given: Record<string, string> = type ? { type } : {};
  const kind = kindOf(request);
  return {
    kind,
    types: kind === "artifakt" ? TYPES : [],
    storage: kind === "artifakt" ? await findShownStorage(request) : undefined,
    formKey: createFormKey(),
    given,
    days: deadlineDays(new Date()),
  };
}

const kindOf = (request: Request): ItemKind | null =>
  oneOf(ITEM_KINDS, new URL(request.url).searchParams.get("tipo")) ?? null;

/**
 * Checks what was written, and creates it. Nothing typed is lost.
 *
 * @throws a 400 Response for a kind there is not, what `readForm` throws
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const kind = kindOf(request);
  if (kind === "artifakt") return createArtifaktFrom({ request, context });
  if (kind === "agentik") return createAgentikFrom({ request, context });
  if (kind === "space") return createSpaceFrom({ request, context });
  if (kind === "challenge") return createChallengeFrom({ request, context });
  // What is no form at all is said first.
  await readForm(request);
  throw new Response("Unknown kind.", { status: 400 });
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, m.create_title);

export default function New() {
  const { kind } = useLoaderData<typeof loader>();
  const lang = useLang();
  return (
    <div className="max-w-180 flex flex-col gap-4 py-4">
      <h1 className="text-2xl font-800">{m.create_title({}, lang)}</h1>
      <nav aria-label={m.create_choose({}, lang)} className="grid grid-cols-2 md:grid-cols-4 gap-3">
        {ITEM_KINDS.map((other) => (
          <Link
            key={other}
            to={`${paths.create}?tipo=${other}`}
            preventScrollReset
            aria-current={other === kind ? "true" : undefined}
            className={`kind-${other} card overflow-hidden hover:border-kind aria-[current=true]:border-kind`}
          >
            <Cover kind={other} id={other} className="w-full h-20" />
            <span className="block p-3 font-600">{KIND_NAMES[other]({}, lang)}</span>
          </Link>
        ))}
      </nav>
      {kind && <Draft key={kind} kind={kind} />}
    </div>
  );
}

/** What is being made: the form, and the canvas that shows it as it is written. */
function Draft({ kind }: { kind: ItemKind }) {
  const lang = useLang();
  const answer = useActionData<typeof action>();
  const [name, setName] = useState(answer?.typed?.name ?? "");
  // Creation starts when the form is sent.
  const isCreating = useNavigation().formMethod === "POST";
  const label = KIND_NAMES[kind]({}, lang);
  return (
    <>
      {/* Typed before the canvas is there: it waits, and is not begun anew. */}
      <CreateForm kind={kind} onName={(typed) => startTransition(() => setName(typed))} />
      <Suspense>
        <CanvasPreview
          kind={kind}
          id={kind}
          name={name.trim() || label}
          label={label}
          isCreating={isCreating}
        />
      </Suspense>
    </>
  );
}

function CreateForm({ kind, onName }: { kind: ItemKind; onName: (name: string) => void }) {
  const lang = useLang();
  const answer = useActionData<typeof action>();
  const { formKey, given, days, types, storage } = useLoaderData<typeof loader>();
  const typed: TypedFields = answer?.typed ?? given;
  const problems = answer?.fields ?? {};
  const isArtifakt = kind === "artifakt";
  return (
    <Form
      method="post"
      encType={isArtifakt ? "multipart/form-data" : undefined}
      className={`kind-${kind} card flex flex-col gap-4 p-4`}
    >
      <FormAnswer result={answer} />
      <FormKey value={formKey} />
      <input type="hidden" name="language" value={lang.locale} />
      <FormField
        label={m.create_name({}, lang)}
        name="name"
        required
        maxLength={NAME_MAX_CHARACTERS}
        defaultValue={typed.name}
        onChange={(event) => onName(event.currentTarget.value)}
        problem={problems.name}
      />
      <label className="flex flex-col gap-1 font-600">
        {m.create_description({}, lang)}
        <textarea
          name="description"
          rows={4}
          maxLength={DESCRIPTION_MAX_CHARACTERS}
          defaultValue={typed.description}
          className="field py-2 font-400"
        />
      </label>
      {kind === "agentik" && <AgentikFields written={answer?.typed ?? {}} problems={problems} />}
      {problems.description && (
        <p role="alert" className="text-danger">
          {problems.description}
        </p>
      )}
      {kind === "space" && <SpaceFields typed={typed} problems={problems} />}
      {kind === "challenge" && <ChallengeFields typed={typed} problems={problems} days={days} />}
      {isArtifakt && (
        <ArtifaktFields types={types} storage={storage} typed={typed} problems={problems} />
      )}
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
