import { data, type ActionFunctionArgs } from "@remix-run/node";
import { readChannelKind } from "#domain/agentiks/channels/channels.ts";
import {
  disconnectChannel,
  setChannelTemplate,
} from "#db/commands/agentiks/channels/connect-channel.ts";
import type { OwnChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { agentikRefusalText } from "#app/presenters/answers/agentiks.server.ts";
import { waitText } from "#app/presenters/answers/not-written.server.ts";
import { limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findShownAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import {
  CHANNEL_FORM,
  connectProblems,
  templateProblems,
  typedBack,
} from "./channel-form.server.ts";
import {
  findConnected,
  redirectDone,
  refuseFields,
  refuseForm,
  refuseNotWritten,
  type ChannelRequest,
} from "./channel-request.server.ts";
import { check, connect } from "./connect-channel.server.ts";
import { mailboxProblems } from "./mailbox.server.ts";
import { releaseChannel } from "./providers.server.ts";

/**
 * Connects a bot, a number or a mailbox to the person's agentik, checks it with its provider, sets its
 * template, or disconnects it. The provider is asked before anything is written, and never in a
 * transaction. Only accounts may connect: a guest is refused before the provider is asked.
 * @throws 404 for an unknown agentik or kind, the redirect after success, what `readForm` throws
 */
export async function answerChannel({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, CHANNEL_FORM);
  const kind = readChannelKind(params.kind);
  if (!kind) throw data(null, { status: 404 });
  const { agentik, viewer, isMine } = await findShownAgentik(request, params.id);
  const asked: ChannelRequest = {
    args: { request, context },
    form,
    kind,
    agentikId: agentik.id,
    personId: viewer.personId,
    page: paths.agentikChannels(agentik.id, `/${kind}`),
    lang: requestLang(request),
    now: new Date(),
  };
  const { lang } = asked;
  if (viewer.kind !== "account") return refuseWithoutAccount(asked);
  if (!isMine) {
    const text = agentikRefusalText("not-yours", lang);
    return refuseForm(asked, { status: 403, reason: "not-yours", text });
  }
  const problems = problemsOf(asked);
  if (Object.keys(problems).length > 0) return refuseFields(asked, 422, problems);
  if (form.intent !== "template") {
    const seconds = await limitTries("channelByPerson", asked.personId, asked.now);
    if (seconds > 0) return refuseTooOften(asked, seconds);
  }
  if (form.intent === "connect") return connect(asked);
  const found = await findConnected(asked);
  if (!found) {
    const text = m.channel_problem_not_connected({}, lang);
    return refuseForm(asked, { status: 409, reason: "not-connected", text });
  }
  switch (form.intent) {
    case "check":
      return check(asked, found.id);
    case "disconnect":
      return disconnect(asked, found);
    case "template":
      return setTemplate(asked, found);
  }
}

const refuseWithoutAccount = ({ form, page, lang }: ChannelRequest) =>
  refuse({
    intent: form.intent,
    status: 403,
    reason: "account",
    text: m.channel_problem_account({}, lang),
    link: { to: withNext(paths.signup, page), text: m.account_signup_submit({}, lang) },
    typed: typedBack(form),
  });

const refuseTooOften = ({ form, lang }: ChannelRequest, seconds: number) =>
  refuse(
    {
      intent: form.intent,
      status: 429,
      reason: "too-often",
      text: waitText(seconds, lang),
      typed: typedBack(form),
    },
    waitHeaders(seconds),
  );

/** Error texts of what was typed, by field. */
function problemsOf({ form, kind, lang }: ChannelRequest): Record<string, string> {
  if (form.intent === "template") return templateProblems(form, lang);
  if (form.intent !== "connect") return {};
  return kind === "email" ? mailboxProblems(form, lang) : connectProblems(kind, form, lang);
}

async function disconnect(asked: ChannelRequest, channel: OwnChannel) {
  const { args, agentikId, now } = asked;
  const written = await writeAs(args, (tx, { personId }) =>
    disconnectChannel(tx, { personId, id: agentikId, channelId: channel.id, now }),
  );
  if (!written.ok) return refuseNotWritten(asked, written.error);
  if (written.value.kind === "refused") throw data(null, { status: 404 });
  await releaseChannel(channel);
  throw redirectDone(asked, "channel-disconnected", written.headers);
}

async function setTemplate(asked: ChannelRequest, { id: channelId }: OwnChannel) {
  const { args, form, agentikId, now } = asked;
  const template =
    form.template === ""
      ? undefined
      : { name: form.template, language: form.language, hasName: form.hasName === "1" };
  const written = await writeAs(args, (tx, { personId }) =>
    setChannelTemplate(tx, { personId, id: agentikId, channelId, now, template }),
  );
  if (!written.ok) return refuseNotWritten(asked, written.error);
  if (written.value.kind === "refused") throw data(null, { status: 404 });
  throw redirectDone(
    asked,
    template ? "channel-template" : "channel-template-removed",
    written.headers,
  );
}
