/**
 * The query parameter of a page that asks before money is charged. Of an artifakt's page its value is the
 * address of the list with the button, or "1"; of the perks the id of the perk; of Pro "1".
 */
export const BUY = "buy";

/** Address of the question on a page with several things for sale. @param here with its own query */
export const buyAddress = (here: string, id: string): string =>
  `${here}${here.includes("?") ? "&" : "?"}${BUY}=${encodeURIComponent(id)}`;
