import type { Locale } from "#domain/preferences/preferences.ts";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import {
  languageOf,
  MANIFEST_MAX_BYTES,
  OWN_KITS_MAX,
  type OwnKitState,
} from "#domain/shop/kits/own/own-kits.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

const STATES = {
  draft: m.ownkits_state_draft,
  "in-review": m.ownkits_state_in_review,
  published: m.ownkits_state_published,
  refused: m.ownkits_state_refused,
  withdrawn: m.ownkits_state_withdrawn,
  "taken-down": m.ownkits_state_taken_down,
} satisfies Record<OwnKitState, unknown>;

/** Name of the state of a kit or of one of its versions. */
export const ownStateName = (state: OwnKitState, lang: Lang): string => STATES[state]({}, lang);

/** Name and summary of a kit in the page's language, or in the one that it has. */
export function ownNames(
  manifest: Pick<OwnManifest, "name" | "summary" | "languages"> | null,
  lang: Lang,
): { name: string; summary: string; textLang: Locale } {
  if (!manifest) return { name: m.ownkits_unnamed({}, lang), summary: "", textLang: lang.locale };
  const textLang = languageOf(manifest, lang.locale);
  return { name: manifest.name[textLang], summary: manifest.summary[textLang], textLang };
}

/** The maker of a kit, in words. @param maker display name; null after the account was deleted */
export const makerText = (maker: string | null, lang: Lang): string =>
  maker === null ? m.ownkits_by_nobody({}, lang) : m.ownkits_by({ by: maker }, lang);

const REFUSALS = {
  gone: { status: 409, text: m.ownkits_refused_gone },
  full: { status: 409, text: m.ownkits_refused_full },
  "too-big": { status: 413, text: m.ownkits_problem_too_big },
  "in-review": { status: 409, text: m.ownkits_refused_in_review },
  changed: { status: 409, text: m.ownkits_refused_changed },
  account: { status: 403, text: m.ownkits_refused_account },
  problems: { status: 422, text: m.ownkits_refused_problems },
  same: { status: 409, text: m.ownkits_refused_same },
  held: { status: 409, text: m.ownkits_refused_held },
  "commands-full": { status: 409, text: m.kits_commands_full },
  "coming-soon": { status: 409, text: m.kits_soon_text },
  newer: { status: 409, text: m.ownkits_refused_newer },
  withdrawn: { status: 409, text: m.ownkits_refused_withdrawn },
} as const;

/** Why something with a kit of a person was refused, with the status of the response. */
export function ownKitRefusal(
  reason: keyof typeof REFUSALS,
  lang: Lang,
): { status: number; text: string } {
  const { status, text } = REFUSALS[reason];
  const max = reason === "too-big" ? MANIFEST_MAX_BYTES / 1024 : OWN_KITS_MAX;
  return { status, text: text({ max }, lang) };
}
