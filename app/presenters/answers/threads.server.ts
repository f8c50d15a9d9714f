import type { Locale } from "#domain/preferences/preferences.ts";
import { MESSAGE_MAX_CHARACTERS, type ThreadRefusal } from "#domain/spaces/threads.ts";
import type { UnclearMention } from "#domain/spaces/mentions/mentions.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

const STATUSES = {
  gone: 404,
  example: 409,
  account: 403,
  archived: 409,
  empty: 422,
  "too-long": 422,
  "not-yours": 403,
  deleted: 409,
  answering: 409,
  which: 422,
  "too-many": 429,
} as const satisfies Record<ThreadRefusal, number>;

/** HTTP status of a refused form of a conversation. */
export const threadRefusalStatus = (reason: ThreadRefusal): number => STATUSES[reason];

/** Why a form of a conversation was refused. */
export function threadRefusalText(
  { reason, unclear }: { reason: ThreadRefusal; unclear?: UnclearMention | undefined },
  lang: Lang,
): string {
  switch (reason) {
    case "gone":
      return m.threads_no_gone({}, lang);
    case "example":
      return m.threads_no_example({}, lang);
    case "account":
      return m.threads_no_account({}, lang);
    case "archived":
      return m.threads_no_archived({}, lang);
    case "empty":
      return m.threads_no_empty({}, lang);
    case "too-long":
      return m.threads_no_too_long({ max: MESSAGE_MAX_CHARACTERS }, lang);
    case "not-yours":
      return m.threads_no_not_yours({}, lang);
    case "deleted":
      return m.threads_no_deleted({}, lang);
    case "answering":
      return m.threads_no_answering({}, lang);
    case "too-many":
      return m.documents_no_too_many({}, lang);
    case "which":
      return m.threads_no_which(
        {
          typed: unclear?.typed ?? "",
          choices: (unclear?.choices ?? []).map((choice) => `@${choice}`).join(", "),
        },
        lang,
      );
  }
}

/** Link text of the way on for a guest who needs an account. */
export const accountLinkText = (lang: Lang): string => m.threads_sign_up({}, lang);
