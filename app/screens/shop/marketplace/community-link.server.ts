import { kitPaths } from "#domain/shop/kits/kit-paths.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Leads to the kits that people made, with what is searched for. Made here to keep it out of the script. */
export const communityLink = (q: string, lang: { locale: Locale }) =>
  q === ""
    ? { to: `${kitPaths.kits}#community`, text: m.ownkits_community_see({}, lang) }
    : {
        to: `${kitPaths.kits}?${new URLSearchParams({ q })}#community`,
        text: m.ownkits_community_find({ q }, lang),
      };
