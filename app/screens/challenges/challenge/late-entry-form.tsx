import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import {
  ENTRY_LINK_MAX_CHARACTERS,
  ENTRY_TEXT_MAX_CHARACTERS,
} from "#domain/challenges/challenges.ts";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { shrinkPhotographs } from "#app/ui/files/shrink-photographs.ts";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EntryPhoto } from "#app/ui/gallery/entry-photo.tsx";
import type { EntryFormProps } from "./entry-form-words.server.ts";

/** Typed values of a refused form. */
export interface TypedEntry {
  text?: string | undefined;
  link?: string | undefined;
  title?: string | undefined;
  alt?: string | undefined;
  shown?: string | undefined;
}

/**
 * The form with which a participant submits an entry, or a new version of it, with photographs and a file each
 * time. Browsers cannot keep a chosen file, so photographs that are there already are only listed.
 */
export function EntryForm({
  formKey,
  form: {
    words,
    max,
    thumbnail,
    page,
    lines,
    entry,
    pictures,
    files,
    canAddPicture,
    canAddFile,
    removePhoto,
    removeFile,
    consent,
  },
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
  const element = useRef<HTMLFormElement>(null);
  // Photographs may have been chosen before this code has come.
  useEffect(() => {
    const input = element.current?.elements.namedItem("photo");
    if (input instanceof HTMLInputElement) void shrinkPhotographs(input);
  }, []);
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
        <Link to={page} className="inline-flex items-center min-h-11 text-accent underline">
          {words.open}
        </Link>
      )}
      <Form
        ref={element}
        method="post"
        encType="multipart/form-data"
        className="flex flex-col gap-4"
      >
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
        <p className="text-ink-soft">{words.storage}</p>
        <fieldset className="flex flex-col gap-4">
          <legend className="text-lg font-800">{words.photos}</legend>
          {pictures.length > 0 && (
            <ul className="flex flex-wrap gap-3">
              {pictures.map(({ id, src, alt }) => (
                <li key={id} className="card overflow-hidden basis-48">
                  <EntryPhoto src={src} alt={alt} {...thumbnail} className="block w-full" />
                </li>
              ))}
            </ul>
          )}
          {removePhoto && <Choice {...removePhoto} />}
          {canAddPicture ? (
            <>
              <FormField
                type="file"
                label={words.photo}
                help={words.photoHelp}
                name="photo"
                accept="image/*"
                multiple
                onChange={({ currentTarget }) => void shrinkPhotographs(currentTarget)}
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
            <>
              <p className="text-ink-soft">{words.photosAll}</p>
              {problems.photo && (
                <p role="alert" className="text-sm font-600 text-danger">
                  {problems.photo}
                </p>
              )}
            </>
          )}
        </fieldset>
        <fieldset className="flex flex-col gap-4">
          <legend className="text-lg font-800">{words.files}</legend>
          {files.length > 0 && (
            <ul className="flex flex-col gap-2">
              {files.map(({ id, to, text }) => (
                <li key={id}>
                  <a
                    href={to}
                    download
                    className="inline-flex items-center min-h-11 text-accent underline break-words"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {removeFile && <Choice {...removeFile} />}
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
        <Choice {...consent} chosen={shown.shown} />
        <button name="intent" value="submit" className="btn-primary self-start">
          {words.send}
        </button>
      </Form>
    </section>
  );
}

/** A select with its label and a line of help. */
function Choice({
  name,
  label,
  help,
  options,
  chosen,
}: {
  name: string;
  label: string;
  help?: string | undefined;
  options: readonly { value: string; text: string }[];
  chosen?: string | undefined;
}) {
  return (
    <label className="flex flex-col gap-1 font-600">
      {label}
      {help && <span className="text-sm font-400 text-ink-soft">{help}</span>}
      <select name={name} defaultValue={chosen} className="field select font-400">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
