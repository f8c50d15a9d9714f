import type { WriteArgs } from "#app/session/write-as.server.ts";
import { ENTRY_PICTURES_MAX } from "#domain/challenges/entries.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Photograph } from "#adapters/pictures/photograph.server.ts";
import { takePhotograph } from "#adapters/pictures/uploaded-picture.server.ts";
import * as m from "#app/messages/messages.js";
import { pictureProblem } from "#app/presenters/answers/picture-problem.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";

interface Lang {
  locale: Locale;
}

/** A photograph with the name of the file that it was chosen as. */
export interface NamedPhotograph {
  name: string;
  photograph: Photograph;
}

export type TakenPhotographs =
  | { waitSeconds: number }
  /** None can be taken at the moment, or the only one cannot be read. */
  | { problem: { reason: string; text: string; status: number } }
  /** `left`: in words, why each of the others was not taken. */
  | { taken: NamedPhotograph[]; left: string[] };

/** Characters of a file's name in a text. */
const NAME_CHARACTERS = 60;

/**
 * Decodes the photographs of an entry's form, one after the other. What cannot be taken is named and left out; the
 * others are kept. Where none is left, the form is refused.
 */
export async function takePhotographs(
  { request, context }: WriteArgs,
  photos: readonly File[],
  { lang, now }: { lang: Lang; now: Date },
): Promise<TakenPhotographs> {
  const taken: NamedPhotograph[] = [];
  const left: string[] = [];
  if (photos.length === 0) return { taken, left };
  const decoded = photos.slice(0, ENTRY_PICTURES_MAX);
  // Decoding costs more than a write, so it has a limit of its own.
  const { sessionId } = await findViewer(request);
  for (let tries = 0; tries < decoded.length; tries += 1) {
    const waitSeconds = await limitTries("picture", sessionId ?? addressOf(context), now);
    if (waitSeconds > 0) return { waitSeconds };
  }
  let first: { reason: string; text: string; status: number } | undefined;
  for (const file of decoded) {
    const made = await takePhotograph(file);
    if (typeof made !== "string") {
      taken.push({ name: file.name, photograph: made });
      continue;
    }
    const { text, ...problem } = pictureProblem(made, lang);
    // No fault of the photograph: all of them are sent again later.
    if (made === "picture-busy" || made === "picture-disk")
      return { problem: { ...problem, text } };
    const isKind = made === "picture-kind";
    first ??= { ...problem, text: isKind ? m.entries_photo_kind({}, lang) : text };
    left.push(leftOut(file.name, isKind ? m.entries_photo_kind_short({}, lang) : text, lang));
  }
  left.push(...photos.slice(decoded.length).map(({ name }) => withoutRoom(name, lang)));
  if (taken.length > 0) return { taken, left };
  if (photos.length === 1) return { problem: first! };
  const text = [...left, m.entries_photos_none({}, lang)].join(" ");
  return { problem: { ...first!, text } };
}

/** A photograph that no longer fits an entry. */
export const withoutRoom = (name: string, lang: Lang): string =>
  leftOut(name, m.entries_photo_no_room({ max: ENTRY_PICTURES_MAX }, lang), lang);

const leftOut = (name: string, problem: string, lang: Lang): string =>
  m.entries_photo_left({ name: truncate(name.trim(), NAME_CHARACTERS), problem }, lang);
