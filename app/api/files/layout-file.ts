import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { serializeLayout } from "#domain/studio/builder/layout-file.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { findLayoutVersion } from "#db/queries/studio/builder.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** `/builder/versions/3.json`: exports a version of the viewer's layout; it can be imported again. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const [, digits] = /^([1-9]\d{0,8})\.json$/.exec(params.file ?? "") ?? [];
  const { personId } = await findViewer(request);
  const layout = digits && (await findLayoutVersion(db, personId, Number(digits)));
  const blocks = layout && parseBlocks(layout.blocks);
  if (!blocks) return new Response("Not found", { status: 404 });
  return new Response(serializeLayout(blocks), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="plaza-layout-${digits}.json"`,
    },
  });
}

export const action = refuseMethod;
