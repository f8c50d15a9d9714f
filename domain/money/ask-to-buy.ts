/**
 * Query parameter of a page that asks for confirmation before money is charged. Its value: for an
 * artifakt, the address of the list with the button, or "1"; for perks, the perk's id; for Pro,
 * "1".
 */
export const BUY = "buy";

/** Query parameter of the question before an artifakt is bought: the discount code. */
export const CODE_PARAM = "code";

/** Address of the question on a page with several things for sale. @param here with its own query */
export const buyAddress = (here: string, id: string): string =>
  `${here}${here.includes("?") ? "&" : "?"}${BUY}=${encodeURIComponent(id)}`;
