import { Form } from "@remix-run/react";
import { ENTRY_LINK_MAX_CHARACTERS, ENTRY_TEXT_MAX_CHARACTERS } from "#domain/spaces/community.ts";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EntryPhoto } from "#app/ui/gallery/entry-photo.tsx";
import type { EntryFormProps } from "./entry-form-words.server.ts";

/** What was typed into a form that was not taken. */
export interface TypedEntry {
  text?: string | undefined;
  link?: string | undefined;
  title?: string | undefined;
  alt?: string | undefined;
  shown?: boolean | undefined;
}

/**
 * The form with which a participant submits an entry, or a new version of it, with a photograph and a file each
 * time. Browsers cannot keep a chosen file, so photographs that are there already are only listed.
 */
export function EntryForm({
  formKey,
  form: { words, max, thumbnail, page, lines, entry, pictures, files, canAddPicture, canAddFile },
  typed,
  problems,
}: {
  formKey: string;
  form: EntryFormProps;
  typed: TypedEntry | undefined;
  /** Error texts by field name. */
  problems: Readonly<Record<string, string>>;
}) {
  const shown = { ...entry, ...typed };
  return (
    <section aria-labelledby="entry" className="kind-challenge card p-5">
      <h2 id="entry" className="text-xl font-800 pb-3">
        {words.title}
      </h2>
      {lines.map(({ text, isWarning }) => (
        <p
          key={text}
          className={`pb-3 break-words ${isWarning ? "font-600 text-warning" : "text-ink-soft"}`}
        >
          {text}
        </p>
      ))}
      {page && (
        <Link to={page} className="inline-flex items-center min-h-11 mb-3 text-accent underline">
          {words.open}
        </Link>
      )}
      <Form method="post" encType="multipart/form-data" className="flex flex-col gap-5">
        <FormKey value={formKey} />
        <FormField
          label={words.name}
          help={words.nameHelp}
          name="title"
          maxLength={max.title}
          defaultValue={shown.title}
          problem={problems.title}
          autoComplete="off"
        />
        <TextAreaField
          label={words.text}
          name="text"
          rows={6}
          required
          maxLength={ENTRY_TEXT_MAX_CHARACTERS}
          defaultValue={shown.text}
          problem={problems.text}
        />
        <FormField
          label={words.link}
          name="link"
          inputMode="url"
          maxLength={ENTRY_LINK_MAX_CHARACTERS}
          defaultValue={shown.link}
          problem={problems.link}
        />
        <fieldset className="flex flex-col gap-4">
          <legend className="text-lg font-700">{words.photos}</legend>
          {pictures.length > 0 && (
            <ul className="grid grid-cols-2 sm:grid-cols-3 gap-3">
              {pictures.map(({ id, src, alt, name, field }) => (
                <li key={id} className="card overflow-hidden">
                  <EntryPhoto
                    src={src}
                    alt={alt}
                    {...thumbnail}
                    className="block w-full h-auto bg-raised"
                  />
                  <Removal field={field} id={id} label={words.removePhoto} name={name} />
                </li>
              ))}
            </ul>
          )}
          {canAddPicture ? (
            <>
              <FormField
                type="file"
                label={words.photo}
                help={words.photoHelp}
                name="photo"
                accept="image/*"
                problem={problems.photo}
              />
              <FormField
                label={words.alt}
                help={words.altHelp}
                name="alt"
                maxLength={max.alt}
                defaultValue={shown.alt}
                problem={problems.alt}
                autoComplete="off"
              />
            </>
          ) : (
            <p className="text-ink-soft">{words.photosAll}</p>
          )}
        </fieldset>
        <fieldset className="flex flex-col gap-4">
          <legend className="text-lg font-700">{words.files}</legend>
          {files.length > 0 && (
            <ul className="flex flex-col gap-2">
              {files.map(({ id, to, name, size, field }) => (
                <li key={id} className="card">
                  <a
                    href={to}
                    download
                    className="flex items-center gap-2 min-h-11 px-3 text-accent underline break-all"
                  >
                    {name} ({size})
                  </a>
                  <Removal field={field} id={id} label={words.removeFile} name={name} />
                </li>
              ))}
            </ul>
          )}
          {canAddFile ? (
            <FormField
              type="file"
              label={words.file}
              help={words.fileHelp}
              name="file"
              problem={problems.file}
            />
          ) : (
            <p className="text-ink-soft">{words.filesAll}</p>
          )}
        </fieldset>
        <div>
          <input type="hidden" name="asked" value="shown" />
          <label className="flex items-center gap-3 min-h-11 font-600">
            <input
              type="checkbox"
              className="tick"
              name="shown"
              value="yes"
              defaultChecked={shown.shown}
              aria-describedby="entry-shown"
            />
            {words.shown}
          </label>
          <p id="entry-shown" className="text-sm text-ink-soft">
            {words.shownHelp}
          </p>
        </div>
        <button name="intent" value="submit" className="btn-primary self-start">
          {words.send}
        </button>
      </Form>
    </section>
  );
}

/** A box to tick: what it names goes when the form is sent. */
function Removal({
  field,
  id,
  label,
  name,
}: {
  field: string;
  id: string;
  label: string;
  /** Of the photograph or file, for screen readers. */
  name: string;
}) {
  return (
    <label className="flex items-center gap-3 min-h-11 px-3 text-sm">
      <input type="checkbox" className="tick" name={field} value={id} />
      <span>
        {label}
        <span className="sr-only">: {name}</span>
      </span>
    </label>
  );
}
