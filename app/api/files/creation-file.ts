import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { whatsAppLink, whatsAppText } from "#domain/format/links/whatsapp.ts";
import { renderSvg } from "#adapters/pictures/render-svg.server.ts";
import { db } from "#db/connection/live-database.ts";
import { findVersion } from "#db/queries/studio/creation-versions.ts";
import { answerFile, isAnswerFormat } from "#app/presenters/creations/answer-file.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";
import { STRICTEST_POLICY } from "./file-headers.server.ts";

/** Code units of a text in a link to WhatsApp; longer addresses are cut by phones. */
const LINK_MAX_CHARACTERS = 4_000;

/**
 * `/creator/:id/3.md`: the third answer of a creation of the viewer, as a file. `.docx` is the same
 * for Word, `.print` a page for paper, `.svg` and `.png` its picture, `.code` its code under an
 * ending of its own. `.whatsapp` leads to WhatsApp with its text.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const notFound = () => new Response("Not found", { status: 404 });
  const [, digits, format = ""] = /^([1-9]\d?)\.([a-z]{2,8})$/.exec(params.file ?? "") ?? [];
  const id = parseItemId(params.id ?? "");
  if (!id || !digits) return notFound();
  const { personId } = await findViewer(request);
  const version = await findVersion(db, { personId, creationId: id, version: Number(digits) });
  if (!version || version.answer === "") return notFound();
  const { answer, title, locale } = version;
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  headers.set("Content-Security-Policy", STRICTEST_POLICY);
  if (format === "whatsapp") {
    headers.set("Location", whatsAppLink(whatsAppText(answer).slice(0, LINK_MAX_CHARACTERS)));
    return new Response(null, { status: 302, headers });
  }
  const file = isAnswerFormat(format)
    ? await answerFile(answer, format, { title, locale }, renderSvg)
    : undefined;
  if (!file) return notFound();
  headers.set("Content-Type", file.contentType);
  if (file.policy) headers.set("Content-Security-Policy", file.policy);
  if (file.ending)
    headers.set("Content-Disposition", `attachment; filename="plaza-${digits}.${file.ending}"`);
  return new Response(file.body, { headers });
}

export const action = refuseMethod;
