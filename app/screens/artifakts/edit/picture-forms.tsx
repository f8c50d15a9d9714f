import { Form } from "@remix-run/react";
import {
  ALT_MAX_CHARACTERS,
  ARTIFAKT_PICTURE,
  type PicturePlace,
} from "#domain/artifakts/artifakt-pictures.ts";
import { PICTURE_TYPES } from "#domain/people/profile/pictures.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { FormAnswer, type ShownResult } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";

export interface ShownPicture {
  place: PicturePlace;
  /** Undefined for an empty place. */
  src?: string;
  alt: string;
  /** The digest of what is stored. */
  seen: string;
}

type Answer =
  | (ShownResult & {
      fields?: Readonly<Record<string, string>> | undefined;
      typed?: object | undefined;
    })
  | undefined;

/** The cover and the previews, each a form of its own: browsers cannot keep a chosen file. */
export function PictureForms({
  pictures,
  storage,
  formKey,
  answer,
  done,
}: {
  pictures: readonly ShownPicture[];
  /** Sentence on the maker's used storage. */
  storage: string;
  formKey: string;
  answer: Answer;
  /** Success message after a redirect. */
  done: string | undefined;
}) {
  const lang = useLang();
  return (
    <section id="pictures" aria-labelledby="pictures-title" className="flex flex-col gap-4">
      <h2 id="pictures-title" className="text-xl font-700">
        {m.artifakts_pictures({}, lang)}
      </h2>
      <p className="text-ink-soft">{`${m.artifakts_pictures_help({}, lang)} ${storage}`}</p>
      <FormAnswer result={undefined} done={done} />
      <div className="grid gap-4 md:grid-cols-2">
        {pictures.map((picture) => (
          <PictureForm
            key={`${picture.place} ${picture.seen}`}
            picture={picture}
            formKey={formKey}
            answer={answer?.intent === `picture-${picture.place}` ? answer : undefined}
          />
        ))}
      </div>
    </section>
  );
}

/** The alternative text of a refused form of a picture. */
const typedAlt = (answer: Answer): string | undefined => {
  const { alt } = (answer?.typed ?? {}) as { alt?: string };
  return alt;
};

function PictureForm({
  picture: { place, src, alt, seen },
  formKey,
  answer,
}: {
  picture: ShownPicture;
  formKey: string;
  answer: Answer;
}) {
  const lang = useLang();
  const isWithout = usePicturesLink() !== undefined;
  const name =
    place === 0
      ? m.artifakts_pictures_cover({}, lang)
      : m.artifakts_pictures_preview({ number: place }, lang);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      aria-label={name}
      className="card flex flex-col gap-3 p-4"
    >
      <FormKey value={formKey} />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="seen" value={seen} />
      <FormAnswer result={answer} />
      {src && !isWithout && (
        <img
          src={src}
          alt={alt}
          {...ARTIFAKT_PICTURE}
          loading="lazy"
          className="block w-full h-auto rounded-control bg-raised"
        />
      )}
      <FormField type="file" label={name} name="picture" accept={PICTURE_TYPES.join(",")} />
      <FormField
        label={m.artifakts_pictures_alt({}, lang)}
        help={m.artifakts_pictures_alt_help({}, lang)}
        name="alt"
        autoComplete="off"
        maxLength={ALT_MAX_CHARACTERS}
        defaultValue={typedAlt(answer) ?? alt}
        problem={answer?.fields?.alt}
      />
      <div className="flex flex-wrap gap-3 mt-auto">
        <button name="intent" value="upload-picture" className="btn">
          {m.artifakts_pictures_save({}, lang)}
        </button>
        {src && (
          <button name="intent" value="remove-picture" className="btn text-danger">
            {m.artifakts_pictures_remove({}, lang)}
          </button>
        )}
      </div>
    </Form>
  );
}
