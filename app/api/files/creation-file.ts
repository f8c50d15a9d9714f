import type { LoaderFunctionArgs } from "@remix-run/node";
import { whatsAppLink, whatsAppText } from "#domain/format/whatsapp.ts";
import { renderSvg } from "#adapters/pictures/render-svg.server.ts";
import { drawLayout } from "#domain/studio/builder/draw-layout.ts";
import { endingOfCode, partOf } from "#domain/studio/creation-part.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { db } from "#db/connection/live-database.ts";
import { listVersions } from "#db/queries/studio/creation-versions.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/** Code units of a text in a link to WhatsApp; longer addresses are cut by phones. */
const LINK_MAX_CHARACTERS = 4_000;

/**
 * `/creator/:id/3.md`: the answer of one of the viewer's creations, as a file. `/creator/:id/3.whatsapp`
 * leads to WhatsApp with its text; `.svg` and `.png` are its picture, `.svg` also the drawing of its page,
 * `.code` its code under a name of its own.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const [, digits, format] =
    /^([1-9]\d{0,2})\.(md|whatsapp|svg|png|code)$/.exec(params.file ?? "") ?? [];
  const id = parseItemId(params.id ?? "");
  const { personId } = await findViewer(request);
  const versions = id && digits ? await listVersions(db, personId, id) : [];
  const version = versions.find((one) => String(one.version) === digits && one.answer !== "");
  if (!version) return new Response("Not found", { status: 404 });
  const headers = {
    "Cache-Control": "private, no-store",
    // A drawing is a document where it is opened by itself.
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox",
  };
  if (format === "whatsapp") {
    const text = whatsAppText(version.answer).slice(0, LINK_MAX_CHARACTERS);
    return new Response(null, {
      status: 302,
      headers: { ...headers, Location: whatsAppLink(text) },
    });
  }
  const answer = (body: BodyInit, type: string, ending?: string) =>
    new Response(body, {
      headers: {
        ...headers,
        "Content-Type": type,
        ...(ending && {
          "Content-Disposition": `attachment; filename="plaza-${digits}.${ending}"`,
        }),
      },
    });
  if (format === "md") return answer(version.answer, "text/markdown; charset=utf-8", "md");
  const part = partOf(version.answer);
  if (format === "code" && part?.kind === "code")
    return answer(part.code, "text/plain; charset=utf-8", endingOfCode(part.language));
  const svg =
    part?.kind === "picture" ? part.svg : part?.kind === "page" && drawLayout(part.blocks, "");
  if (format === "svg" && svg) return answer(svg, "image/svg+xml; charset=utf-8");
  if (format === "png" && part?.kind === "picture") {
    const png = await renderSvg(part.svg, part.width);
    return answer(new Uint8Array(png), "image/png", "png");
  }
  return new Response("Not found", { status: 404 });
}

export const action = refuseMethod;
