import type { ChallengeRelationship } from "#domain/challenges/challenges.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CLOSED_REASONS, type ChallengeCardItem } from "#app/ui/challenges/challenge-card.tsx";
import { ClosedAction } from "#app/ui/cards/closed-action.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The buttons of a challenge, by the viewer's relationship to it and by whether it is open. */
export function ChallengeButtons({
  challenge: { id, closed, part },
}: {
  challenge: Pick<ChallengeCardItem, "id" | "closed"> & { part: ChallengeRelationship | null };
}) {
  const lang = useLang();
  const action = paths.challenge(id);
  const isRunning = !closed || closed === "full";
  if (part) {
    return (
      <>
        <p className="inline-flex items-center gap-2 min-h-11 font-600 text-success">
          <span className="i-lucide-circle-check" aria-hidden="true" />
          {part === "owner"
            ? m.community_challenge_owner({}, lang)
            : m.community_challenge_joined({}, lang)}
        </p>
        {part === "joined" && isRunning && (
          <>
            <ItemActionForm action={action} intent="leave">
              {m.community_leave({}, lang)}
            </ItemActionForm>
            <p className="text-sm text-ink-soft">{m.community_challenge_leave_help({}, lang)}</p>
          </>
        )}
        {!isRunning && closed && (
          <p className="text-sm text-ink-soft">{CLOSED_REASONS[closed]({}, lang)}</p>
        )}
      </>
    );
  }
  if (closed) {
    return <ClosedAction name={m.cards_join({}, lang)} reason={CLOSED_REASONS[closed]({}, lang)} />;
  }
  return (
    <ItemActionForm action={action} intent="join" isMain>
      {m.cards_join({}, lang)}
    </ItemActionForm>
  );
}

export interface ChallengeLink {
  to: string;
  text: string;
  /** Whether it leads to a file or another site, not to a screen. */
  isFile?: boolean;
}

export function ChallengeLinks({ links }: { links: readonly ChallengeLink[] }) {
  return (
    <div className="kind-challenge flex flex-wrap gap-3 empty:hidden">
      {links.map(({ to, text, isFile }) => (
        <Link key={to} to={to} reloadDocument={isFile} className="btn">
          {text}
        </Link>
      ))}
    </div>
  );
}
