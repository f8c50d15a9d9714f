/**
 * Kinds of people in the database (docs/product.md, Who is looking). A shelf is a row without a
 * user: it holds the examples that a person has put away.
 */
export const PERSON_KINDS = ["demo", "guest", "account", "shelf"] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export const TIERS = ["free", "pro"] as const;
export type Tier = (typeof TIERS)[number];

/** Placeholder id of a visitor when demo mode is off (`PLAZA_DEMO=off`): no person has it. */
export const NOBODY_ID = "nobody";

/** The seeded demo person, whose data visitors see. */
export const DEMO_PERSON_ID = "demo";
