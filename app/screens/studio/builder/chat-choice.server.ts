import { paths } from "#domain/addresses/paths.ts";
import type { PageItem } from "#domain/studio/pages/pages.ts";
import * as m from "#app/messages/messages.js";
import { inBoth, localText } from "#app/presenters/local-text.server.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** What a chat block of the builder says about the agentik that answers. */
export type ChatChoice =
  | {
      missing: null;
      /** Name of the choice of no agentik in particular. */
      unnamed: LocalText;
      /** Name of a chosen agentik whose chat page is closed. */
      closed: LocalText;
    }
  | {
      /** What a page needs to show the block, with links that lead there. */
      missing: { text: LocalText; links: { to: string; text: LocalText }[] };
    };

/** Agentiks whose chat page a block links to, so that the owner can open it. */
const AGENTIKS_LINKED = 2;

/** @param items as `listPageItems` lists them: the first with a chat page answers where a block names none */
export function chatChoice(items: readonly PageItem[]): ChatChoice {
  const first = items.find(({ kind }) => kind === "chat");
  if (first)
    return {
      missing: null,
      unnamed: inBoth((lang) => m.builder_chat_first({ name: first.name }, lang)),
      closed: localText(m.builder_chat_closed),
    };
  const agentiks = items.filter(({ kind }) => kind === "agentik");
  return {
    missing: {
      text: localText(agentiks.length > 0 ? m.builder_chat_without : m.builder_chat_nobody),
      links: [
        ...agentiks.slice(0, AGENTIKS_LINKED).map(({ id, name }) => ({
          to: paths.agentikChannels(id),
          text: inBoth((lang) => m.builder_chat_open({ name }, lang)),
        })),
        { to: `${paths.create}?tipo=agentik`, text: localText(m.builder_chat_create) },
      ],
    },
  };
}
