/** Text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>()#+!|~&-]/g, "\\$&").replace(/^(\s*\d+)([.)])/gm, "$1\\$2");
