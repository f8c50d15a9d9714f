import { data, redirect } from "@remix-run/node";
import type { ChannelKind } from "#domain/agentiks/channels/channels.ts";
import { sealChannelSecret } from "#adapters/channels/channel-secrets.server.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import {
  connectChannel,
  noteChannelCheck,
  type ConnectChannel,
} from "#db/commands/agentiks/channels/connect-channel.ts";
import * as m from "#app/messages/messages.js";
import { agentikRefusalText } from "#app/presenters/answers/agentiks.server.ts";
import { channelName, troubleText } from "#app/presenters/channel-words.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  findConnected,
  redirectDone,
  refuseFields,
  refuseForm,
  refuseNotWritten,
  type ChannelRequest,
} from "./channel-request.server.ts";
import { askMailbox } from "./mailbox.server.ts";
import { checkChannel, releaseChannel, telegram, whatsapp } from "./providers.server.ts";

/** A bot, a number or a mailbox, as its provider has named it. */
type Asked = Pick<ConnectChannel, "externalId" | "name" | "token" | "appSecret" | "mailbox">;

/** Asks the provider about a form without problems, and connects what it knows. */
export async function connect(asked: ChannelRequest) {
  const { kind, form, lang } = asked;
  if (!HAS_SECRET_KEY) {
    const text = m.channel_problem_unavailable({}, lang);
    return refuseForm(asked, { status: 503, reason: "unavailable", text });
  }
  if (kind !== "email") return connectAsked(asked, kind);
  const mailbox = await askMailbox(form, lang);
  return mailbox.kind === "failed"
    ? refuseFields(asked, 422, mailbox.fields)
    : write(asked, mailbox.value);
}

async function connectAsked(asked: ChannelRequest, kind: Exclude<ChannelKind, "email">) {
  const { token, number, secret } = asked.form;
  const { lang } = asked;
  const found =
    kind === "telegram"
      ? await telegram.findBot(token)
      : await whatsapp.findNumber({ token, id: number });
  if (found.kind === "ok") {
    const appSecret = kind === "whatsapp" ? secret : undefined;
    return write(asked, { ...found.value, token, appSecret });
  }
  const channel = channelName(kind, lang);
  if (found.trouble === "away") {
    const text = m.channel_problem_away({ channel }, lang);
    return refuseForm(asked, { status: 503, reason: "away", text });
  }
  return found.trouble === "refused" && kind === "whatsapp"
    ? refuseFields(asked, 422, { number: m.channel_problem_number_refused({}, lang) })
    : refuseFields(asked, 422, { token: m.channel_problem_refused({ channel }, lang) });
}

/** Writes the channel, and checks it, but for a mailbox: both of its servers were asked just now. */
async function write(asked: ChannelRequest, channel: Asked) {
  const { args, kind, agentikId, lang, now } = asked;
  const before = await findConnected(asked);
  const written = await writeAs(args, (tx, writer) =>
    connectChannel(tx, {
      personId: writer.personId,
      id: agentikId,
      kind,
      ...channel,
      seal: sealChannelSecret,
      now,
    }),
  );
  if (!written.ok) return refuseNotWritten(asked, written.error);
  const { value } = written;
  if (value.kind === "done") {
    if (kind === "email") throw redirectDone(asked, "mailbox-connected", written.headers);
    if (before && before.id !== value.channelId) await releaseChannel(before);
    return check(asked, value.channelId, "channel-connected");
  }
  const { reason } = value;
  if (reason === "gone") throw data(null, { status: 404 });
  if (reason === "taken") {
    const field = kind === "email" ? "address" : "token";
    return refuseFields(asked, 409, { [field]: m.channel_problem_taken({}, lang) });
  }
  const text =
    reason === "account" ? m.channel_problem_account({}, lang) : agentikRefusalText(reason, lang);
  return refuseForm(asked, { status: 403, reason, text });
}

/** Asks the provider, and writes what it says; the page shows what is wrong. */
export async function check(
  asked: ChannelRequest,
  channelId: string,
  code: "channel-connected" | "channel-checked" = "channel-checked",
) {
  const { args, kind, agentikId, page, lang, now } = asked;
  const own = await findConnected(asked);
  if (own?.id !== channelId) throw data(null, { status: 404 });
  const { trouble, name } = await checkChannel(args.request, own);
  const noted = await writeAs(args, (tx, { personId }) =>
    noteChannelCheck(tx, { personId, id: agentikId, channelId, trouble, name, now }),
  );
  if (!noted.ok) return refuseNotWritten(asked, noted.error);
  if (trouble === null) throw redirectDone(asked, code, noted.headers);
  // Connected all the same: its page says what is missing.
  if (code === "channel-connected") throw redirect(page, { status: 303, headers: noted.headers });
  const text = troubleText(kind, trouble, lang);
  return refuseForm(asked, { status: 409, reason: trouble, text });
}
