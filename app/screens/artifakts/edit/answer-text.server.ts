import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { fieldTexts } from "#app/presenters/answers/field-texts.server.ts";

const FIELDS = {
  name: m.create_missing_name,
  description: m.community_bad_description,
  price: m.artifakts_edit_price_problem,
  tags: m.artifakts_edit_tags_problem,
};

/** Error texts of the invalid fields of an artifakt. */
export const editFieldTexts = (wrong: readonly (keyof typeof FIELDS)[], lang: { locale: Locale }) =>
  fieldTexts<keyof typeof FIELDS>(FIELDS, wrong, lang);

/** Why the maker's changes were not stored. */
export const changedText = (lang: { locale: Locale }): string =>
  m.artifakts_edit_conflict({}, lang);

const DONE = {
  picture: m.artifakts_pictures_done,
  "picture-removed": m.artifakts_pictures_removed,
};

/** Success message for the flash code that a form of a picture left. */
export const pictureDoneText = ({ code }: { code: string }, lang: { locale: Locale }) =>
  doneText(DONE, code, lang);
