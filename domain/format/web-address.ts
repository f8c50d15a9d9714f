/**
 * Whether a text is a whole address of the web, which a page may lead to. Asked where it is written
 * and again where it is shown: whatever else came to stand there leads nowhere.
 */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);
