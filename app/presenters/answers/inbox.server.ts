import type { HandleRefusal } from "#domain/agentiks/chats/inbox.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { MESSAGE_MAX_CHARACTERS } from "#domain/spaces/threads.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

const STATUSES = {
  gone: 404,
  closed: 409,
  empty: 422,
  "too-long": 422,
  "no-name": 422,
  "no-total": 422,
  off: 409,
  "opted-out": 409,
  window: 409,
  "no-template": 409,
} as const satisfies Record<HandleRefusal, number>;

/** HTTP status of a refused form of the inbox. */
export const handleRefusalStatus = (reason: HandleRefusal): number => STATUSES[reason];

/** Why a form of the inbox was refused. */
export function handleRefusalText(reason: HandleRefusal, lang: Lang): string {
  switch (reason) {
    case "gone":
      return m.inbox_no_gone({}, lang);
    case "closed":
      return m.inbox_no_closed({}, lang);
    case "empty":
      return m.inbox_no_empty({}, lang);
    case "too-long":
      return m.inbox_no_too_long({ max: MESSAGE_MAX_CHARACTERS }, lang);
    case "no-name":
      return m.inbox_no_name({}, lang);
    case "no-total":
      return m.inbox_no_total({}, lang);
    case "off":
      return m.inbox_no_off({}, lang);
    case "opted-out":
      return m.inbox_no_opted_out({}, lang);
    case "window":
      return m.inbox_no_window({}, lang);
    case "no-template":
      return m.inbox_no_template({}, lang);
  }
}

const DONE: Readonly<Record<string, typeof m.inbox_done_chat>> = {
  "chat-done": m.inbox_done_chat,
  "request-done": m.inbox_done_request,
  "request-open": m.inbox_done_request_open,
  "request-stage": m.inbox_done_stage,
  "request-total": m.inbox_done_total,
  "request-unsent-window": m.inbox_done_unsent_window,
  "request-unsent-opted-out": m.inbox_done_unsent_opted_out,
  "request-unsent-off": m.inbox_done_unsent_off,
  renamed: m.inbox_done_renamed,
  approve: m.inbox_done_answered,
  corrected: m.inbox_done_corrected,
  "corrected-told": m.inbox_done_corrected_told,
  "put-away": m.inbox_done_put_away,
  "chat-resent": m.inbox_done_resent,
  "chat-templated": m.inbox_done_templated,
};

/** Success message of the inbox, by the flash's code. */
export const inboxDoneText = (code: string, lang: Lang): string | undefined =>
  DONE[code]?.({}, lang);

/** Link text to a conversation that was just marked as done, or whose customer could not be told. */
export const seeDoneChatText = (lang: Lang): string => m.inbox_done_see({}, lang);
