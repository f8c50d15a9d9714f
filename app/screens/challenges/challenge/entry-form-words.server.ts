import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { ALT_MAX_CHARACTERS } from "#domain/artifakts/artifakt-pictures.ts";
import {
  ENTRY_FILES_MAX,
  ENTRY_PICTURES_MAX,
  ENTRY_TITLE_MAX_CHARACTERS,
  NOTHING,
  THUMBNAIL,
} from "#domain/challenges/entries.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { findViewer } from "#app/session/viewer.server.ts";
import { findShownStorage } from "#app/presenters/shown-storage.server.ts";
import type { ChallengeEntry } from "#db/queries/challenges/challenge-entries.ts";

/**
 * Data of an entry's form for its author: texts, the handed-in entry, photographs and files that
 * are there. The texts come with the data, since few people see the form.
 *
 * @param own undefined before the first entry
 */
export async function entryForm(
  request: Request,
  own: ChallengeEntry | undefined,
  lang: { locale: Locale },
) {
  const pictures = own?.pictures ?? [];
  const files = own?.files ?? [];
  const photoName = (index: number) => m.entries_photo_number({ place: index + 1 }, lang);
  /** Select of one photograph or file that the next version removes. */
  const removal = (name: string, label: string, all: { value: string; text: string }[]) =>
    all.length === 0
      ? null
      : {
          name,
          label,
          options: [{ value: NOTHING, text: m.entries_remove_nothing({}, lang) }, ...all],
        };
  return {
    lines: own
      ? [
          { text: m.community_entry_version({ version: own.version }, lang), isWarning: false },
          ...refusalLines(own.refusal, lang).map((text) => ({ text, isWarning: true })),
        ]
      : [],
    page: own ? entryPaths.entry(own.entryId) : "",
    entry: own
      ? {
          title: own.title,
          text: own.text,
          link: own.link,
          alt: "",
          shown: own.agreed ? "yes" : "no",
        }
      : { title: "", text: "", link: "", alt: "", shown: "no" },
    pictures: pictures.map(({ id, hash, alt }, index) => ({
      id,
      src: entryPaths.picture(own!.entryId, hash, "small"),
      alt: alt || photoName(index),
    })),
    files: files.map(({ id, fileName, size }) => ({
      id,
      to: entryPaths.file(own!.entryId, id),
      text: `${fileName} (${formatFileSize(size)})`,
    })),
    removePhoto: removal(
      "dropPhoto",
      m.entries_photo_remove({}, lang),
      pictures.map(({ id, alt }, index) => ({ value: id, text: alt || photoName(index) })),
    ),
    removeFile: removal(
      "dropFile",
      m.entries_file_remove({}, lang),
      files.map(({ id, fileName }) => ({ value: id, text: fileName })),
    ),
    consent: {
      name: "shown",
      label: m.entries_shown({}, lang),
      help: m.entries_shown_help({}, lang),
      options: [
        { value: "no", text: m.entries_shown_no({}, lang) },
        { value: "yes", text: m.entries_shown_yes({}, lang) },
      ],
    },
    max: { title: ENTRY_TITLE_MAX_CHARACTERS, alt: ALT_MAX_CHARACTERS },
    thumbnail: { width: THUMBNAIL.width, height: THUMBNAIL.height },
    canAddPicture: pictures.length < ENTRY_PICTURES_MAX,
    canAddFile: files.length < ENTRY_FILES_MAX,
    words: {
      title: m.community_entry_title({}, lang),
      open: m.entries_open({}, lang),
      name: m.entries_name({}, lang),
      nameHelp: m.entries_name_help({}, lang),
      text: m.community_entry_text({}, lang),
      link: m.community_entry_link({}, lang),
      storage: (await findShownStorage(await findViewer(request)))[lang.locale],
      photos: m.entries_photos({}, lang),
      photo: m.entries_photo({}, lang),
      photoHelp: m.entries_photo_help({ max: ENTRY_PICTURES_MAX }, lang),
      photosAll: m.entries_photos_all({ max: ENTRY_PICTURES_MAX }, lang),
      alt: m.entries_photo_alt({}, lang),
      altHelp: m.entries_photo_alt_help({}, lang),
      files: m.entries_files({}, lang),
      file: m.entries_file({}, lang),
      fileHelp: m.entries_file_help({ max: ENTRY_FILES_MAX }, lang),
      filesAll: m.entries_files_all({ max: ENTRY_FILES_MAX }, lang),
      send: own ? m.community_entry_again({}, lang) : m.community_entry_submit({}, lang),
    },
  };
}
export type EntryFormProps = Awaited<ReturnType<typeof entryForm>>;

/** Why the viewer's entry was refused, and what to do; empty if it was not. */
const refusalLines = (refusal: string | null, lang: { locale: Locale }): string[] =>
  refusal === null
    ? []
    : [m.challenges_entry_again({}, lang), m.challenges_entry_refused({ reason: refusal }, lang)];
