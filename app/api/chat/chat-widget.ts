import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import * as m from "#app/messages/messages.js";
import { findPublicPage } from "./public-page.server.ts";
import { widgetScript } from "./widget-script.server.ts";

/**
 * `/a/:slug/widget.js`: a script that other sites include, which shows a button that opens the chat page in
 * a frame. 404 while the page is closed: then there is no button. The sites that may show the frame
 * are in the page's CSP.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  if (!page || page.state !== "open") return textResponse(404, "There is no open chat page");
  const { business, address, lang } = page;
  const script = widgetScript({
    address,
    colour: business.colour,
    language: lang.locale,
    open: m.chat_widget_open({ name: business.name }, lang),
    close: m.chat_widget_close({}, lang),
  });
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      // Pages of other sites may load it.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

export const action = refuseMethod;
