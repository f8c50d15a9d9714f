import { z } from "zod/v4";
import { db } from "#db/connection/live-database.ts";
import { listAgentiksOfOwner } from "#db/queries/agentiks/agentiks-of-owner.ts";
import { endpoint } from "#app/api/programs/endpoint.server.ts";

/** OpenAI's list of models has no pages; `GET agentiks` has. */
const MODELS_MAX = 500;

const model = z.object({
  id: z.string(),
  object: z.literal("model"),
  created: z.int().describe("Seconds since 1970"),
  owned_by: z.literal("plaza"),
});

export const listModels = endpoint({
  id: "list_models",
  method: "GET",
  path: "models",
  scope: "read",
  summary: `Your agentiks as models, in the format of OpenAI: what a chat can ask, ${MODELS_MAX} at most`,
  answer: z.object({ object: z.literal("list"), data: z.array(model) }),
  async run({ personId }) {
    const found = await listAgentiksOfOwner(db, personId, { limit: MODELS_MAX, after: undefined });
    return {
      object: "list" as const,
      data: found.map(({ id, createdAt }) => ({
        id,
        object: "model" as const,
        created: Math.floor(createdAt.getTime() / 1_000),
        owned_by: "plaza" as const,
      })),
    };
  },
});
