/** Who a person can be (product.md, "Who is looking"). */
export const PERSON_KINDS = ["demo", "guest", "account"] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export const TIERS = ["free", "pro"] as const;
export type Tier = (typeof TIERS)[number];

/** No person has this id: who a visitor is where nobody is shown to them (PLAZA_DEMO=off). */
export const NOBODY_ID = "nobody";

/** The seeded person a visitor without a session sees. */
export const DEMO_PERSON_ID = "demo";
