import type { TransactionCause } from "#domain/money/ledger.ts";
import type { TopUpMovement } from "#domain/money/provider-payment.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** The name of each cause of a ledger transaction. */
const CAUSE_NAMES: Record<TransactionCause, Message> = {
  opening_balance: m.earnings_cause_opening,
  challenge_reward: m.earnings_cause_reward,
  challenge_escrow: m.earnings_cause_escrow,
  challenge_refund: m.earnings_cause_challenge_refund,
  artifakt_sale: m.earnings_cause_sale,
  artifakt_purchase: m.earnings_cause_purchase,
  perk_purchase: m.earnings_cause_perk,
  app_purchase: m.earnings_cause_app,
  top_up: m.earnings_cause_top_up,
  subscription: m.earnings_cause_subscription,
  payout_hold: m.earnings_cause_payout_hold,
  payout_release: m.earnings_cause_payout_release,
  payout: m.earnings_cause_payout,
  refund: m.earnings_cause_refund,
};

const TOP_UP_NAMES: Record<TopUpMovement, Message> = {
  refund: m.topups_movement_refund,
  dispute: m.topups_movement_dispute,
  returned: m.topups_movement_returned,
};

/** The name of a movement: of what happened to a top-up afterwards, or of its cause. */
export const movementName = (movement: {
  cause: TransactionCause;
  topUp: TopUpMovement | null;
  isIncoming: boolean;
}): Message =>
  movement.topUp ? TOP_UP_NAMES[movement.topUp] : causeName(movement.cause, movement.isIncoming);

/** The cause's name for one side of a transaction: a sale is a purchase for the buyer. */
const causeName = (cause: TransactionCause, isIncoming: boolean): Message =>
  cause === "artifakt_sale" && !isIncoming ? CAUSE_NAMES.artifakt_purchase : CAUSE_NAMES[cause];
