/** What a buyer of an artifakt may do with it. Its maker chooses one of these licences. */

/**
 * - `personal`: the buyer's own use
 * - `commercial`: use in a business and in work for customers; no resale of the file
 * - `cc-by`: Creative Commons Attribution 4.0: any use with credit
 * - `cc0`: Creative Commons Zero 1.0, public domain
 */
export const LICENCES = ["personal", "commercial", "cc-by", "cc0"] as const;
export type Licence = (typeof LICENCES)[number];

/** The licence of an artifakt whose maker has chosen none. */
export const DEFAULT_LICENCE: Licence = "commercial";
