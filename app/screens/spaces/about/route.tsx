import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { listRelatedSpaces } from "#db/queries/spaces/space-detail.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { loadDetail } from "#app/screens/spaces/load-detail.server.ts";
import { RELATED_COUNT } from "#app/ui/detail/related-items.tsx";
import { SpaceDetail } from "#app/screens/spaces/space-detail.tsx";
import { SpaceFrame } from "#app/screens/spaces/space-frame.tsx";

/** Only for members of the space; 404 for everyone else, to whom the space's page shows the same. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, space } = await findInside(request, params);
  const related = await listRelatedSpaces(db, space.id, RELATED_COUNT);
  const shown = { id: space.id, viewer, flash: undefined, related };
  return { space, detail: await loadDetail(request, shown) };
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.inside_about),
  { name: "robots", content: "noindex" },
];

/** What a space is, for its members. */
export default function AboutSpace() {
  const { space, detail } = useLoaderData<typeof loader>();
  return (
    <SpaceFrame space={space} current="about">
      <SpaceDetail detail={detail} answer={undefined} />
    </SpaceFrame>
  );
}
