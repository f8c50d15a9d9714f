import { CHANNEL_KINDS } from "#domain/agentiks/channels/channels.ts";
import { slugCandidates } from "#domain/format/slug.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import {
  findOwnChatPage,
  listTakenSlugs,
  type OwnChatPage,
} from "#db/queries/agentiks/chats/chat-page.ts";
import { listOwnChannels } from "#db/queries/agentiks/channels/find-channel.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { channelNameText, channelStateText } from "#app/presenters/channel-words.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findShownAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { channelsDoneText } from "./channels-action.server.ts";

/** @throws 404 for an unknown agentik */
export async function loadChannels(request: Request, agentikId: string | undefined) {
  const { agentik, viewer, isMine } = await findShownAgentik(request, agentikId);
  const { personId, kind } = viewer;
  const [page, business, connected = []] = isMine
    ? await Promise.all([
        findOwnChatPage(db, { id: agentik.id, personId }),
        findBusiness(db, personId),
        listOwnChannels(db, { agentikId: agentik.id, personId }),
      ])
    : [];
  const suggested =
    isMine && !page ? await suggestSlug([business?.name ?? "", agentik.name]) : undefined;
  const flash = readFlash(request, agentik.id);
  const lang = requestLang(request);
  const site = env.PUBLIC_URL ?? new URL(request.url).origin;
  return withFlash(request, {
    flash,
    done: flash && channelsDoneText(flash.code, lang),
    doneLink:
      flash && page?.isOpen && flash.code !== "channels-closed"
        ? { to: paths.chatPage(page.slug), text: m.channels_see({}, lang) }
        : undefined,
    formKey: createFormKey(),
    isMine,
    isGuest: kind === "guest",
    agentik: { id: agentik.id, name: agentik.name, isActive: agentik.status === "active" },
    /** Beginning of the address, as people read it. */
    prefix: `${new URL(site).host}/a/`,
    slug: page?.slug ?? suggested ?? "",
    origins: page?.allowedOrigins.join("\n") ?? "",
    page: page && shownPage(page, site),
    others: CHANNEL_KINDS.map((kind) => {
      const channel = connected.find((one) => one.kind === kind);
      const name = channel?.name ?? null;
      const hasTrouble = channel?.trouble != null;
      const state = channelStateText({ name, hasTrouble });
      return { kind, title: channelNameText(kind), name, hasTrouble, state };
    }),
  });
}

/** The first free slug for some names, with a number if all are taken. */
async function suggestSlug(names: readonly string[]): Promise<string | undefined> {
  const candidates = slugCandidates(names);
  if (candidates.length === 0) return undefined;
  const taken = new Set(await listTakenSlugs(db, candidates));
  return candidates.find((slug) => !taken.has(slug));
}

/** A chat page's link and script tag, which the owner shares. */
function shownPage({ slug, isOpen, allowedOrigins }: OwnChatPage, site: string) {
  const link = new URL(paths.chatPage(slug), site).href;
  return {
    slug,
    isOpen,
    link,
    tag:
      isOpen && allowedOrigins.length > 0
        ? `<script src="${link}/widget.js" async></script>`
        : null,
  };
}
