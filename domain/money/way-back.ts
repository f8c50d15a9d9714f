import type { TopUpStatus } from "./payments.ts";

interface TopUp {
  id: string;
  /** Path where the money was missing; null for none. */
  next: string | null;
  status: TopUpStatus;
  /** What was given back so far; null for the sandbox's. */
  refunded: number | null;
}

/**
 * The page that the wallet leads back to, and whether the money for it has arrived: paid by the
 * top-up that the person returns from, or by their newest one for the same page.
 *
 * @param topUps newest first
 * @param look from the wallet's address: the top-up returned from, the path back (empty for none), and
 *   whether the form of a new top-up shows a missing amount
 */
export function findWayBack(
  topUps: readonly TopUp[],
  look: { topUpId: string | null; next: string; isAsking: boolean },
): { next: string; isPaid: boolean } {
  const returned = topUps.find(({ id }) => id === look.topUpId);
  const next = look.next || (returned?.next ?? "");
  const topUp = returned ?? topUps[0];
  const isPaid =
    !look.isAsking &&
    next !== "" &&
    topUp?.next === next &&
    topUp.status === "settled" &&
    !topUp.refunded;
  return { next, isPaid };
}
