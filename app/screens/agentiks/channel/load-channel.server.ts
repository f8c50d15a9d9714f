import { data } from "@remix-run/node";
import { channelLink, readChannelKind } from "#domain/agentiks/channels/channels.ts";
import { passwordHint } from "#domain/agentiks/channels/mail/mailbox.ts";
import { unsealChannelSecret } from "#adapters/channels/channel-secrets.server.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import {
  listChannelDeliveries,
  listOwnChannels,
  type OwnChannel,
} from "#db/queries/agentiks/channels/find-channel.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { troubleText } from "#app/presenters/channel-words.server.ts";
import { localMessageTime } from "#app/presenters/local-date.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findShownAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { channelDoneText } from "./channel-request.server.ts";
import { hasPublicAddress, webhookAddress } from "./providers.server.ts";

/** @throws 404 for an unknown agentik or kind of channel */
export async function loadChannel(
  request: Request,
  { id: agentikId, kind: given }: { id?: string | undefined; kind?: string | undefined },
) {
  const kind = readChannelKind(given);
  if (!kind) throw data(null, { status: 404 });
  const { agentik, viewer, isMine } = await findShownAgentik(request, agentikId);
  const now = new Date();
  const own = { agentikId: agentik.id, personId: viewer.personId, kind };
  const [channels, deliveries] = isMine
    ? await onPrimary(() => Promise.all([listOwnChannels(db, own), listChannelDeliveries(db, own)]))
    : [[], []];
  const lang = requestLang(request);
  const channel = channels.find((one) => one.kind === kind);
  const flash = readFlash(request, agentik.id);
  return withFlash(request, {
    flash,
    done: flash && channelDoneText(flash.code, lang),
    formKey: createFormKey(),
    kind,
    isMine,
    hasAccount: viewer.kind === "account",
    hasPublicAddress,
    agentik: { id: agentik.id, name: agentik.name },
    channel: channel && toShown(request, channel, now),
    deliveries: deliveries.map(({ receivedAt, ...delivery }) => ({
      ...delivery,
      at: localMessageTime(receivedAt, now, viewer.zone),
    })),
  });

  function toShown(of: Request, { id: channelId, name, ...one }: OwnChannel, at: Date) {
    return {
      name,
      link: channelLink(one.kind, name),
      trouble: one.trouble && troubleText(one.kind, one.trouble, lang),
      checkedAt: localMessageTime(one.checkedAt, at, viewer.zone),
      mailbox: one.mailbox && {
        ...one.mailbox,
        passwordEnd: passwordHint(unsealChannelSecret(one.sealedToken ?? "", channelId) ?? ""),
      },
      template: {
        name: one.templateName ?? "",
        language: one.templateLanguage ?? "",
        hasName: one.templateHasName,
      },
      // Values that the owner copies into Meta. The token and the secret are never sent; of a
      // mailbox's password only its last four signs.
      meta:
        one.sealedVerify === null
          ? null
          : {
              url: webhookAddress(of, channelId, one.kind),
              verify: unsealChannelSecret(one.sealedVerify, channelId) ?? "",
            },
    };
  }
}

export type ChannelData = Awaited<ReturnType<typeof loadChannel>>["data"];
