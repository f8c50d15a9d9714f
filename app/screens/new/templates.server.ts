import type { ItemKind } from "#domain/items/catalogue.ts";
import type { SpaceTemplate } from "#domain/spaces/templates/templates.ts";
import { db } from "#db/connection/live-database.ts";
import { findTradeOfBeginner } from "#db/queries/journey/starters.ts";
import { firstReadyMade } from "#domain/journey/starters.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import * as m from "#app/messages/messages.js";
import { READY_NAMES } from "#app/presenters/items/ready-names.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import type { Templates } from "./template-field.tsx";

/** Value of the first option: an item that begins empty. */
const NONE = "none";

const SPACES = {
  [NONE]: m.community_template_none,
  restaurant: m.community_template_restaurant,
  shop: m.community_template_shop,
  agency: m.community_template_agency,
  workshop: m.community_template_workshop,
} satisfies Record<SpaceTemplate | typeof NONE, unknown>;

const AGENTIKS = { [NONE]: m.ready_none, ...READY_NAMES };

type Messages = Readonly<Record<string, Parameters<typeof localText>[0]>>;

const namesOf = (messages: Messages): Templates["names"] =>
  Object.entries(messages).map(([value, name]) => [value, localText(name)]);

/**
 * Templates for an item of a kind; null for kinds without templates. The first agentik of a business begins
 * with the ready-made one of its trade.
 */
export async function templatesOf(
  kind: ItemKind | null,
  request: Request,
): Promise<Templates | null> {
  if (kind === "space")
    return {
      label: localText(m.community_template),
      help: localText(m.community_template_help),
      names: namesOf(SPACES),
    };
  if (kind === "agentik") {
    const { personId, isVisitor } = await findViewer(request);
    return {
      label: localText(m.ready_label),
      help: localText(m.ready_help),
      names: namesOf(AGENTIKS),
      first: isVisitor ? undefined : firstReadyMade(await findTradeOfBeginner(db, personId)),
    };
  }
  return null;
}
