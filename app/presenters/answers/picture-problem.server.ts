import type { PictureProblem } from "#domain/people/profile/pictures.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

const TEXTS = {
  "picture-missing": m.profile_picture_missing,
  "picture-large": m.profile_picture_large,
  "picture-kind": m.profile_picture_kind,
  "picture-pixels": m.profile_picture_pixels,
  "picture-broken": m.profile_picture_broken,
  "picture-busy": m.profile_picture_busy,
  "picture-disk": m.money_file_disk,
} as const;

/** Statuses of what is no fault of the picture. */
const STATUSES: Partial<Record<PictureProblem, number>> = {
  "picture-busy": 503,
  "picture-disk": 507,
};

/** The error text of a chosen picture and the HTTP status of the refusal. */
export const pictureProblem = (
  reason: PictureProblem,
  lang: { locale: Locale },
): { reason: PictureProblem; text: string; status: number } => ({
  reason,
  text: TEXTS[reason]({}, lang),
  status: STATUSES[reason] ?? 422,
});
