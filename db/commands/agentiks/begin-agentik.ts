import { DEFAULT_AGENTIK_TYPE } from "#domain/agentiks/agentik-configuration.ts";
import { readyContent, type ReadyMade } from "#domain/agentiks/ready-made/ready-made.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { Db } from "#db/connection/client.ts";
import { createAgentik, type NewAgentik } from "./create-agentik.ts";
import { createTrigger } from "./duties/save-trigger.ts";

/**
 * Creates a ready-made agentik: with its abilities in the published configuration, and its duties, which
 * begin when it is launched. A description and a type of the person's own are kept.
 */
export async function beginAgentik(
  tx: Db,
  { personId, configuration, readyMade, now }: NewAgentik & { readyMade: ReadyMade },
): Promise<{ kind: "done"; id: string }> {
  const { type, description, abilities, duties } = readyContent(readyMade, configuration.language);
  const created = await createAgentik(tx, {
    personId,
    configuration: {
      ...configuration,
      description: configuration.description.trim() || description,
      type: configuration.type === DEFAULT_AGENTIK_TYPE ? type : configuration.type,
      abilities,
    },
    now,
  });
  const zone = zoneOf(await findBusiness(tx, personId));
  for (const { work, cron } of duties) {
    const content = { work, cron, onceAt: null, zone };
    const given = await createTrigger(tx, {
      personId,
      id: created.id,
      now,
      content: { ...content, sendTo: null },
      sealSecret: () => {
        throw new Error("a ready-made agentik has no webhook");
      },
    });
    if (given.kind === "refused") throw new Error(`a duty was refused: ${given.reason}`);
  }
  return created;
}
