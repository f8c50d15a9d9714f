/**
 * Replaces `url-parse` in the browser: tus-js-client resolves an upload's address with it, for engines that have
 * no `URL`. Its CommonJS helper would be in the first script of every page.
 */
export default URL;
