import type { ReadyMade } from "#domain/agentiks/ready-made/ready-made.ts";
import * as m from "#app/messages/messages.js";

/** Names of the ready-made agentiks: what each does, in words. */
export const READY_NAMES = {
  restaurant: m.ready_restaurant,
  questions: m.ready_questions,
  orders: m.ready_orders,
  bookings: m.ready_bookings,
  appointments: m.ready_appointments,
  "call-backs": m.ready_call_backs,
  returns: m.ready_returns,
  "daily-close": m.ready_daily_close,
  payments: m.ready_payments,
  lookout: m.ready_lookout,
  reviews: m.ready_reviews,
  stock: m.ready_stock,
  welcome: m.ready_welcome,
  steward: m.ready_steward,
} as const satisfies Record<ReadyMade, unknown>;
