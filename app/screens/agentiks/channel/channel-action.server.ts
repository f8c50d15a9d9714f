import { data, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { readChannelKind, type ChannelKind } from "#domain/agentiks/channels/channels.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { sealChannelSecret } from "#adapters/channels/channel-secrets.server.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import {
  connectChannel,
  disconnectChannel,
  noteChannelCheck,
  setChannelTemplate,
  type ConnectChannel,
} from "#db/commands/agentiks/channels/connect-channel.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { findAgentikDetail } from "#db/queries/agentiks/agentik-detail.ts";
import { listOwnChannels } from "#db/queries/agentiks/channels/find-channel.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { agentikRefusalText } from "#app/presenters/answers/agentiks.server.ts";
import { channelName, troubleText } from "#app/presenters/channel-words.server.ts";
import { refuseUnwritten, waitText } from "#app/presenters/answers/not-written.server.ts";
import { limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  CHANNEL_FORM,
  connectProblems,
  templateProblems,
  typedBack,
} from "./channel-form.server.ts";
import { askMailbox, mailboxProblems } from "./mailbox.server.ts";
import { checkChannel, releaseChannel, telegram, whatsapp } from "./providers.server.ts";

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

/**
 * Connects a bot, a number or a mailbox to the person's agentik, checks it with its provider, sets its
 * template, or disconnects it. The provider is asked before anything is written, and never in a
 * transaction. Only accounts may connect: a guest is refused before the provider is asked.
 * @throws 404 for an unknown agentik or kind, the redirect after success, what `readForm` throws
 */
export async function answerChannel({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, CHANNEL_FORM);
  const { intent } = form;
  const kind = readChannelKind(params.kind);
  const id = parseItemId(params.id);
  const { personId, kind: viewerKind } = await findViewer(request);
  const known = id && kind ? await findAgentikDetail(db, id, personId) : undefined;
  if (!kind || !known) throw data(null, { status: 404 });
  const { id: agentikId, ownerId } = known;
  const lang = requestLang(request);
  const channel = channelName(kind, lang);
  const typed = typedBack(form);
  const now = new Date();
  const args = { request, context };
  const page = paths.agentikChannels(agentikId, `/${kind}`);
  const no = (status: number, reason: string, text: string) =>
    refuse({ intent, status, reason, text, typed });
  const wrong = (status: number, fields: Record<string, string>) =>
    refuse({ intent, status, reason: "fields", fields, typed });
  if (viewerKind !== "account")
    return refuse({
      intent,
      status: 403,
      reason: "account",
      text: m.channel_problem_account({}, lang),
      link: { to: withNext(paths.signup, page), text: m.account_signup_submit({}, lang) },
      typed,
    });
  if (ownerId !== personId) return no(403, "not-yours", agentikRefusalText("not-yours", lang));
  const problems =
    intent === "connect"
      ? kind === "email"
        ? mailboxProblems(form, lang)
        : connectProblems(kind, form, lang)
      : intent === "template"
        ? templateProblems(form, lang)
        : {};
  if (Object.keys(problems).length > 0) return wrong(422, problems);
  if (intent !== "template") {
    const seconds = await limitTries("channelByPerson", personId, now);
    if (seconds > 0)
      return refuse(
        { intent, status: 429, reason: "too-often", text: waitText(seconds, lang), typed },
        waitHeaders(seconds),
      );
  }
  const done = (code: keyof typeof DONE_TEXTS, headers: Headers) =>
    redirectWithFlash(request, page, { code, about: agentikId }, headers);
  const find = async () =>
    (await onPrimary(() => listOwnChannels(db, { agentikId, personId }))).find(
      (one) => one.kind === kind,
    );
  if (intent === "connect") return connect(kind);
  const found = await find();
  if (!found) return no(409, "not-connected", m.channel_problem_not_connected({}, lang));
  const of = { id: agentikId, channelId: found.id, now };
  if (intent === "check") return check(kind, found.id);
  const template =
    form.template === ""
      ? undefined
      : { name: form.template, language: form.language, hasName: form.hasName === "1" };
  const written = await writeAs(args, (tx, writer) =>
    intent === "disconnect"
      ? disconnectChannel(tx, { ...of, personId: writer.personId })
      : setChannelTemplate(tx, { ...of, personId: writer.personId, template }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  if (written.value.kind === "refused") throw data(null, { status: 404 });
  if (intent === "disconnect") await releaseChannel(found);
  throw done(
    intent === "disconnect"
      ? "channel-disconnected"
      : template
        ? "channel-template"
        : "channel-template-removed",
    written.headers,
  );

  async function connect(of: ChannelKind) {
    if (!HAS_SECRET_KEY) return no(503, "unavailable", m.channel_problem_unavailable({}, lang));
    if (of !== "email") return connectAsked(of);
    const asked = await askMailbox(form, lang);
    return asked.kind === "failed" ? wrong(422, asked.fields) : write(of, asked.value);
  }

  async function connectAsked(of: Exclude<ChannelKind, "email">) {
    const { token, number, secret } = form;
    const asked =
      of === "telegram"
        ? await telegram.findBot(token)
        : await whatsapp.findNumber({ token, id: number });
    if (asked.kind === "failed") {
      if (asked.trouble === "away")
        return no(503, "away", m.channel_problem_away({ channel }, lang));
      return asked.trouble === "refused" && of === "whatsapp"
        ? wrong(422, { number: m.channel_problem_number_refused({}, lang) })
        : wrong(422, { token: m.channel_problem_refused({ channel }, lang) });
    }
    return write(of, {
      ...asked.value,
      token,
      ...(of === "whatsapp" && { appSecret: secret }),
    });
  }

  async function write(
    of: ChannelKind,
    asked: Pick<ConnectChannel, "externalId" | "name" | "token" | "appSecret" | "mailbox">,
  ) {
    const before = await find();
    const connected = await writeAs(args, (tx, writer) =>
      connectChannel(tx, {
        personId: writer.personId,
        id: agentikId,
        kind: of,
        ...asked,
        seal: sealChannelSecret,
        now,
      }),
    );
    if (!connected.ok) return refuseUnwritten(connected.error, { intent, lang, typed });
    const { value } = connected;
    if (value.kind === "done") {
      // Both servers of a mailbox were asked just now.
      if (of === "email") throw done("mailbox-connected", connected.headers);
      if (before && before.id !== value.channelId) await releaseChannel(before);
      return check(of, value.channelId, "channel-connected");
    }
    if (value.reason === "taken")
      return wrong(409, {
        [of === "email" ? "address" : "token"]: m.channel_problem_taken({}, lang),
      });
    if (value.reason === "gone") throw data(null, { status: 404 });
    return value.reason === "account"
      ? no(403, "account", m.channel_problem_account({}, lang))
      : no(403, value.reason, agentikRefusalText(value.reason, lang));
  }

  /** Asks the provider, and writes what it says; the page shows what is wrong. */
  async function check(
    of: ChannelKind,
    channelId: string,
    code: "channel-connected" | "channel-checked" = "channel-checked",
  ) {
    const own = await find();
    if (own?.id !== channelId) throw data(null, { status: 404 });
    const { trouble, name } = await checkChannel(request, own);
    const noted = await writeAs(args, (tx, writer) =>
      noteChannelCheck(tx, {
        personId: writer.personId,
        id: agentikId,
        channelId,
        trouble,
        name,
        now,
      }),
    );
    if (!noted.ok) return refuseUnwritten(noted.error, { intent, lang, typed });
    if (trouble === null) throw done(code, noted.headers);
    // Connected all the same: its page says what is missing.
    if (code === "channel-connected") throw redirect(page, { status: 303, headers: noted.headers });
    return no(409, trouble, troubleText(of, trouble, lang));
  }
}
