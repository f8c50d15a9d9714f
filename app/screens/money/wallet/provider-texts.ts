import {
  PROVIDER_CURRENCIES,
  type RealProvider,
  type ShownTopUpState,
} from "#domain/money/provider-payment.ts";
import type { Segment } from "#app/ui/fields/segmented-field.tsx";
import * as m from "#app/messages/messages.js";

/** Names of providers, the same in every language. */
export const PROVIDER_NAMES: Record<RealProvider, string> = {
  mercadopago: "Mercado Pago",
  stripe: "Stripe",
};

/** How each provider can be paid. */
export const PROVIDER_CHOICES: Record<RealProvider, Segment> = {
  mercadopago: [() => PROVIDER_NAMES.mercadopago, m.topups_mercadopago_help],
  stripe: [() => PROVIDER_NAMES.stripe, m.topups_stripe_help],
};

export const STATE_NAMES = {
  pending: m.topups_state_pending,
  cancelled: m.topups_state_cancelled,
  expired: m.topups_state_expired,
  paid: m.topups_state_paid,
  late: m.topups_state_late,
  refunded: m.topups_state_refunded,
  part_refunded: m.topups_state_part_refunded,
  disputed: m.topups_state_disputed,
  dispute_won: m.topups_state_dispute_won,
  dispute_lost: m.topups_state_dispute_lost,
} as const satisfies Record<ShownTopUpState, unknown>;

/** Whether a provider takes a currency. */
export const takesCurrency = (provider: RealProvider, currency: string): boolean =>
  PROVIDER_CURRENCIES[provider].some((each) => each === currency);
