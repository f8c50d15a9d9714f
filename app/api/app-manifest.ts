import type { LoaderFunctionArgs } from "@remix-run/node";
import { memberOf } from "#domain/input/member-of.ts";
import { APP_COLOURS } from "#domain/preferences/app-colours.ts";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/**
 * `/manifest.webmanifest?lang=es`: the web app manifest (W3C), which makes Plaza installable.
 * Browsers request it without cookies, so each page names its language in the address, and the
 * answer is the same for everyone. Its icons are drawn by scripts/build/app-icons.ts.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const asked = memberOf(LOCALES, new URL(request.url).searchParams.get("lang"));
  const lang = asked ? { locale: asked } : requestLang(request);
  return new Response(JSON.stringify(manifest(lang)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      // Without a language in the address the answer depends on the browser's.
      "Cache-Control": asked ? "public, max-age=3600" : "private, no-store",
    },
  });
}

export const action = refuseMethod;

function manifest(lang: { locale: Locale }) {
  const shortcut = (name: string, url: string) => ({ name, url, icons: [ICON_192] });
  return {
    // One id in both languages and for every start address.
    id: paths.home,
    lang: lang.locale,
    dir: "ltr",
    name: m.common_product({}, lang),
    short_name: m.common_product({}, lang),
    description: m.shell_manifest_description({}, lang),
    start_url: paths.home,
    scope: paths.home,
    display: "standalone",
    theme_color: APP_COLOURS.ground,
    background_color: APP_COLOURS.ground,
    categories: ["business", "productivity"],
    icons: [
      ICON_192,
      { ...ICON_192, src: "/icon-512.png", sizes: "512x512" },
      { ...ICON_192, src: "/icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: [
      shortcut(m.shell_create({}, lang), paths.create),
      shortcut(m.shell_nav_spaces_short({}, lang), paths.spaces),
      shortcut(m.shell_nav_agentiks({}, lang), paths.agentiks),
      shortcut(m.shell_notifications_title({}, lang), paths.notifications),
    ],
  };
}

const ICON_192 = { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" };
