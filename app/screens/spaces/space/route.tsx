import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { LanguageSection } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { RELATED_COUNT } from "#app/ui/detail/related-items.tsx";
import { findSpaceInside } from "#db/queries/spaces/inside.ts";
import { listRelatedSpaces } from "#db/queries/spaces/space-detail.ts";
import { loadConversation } from "#app/screens/spaces/conversation/load-conversation.server.ts";
import { loadDetail } from "#app/screens/spaces/load-detail.server.ts";
import { SpaceDetail } from "#app/screens/spaces/space-detail.tsx";
import { answerSpace } from "./space-action.server.ts";

/** Lazy: who is not in needs none of it. */
const Conversation = lazy(async () => ({
  default: (await import("#app/screens/spaces/conversation/late-conversation.tsx")).Conversation,
}));

/** For members the space's newest conversation; for everyone else what the space is. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const flash = readFlash(request, id);
  const [viewer, related] = await Promise.all([
    findViewer(request),
    listRelatedSpaces(db, id, RELATED_COUNT),
  ]);
  // Both at once: most viewers are not in, and what they see is to wait for nothing.
  const [inside, detail] = await Promise.all([
    findSpaceInside(db, { id, personId: viewer.personId }),
    loadDetail(request, { id, viewer, flash, related }),
  ]);
  if (inside)
    return withFlash(request, {
      flash,
      detail: null,
      conversation: await loadConversation(request, { viewer, space: inside, flash }),
    });
  return withFlash(request, { flash, detail, conversation: null });
}

export const action = (args: ActionFunctionArgs) => answerSpace(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => {
  if (!shown) return [];
  const { detail, conversation } = shown;
  const space = detail?.space ?? conversation!.space;
  return [
    ...linkPreview(matches, "space", space),
    ...(isIndexed(space) ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

const isIndexed = ({ visibility, madeByGuest }: { visibility: string; madeByGuest: boolean }) =>
  visibility === "listed" && !madeByGuest;

/** The page of one space. */
export default function Space() {
  const { detail, conversation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <LanguageSection locale={(detail ?? conversation)!.locale}>
      {detail ? (
        <SpaceDetail detail={detail} answer={answer} />
      ) : (
        <Suspense>
          <Conversation {...conversation!} answer={answer ?? null} />
        </Suspense>
      )}
    </LanguageSection>
  );
}
