import { parseItemId } from "#domain/items/item-ids.ts";
import { searchedText } from "#domain/search/search-request.ts";
import { writingOf, type Mentionable } from "#domain/spaces/mentions/mentions.ts";
import { beginsWith, NAMES_FOUND_MAX, type NameList } from "#domain/spaces/mentions/name-list.ts";
import { findSpaceInside } from "#db/queries/spaces/inside.ts";
import { listMembersNamed, listNamesakes } from "#db/queries/spaces/list-members-named.ts";
import { listAnsweringAgentiks } from "#db/queries/spaces/threads/list-answering.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";

/**
 * GET /spaces/:id/names?q=: whom a member can mention in the space's conversations, for the list that opens
 * on `@`; all of them without `q`. 404 for everyone else.
 *
 * Private to the composer: not part of the public JSON interface and of its OpenAPI description.
 */
export const loader = jsonLoader({
  audience: "person",
  missing: "There is no such space",
  read: async ({ db, request, params }): Promise<NameList | undefined> => {
    const { personId } = await findViewer(request);
    const viewer = { spaceId: parseItemId(params.id) ?? "", personId };
    if (!(await findSpaceInside(db, { id: viewer.spaceId, personId }))) return undefined;
    const typed = searchedText(new URL(request.url).searchParams.get("q") ?? "");
    const [answering, members] = await Promise.all([
      listAnsweringAgentiks(db, viewer),
      listMembersNamed(db, viewer, typed, NAMES_FOUND_MAX + 1),
    ]);
    const agentiks: Mentionable[] = answering.map(({ name }) => ({ name }));
    // Agentiks first: few, and what one asks most.
    const all = [...agentiks.filter((one) => beginsWith(one, typed)), ...members];
    const others = [...agentiks, ...members, ...(await listNamesakes(db, viewer, members))];
    return {
      names: all
        .slice(0, NAMES_FOUND_MAX)
        .map((one) => ({ ...one, writing: writingOf(one, others) })),
      isComplete: all.length <= NAMES_FOUND_MAX,
    };
  },
});
export const action = refuseMethod;
