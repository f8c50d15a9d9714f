import { truncate } from "#domain/format/truncate.ts";
import { paths } from "#domain/addresses/paths.ts";
import { env } from "#config/env.ts";
import { COVER_PICTURE, DESCRIPTION_CHARACTERS } from "#app/preferences/link-preview.ts";
import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";

/**
 * Meta descriptors of an app's page for search engines and link previews. Only for a request that has not
 * been through the wizard: that is a robot's (domain/journey/gate.ts), and people's pages stay light.
 */
export function appPreview(
  request: Request,
  { id, name, description }: { id: string; name: string; description: string },
) {
  if (cookiePreferences(request).onboarded) return undefined;
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin;
  const text = truncate(description, DESCRIPTION_CHARACTERS);
  return [
    { name: "description", content: text },
    { property: "og:url", content: origin + paths.app(id) },
    { property: "og:site_name", content: "Plaza" },
    { property: "og:title", content: name },
    { property: "og:description", content: text },
    { property: "og:image", content: origin + paths.cover("offer", id) },
    { property: "og:image:width", content: String(COVER_PICTURE.width) },
    { property: "og:image:height", content: String(COVER_PICTURE.height) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
