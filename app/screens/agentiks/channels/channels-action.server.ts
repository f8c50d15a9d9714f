import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { ALLOWED_ORIGINS_MAX, readAllowedOrigins } from "#domain/agentiks/chats/allowed-origins.ts";
import { SLUG } from "#domain/format/slug.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { db } from "#db/connection/live-database.ts";
import type { Db } from "#db/connection/client.ts";
import {
  saveChatPage,
  type SaveChatPage,
  type SavedChatPage,
} from "#db/commands/agentiks/chats/save-chat-page.ts";
import { launchAgentik, type SwitchAnswer } from "#db/commands/agentiks/switch-agentik.ts";
import { itemExists } from "#db/queries/items/item-exists.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { agentikRefusalText } from "#app/presenters/answers/agentiks.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  /** `save` leaves the page open or closed, as `isOpen` says. */
  intent: z.enum(["save", "open", "close", "launch"]),
  slug: writtenLine(),
  origins: writtenText(),
  isOpen: z.literal("1").optional().catch(undefined),
});

const DONE = {
  save: "channels-saved",
  open: "channels-opened",
  close: "channels-closed",
  launch: "channels-launched",
} as const;

const DONE_TEXTS = {
  "channels-saved": m.channels_done_saved,
  "channels-opened": m.channels_done_opened,
  "channels-closed": m.channels_done_closed,
  "channels-launched": m.channels_done_launched,
} as const;

/** Success message of the page after a redirect. */
export const channelsDoneText = (code: string, lang: { locale: Locale }): string | undefined =>
  code in DONE_TEXTS ? DONE_TEXTS[code as keyof typeof DONE_TEXTS]({}, lang) : undefined;

/** Saves the page. An agentik whose page is opened is launched: a page that answers nothing helps no customer. */
async function saveAndLaunch(
  tx: Db,
  isLaunched: boolean,
  page: SaveChatPage,
): Promise<SavedChatPage | SwitchAnswer> {
  const saved = await saveChatPage(tx, page);
  return isLaunched && saved.kind === "done" ? launchAgentik(tx, { ...page, id: saved.id }) : saved;
}

/**
 * Saves, opens or closes the chat page of an agentik, or launches the agentik. At a guest's first write
 * that is the guest's own copy of the demo agentik.
 *
 * @throws 404 for an unknown agentik, what `readForm` throws
 */
export async function answerChannels({ request, params, context }: ActionFunctionArgs) {
  const { intent, isOpen, ...form } = await readForm(request, FORM);
  const id = parseItemId(params.id);
  const { personId: viewerId } = await findViewer(request);
  if (!id || !(await itemExists(db, "agentik", id, viewerId))) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const slug = form.slug.toLowerCase();
  const typed = { slug: form.slug, origins: form.origins };
  const read = readAllowedOrigins(form.origins);
  const refuseFields = (status: number, fields: Record<string, string>) =>
    refuse({ intent, status, reason: "fields", fields, typed });
  if (intent !== "launch") {
    const fields = {
      ...(!SLUG.test(slug) && { slug: m.channels_problem_slug({}, lang) }),
      ...("problem" in read && { origins: originsText(read, lang) }),
    };
    if (Object.keys(fields).length > 0) return refuseFields(422, fields);
  }
  const allowedOrigins = "origins" in read ? read.origins : [];
  const now = new Date();
  const written = await writeAs(
    { request, context },
    (tx, { personId }): Promise<SavedChatPage | SwitchAnswer> =>
      intent === "launch"
        ? launchAgentik(tx, { personId, id, now })
        : saveAndLaunch(tx, intent === "open", {
            personId,
            id,
            slug,
            isOpen: intent === "save" ? isOpen === "1" : intent === "open",
            allowedOrigins,
            now,
          }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    if (reason === "gone") throw data(null, { status: 404 });
    if (reason === "slug") return refuseFields(422, { slug: m.channels_problem_slug({}, lang) });
    if (reason === "taken") return refuseFields(409, { slug: m.channels_problem_taken({}, lang) });
    if (reason === "origins") throw new Response("No such form.", { status: 400 });
    const status = reason === "not-yours" ? 403 : 409;
    return refuse({ intent, status, reason, text: agentikRefusalText(reason, lang), typed });
  }
  const flash = { code: DONE[intent], about: value.id };
  throw redirectWithFlash(request, paths.agentikChannels(value.id), flash, headers);
}

const originsText = (
  problem: Extract<ReturnType<typeof readAllowedOrigins>, { problem: string }>,
  lang: { locale: Locale },
): string =>
  problem.problem === "too-many"
    ? m.channels_problem_origins({ max: ALLOWED_ORIGINS_MAX }, lang)
    : m.channels_problem_origin({ line: problem.line }, lang);
