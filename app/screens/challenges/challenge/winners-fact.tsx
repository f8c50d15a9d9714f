import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Fact } from "#app/ui/detail/fact-list.tsx";

/** Winners of a challenge: a name, or with several prizes a line for each place. */
export function WinnersFact({
  challenge: { isAwarded, winner },
  winners: { title, list },
}: {
  challenge: { isAwarded: boolean; winner: string | null };
  winners: { title: string; list: readonly string[] };
}) {
  const lang = useLang();
  if (list.length > 0)
    return (
      <Fact name={title}>
        {list.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
    );
  return isAwarded ? (
    <Fact name={m.community_winner({}, lang)}>{winner ?? m.community_winner_gone({}, lang)}</Fact>
  ) : null;
}
