/**
 * The screens whose figures are money or somebody's account: never shown from memory, nor fetched
 * ahead of being asked for.
 */
export const MONEY_PATHS = /^\/(wallet|pro|library|earnings|payouts|account|ajustes)(?![\w-])/;
