/**
 * Screens about money or an account: never shown from the service worker's cache, never prefetched.
 */
export const MONEY_PATHS = /^\/(wallet|pro|library|earnings|payouts|account|ajustes)(?![\w-])/;
