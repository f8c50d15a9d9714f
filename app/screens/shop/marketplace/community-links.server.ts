import { kitPaths } from "#domain/shop/kits/kit-paths.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Leads to the kits that people made, with what is searched for. Made here to keep it out of the script. */
export function communityLinks(q: string, lang: { locale: Locale }) {
  const query = q === "" ? "" : `?${new URLSearchParams({ q })}`;
  return {
    title: m.ownkits_community({}, lang),
    text: m.ownkits_community_text({}, lang),
    links: [
      {
        to: `${kitPaths.kits}${query}#community`,
        text: q === "" ? m.ownkits_community_see({}, lang) : m.ownkits_community_find({ q }, lang),
      },
      { to: kitPaths.newKit, text: m.ownkits_community_make({}, lang) },
    ],
  };
}
