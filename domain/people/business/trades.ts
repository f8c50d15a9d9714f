/** Trades of a business: what Plaza's templates and suggestions are chosen by. */
export const TRADES = [
  "restaurant",
  "cafe",
  "bar",
  "grocery",
  "fashion",
  "beauty",
  "health",
  "fitness",
  "education",
  "repairs",
  "crafts",
  "professional",
  "agency",
  "technology",
  "lodging",
  "events",
  "other",
] as const;
export type Trade = (typeof TRADES)[number];

/** A town is also kept in the wizard's cookie, so it is short. */
export const TOWN_MAX_CHARACTERS = 60;
