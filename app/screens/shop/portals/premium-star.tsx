import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Starts with a no-break space, so that the star stays on the line of the word before it. */
const STAR = "\u00a0★ ";

/**
 * The star that marks a premium portal or app.
 *
 * @param isSpoken with a text alternative, where no visible word says premium
 */
export function PremiumStar({ isSpoken = false }: { isSpoken?: boolean }) {
  const lang = useLang();
  if (!isSpoken)
    return (
      <span className="text-gold" aria-hidden="true">
        {STAR}
      </span>
    );
  return (
    <span
      role="img"
      aria-label={m.portals_premium({}, lang)}
      lang={lang.locale}
      className="text-gold"
    >
      {STAR}
    </span>
  );
}
