/**
 * Whether a text is an absolute http(s) URL. Checked when a link is stored and again before it is
 * rendered, so that no other scheme (`javascript:`) becomes a link.
 */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);
