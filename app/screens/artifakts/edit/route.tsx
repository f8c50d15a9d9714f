import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { PICTURE_PLACES } from "#domain/artifakts/artifakt-pictures.ts";
import { formatMxn } from "#domain/money/money.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import { listLicences } from "#app/presenters/items/licence-text.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { LicenceField } from "#app/ui/item-fields/licence-field.tsx";
import { StoredVersion } from "#app/ui/item-fields/stored-version.tsx";
import { WordFields } from "#app/ui/item-fields/word-fields.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { editionOf } from "#db/commands/artifakts/edit-artifakt.ts";
import { pictureEdition } from "#db/commands/artifakts/set-artifakt-picture.ts";
import { findOwnArtifakt } from "#db/queries/artifakts/own-artifakt.ts";
import { pictureDoneText } from "./answer-text.server.ts";
import { answerEdit } from "./edit-action.server.ts";
import { PictureForms, type ShownPicture } from "./picture-forms.tsx";

/** Only for the maker; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const asked = parseItemId(params.id);
  const viewer = await findViewer(request);
  const { personId } = viewer;
  const [artifakt, storage] = await Promise.all([
    asked && findOwnArtifakt(db, asked, personId),
    findShownStorage(viewer),
  ]);
  if (!artifakt) throw data(null, { status: 404 });
  const { id, name, description, price, tags, language, licence } = artifakt;
  const flash = readFlash(request, id);
  return withFlash(request, {
    id,
    flash,
    done: flash && pictureDoneText(flash, requestLang(request)),
    pictures: PICTURE_PLACES.map((place): ShownPicture => {
      const picture = artifakt.pictures.find((each) => each.place === place);
      const seen = pictureEdition(picture);
      if (!picture) return { place, alt: "", seen };
      return { place, alt: picture.alt, seen, src: serverPaths.artifaktPicture(id, picture.hash) };
    }),
    storage,
    formKey: createFormKey(),
    seen: editionOf(artifakt),
    /** Without the currency's code; empty for a free one. */
    shownPrice: price > 0 ? formatMxn(price) : "",
    stored: { name, description, price: String(price), tags: tags.join(", "), language, licence },
    licences: listLicences(),
    descriptionHelp: localText(m.selling_description_help),
  });
}

export const action = (args: ActionFunctionArgs) => answerEdit(args);

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.artifakts_edit_title),
  { name: "robots", content: "noindex" },
];

const LANGUAGES = {
  es: m.agentiks_kind_es,
  en: m.agentiks_kind_en,
  pt: m.agentiks_kind_pt,
};

const LANGUAGE_CHOICES = {
  es: [LANGUAGES.es],
  en: [LANGUAGES.en],
  pt: [LANGUAGES.pt],
} as const;

/** The forms with which the maker changes an artifakt's words, price, tags, licence and pictures. */
export default function EditArtifakt() {
  const { id, stored, licences, descriptionHelp, seen, formKey, shownPrice, ...page } =
    useLoaderData<typeof loader>();
  const { pictures, storage, done } = page;
  const answered = useActionData<typeof action>();
  const answer = answered?.intent === "edit" ? answered : undefined;
  const lang = useLang();
  const storedLang = useLangOf(stored.language);
  const typed: Record<keyof typeof stored, string> = { ...stored, ...answer?.typed };
  const problems: Readonly<Record<string, string>> = answer?.fields ?? {};
  return (
    <div className="kind-artifakt max-w-180 mx-auto flex flex-col gap-5">
      <ScreenHeading title={m.artifakts_edit_title({}, lang)} text={stored.name}>
        <Link to={paths.artifaktManage(id)} className="btn">
          {m.artifakts_edit_files({}, lang)}
        </Link>
        <Link to={paths.artifakt(id)} className="btn">
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.artifakts_edit_back({}, lang)}
        </Link>
      </ScreenHeading>
      <FormAnswer result={answer} />
      {answer?.reason === "changed" && (
        <StoredVersion
          title={m.artifakts_edit_now({}, lang)}
          name={stored.name}
          description={stored.description}
          lang={storedLang}
          facts={[
            shownPrice ? `${shownPrice} MXN` : m.cards_free({}, lang),
            LANGUAGES[stored.language]({}, lang),
            licences.find((each) => each.licence === stored.licence)!.name[lang.locale],
            stored.tags,
          ]}
        />
      )}
      {/* Kept while a picture is saved, with what was typed. */}
      <Form key={seen} method="post" className="card stripe flex flex-col gap-4 p-5">
        <FormKey value={formKey} />
        <input type="hidden" name="seen" value={seen} />
        <WordFields
          typed={typed}
          problems={problems}
          descriptionHelp={descriptionHelp[lang.locale]}
        />
        <MoneyField
          label={m.money_price({}, lang)}
          help={m.artifakts_edit_price_help({}, lang)}
          name="price"
          currency="MXN"
          maxLength={9}
          value={typed.price}
          problem={problems.price}
        />
        <FormField
          label={m.money_tags({}, lang)}
          name="tags"
          autoComplete="off"
          maxLength={400}
          defaultValue={typed.tags}
          problem={problems.tags}
        />
        <SegmentedField
          label={m.detail_language({}, lang)}
          name="language"
          value={typed.language}
          choices={LANGUAGE_CHOICES}
        />
        <LicenceField
          label={m.artifakts_license({}, lang)}
          licences={licences}
          value={typed.licence || stored.licence}
        />
        <p className="text-sm text-ink-soft">{m.artifakts_edit_license_help({}, lang)}</p>
        <p className="text-sm text-ink-soft">{m.artifakts_edit_files_help({}, lang)}</p>
        <button className="btn-primary self-start">{m.artifakts_edit_save({}, lang)}</button>
      </Form>
      <PictureForms
        storage={storage[lang.locale]}
        pictures={pictures}
        formKey={formKey}
        answer={answered}
        done={done}
      />
    </div>
  );
}
