import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Kept on the line of the word it follows. */
const STAR = "\u00a0★ ";

/**
 * The star of what is premium (spec 2 "Portals").
 *
 * @param isSpoken where the word does not stand beside it
 */
export function PremiumStar({ isSpoken = false }: { isSpoken?: boolean }) {
  const lang = useLang();
  return (
    <>
      <span className="text-gold" aria-hidden="true">
        {STAR}
      </span>
      {isSpoken && <span className="sr-only">{m.portals_premium({}, lang)}</span>}
    </>
  );
}
