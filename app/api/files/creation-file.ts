import type { LoaderFunctionArgs } from "@remix-run/node";
import { whatsAppLink, whatsAppText } from "#domain/format/whatsapp.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db } from "#db/connection/live-database.ts";
import { listVersions } from "#db/queries/studio/creation-versions.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** Code units of a text in a link to WhatsApp; longer addresses are cut by phones. */
const LINK_MAX_CHARACTERS = 4_000;

/**
 * `/creator/:id/3.md`: the answer of one of the viewer's creations, as a file. `/creator/:id/3.whatsapp`
 * leads to WhatsApp with its text.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const [, digits, format] = /^([1-9]\d{0,2})\.(md|whatsapp)$/.exec(params.file ?? "") ?? [];
  const id = parseItemId(params.id ?? "");
  const { personId } = await findViewer(request);
  const versions = id && digits ? await listVersions(db, personId, id) : [];
  const version = versions.find((one) => String(one.version) === digits && one.answer !== "");
  if (!version) return new Response("Not found", { status: 404 });
  const headers = { "Cache-Control": "private, no-store" };
  if (format === "whatsapp") {
    const text = whatsAppText(version.answer).slice(0, LINK_MAX_CHARACTERS);
    return new Response(null, {
      status: 302,
      headers: { ...headers, Location: whatsAppLink(text) },
    });
  }
  return new Response(version.answer, {
    headers: {
      ...headers,
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": `attachment; filename="plaza-${digits}.md"`,
    },
  });
}

export const action = refuseMethod;
