import type { ChannelKind } from "#domain/agentiks/channels/channels.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { listOwnChannels, type OwnChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import type { NotWritten, WriteArgs } from "#app/session/write-as.server.ts";
import { typedBack, type ChannelForm } from "./channel-form.server.ts";

/** A form that was sent from the page of a channel. */
export interface ChannelRequest {
  args: WriteArgs;
  form: ChannelForm;
  kind: ChannelKind;
  agentikId: string;
  personId: string;
  /** Address of the channel's page. */
  page: string;
  lang: { locale: Locale };
  now: Date;
}

const DONE_TEXTS = {
  "channel-connected": m.channel_done_connected,
  "mailbox-connected": m.mailbox_done_connected,
  "channel-checked": m.channel_done_checked,
  "channel-disconnected": m.channel_done_disconnected,
  "channel-template": m.channel_done_template,
  "channel-template-removed": m.channel_done_template_removed,
} as const;

/** Success message of the page after a redirect. */
export const channelDoneText = (code: string, lang: { locale: Locale }): string | undefined =>
  code in DONE_TEXTS ? DONE_TEXTS[code as keyof typeof DONE_TEXTS]({}, lang) : undefined;

/** The redirect to the channel's page, which says what was done. */
export const redirectDone = (
  { args, page, agentikId }: ChannelRequest,
  code: keyof typeof DONE_TEXTS,
  headers: Headers,
) => redirectWithFlash(args.request, page, { code, about: agentikId }, headers);

/** Refuses the form with a text. */
export const refuseForm = (
  { form }: ChannelRequest,
  { status, reason, text }: { status: number; reason: string; text: string },
) => refuse({ intent: form.intent, status, reason, text, typed: typedBack(form) });

/** Refuses the form with error texts of its fields. */
export const refuseFields = (
  { form }: ChannelRequest,
  status: number,
  fields: Record<string, string>,
) => refuse({ intent: form.intent, status, reason: "fields", fields, typed: typedBack(form) });

/** Refuses the form that could not be written. */
export const refuseNotWritten = ({ form, lang }: ChannelRequest, error: NotWritten) =>
  refuseUnwritten(error, { intent: form.intent, lang, typed: typedBack(form) });

/** The agentik's channel of this kind; undefined while none is connected. */
export const findConnected = async ({
  agentikId,
  personId,
  kind,
}: ChannelRequest): Promise<OwnChannel | undefined> =>
  (await onPrimary(() => listOwnChannels(db, { agentikId, personId }))).find(
    (one) => one.kind === kind,
  );
