/**
 * Paths with their query of screens about money, an account, a report or for operators: never shown
 * from the service worker's cache, never prefetched. The pages of artifakts and apps, and the perks, show the
 * balance while they ask before a purchase.
 */
export const MONEY_PATHS =
  /^\/(wallet|pro|library|earnings|payouts|account|ajustes|operator|report|takedown)(?![\w-])|^\/((artifakts|apps)\/[^/?]+|perks(\.data)?)\?(.*&)?buy=/;
