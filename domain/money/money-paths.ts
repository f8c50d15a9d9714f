/**
 * Paths with their query of screens about money, an account, a report or for operators: never shown
 * from the service worker's cache, never prefetched. A page that asks before a purchase (`?buy=`) shows
 * the balance, whatever its path.
 */
export const MONEY_PATHS =
  /^\/(wallet|pro|library|earnings|payouts|account|ajustes|operator|report|takedown)(?![\w-])|\?(.*&)?buy=/;
