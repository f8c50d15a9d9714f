/**
 * The CSS that a page's markup can match, for pages without scripts: nothing adds an element to them later, and
 * on a slow connection each kilobyte before the first paint is seen.
 */

/** `<style>` elements as React writes them; no text of a page holds a `<`, which React escapes. */
const STYLE = /(<style[^>]*>)([^<]*)(<\/style>)/g;

/** @returns the page with fewer rules in its `<style>` elements, nothing else of it changed */
export function withUsedStyles(html: string): string {
  const markup = html.replace(STYLE, "");
  const classes = new Set(
    Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names]) =>
      unescaped(names!).split(" "),
    ).flat(),
  );
  const lean = html.replace(STYLE, (_, open: string, css: string, close: string) => {
    return open + usedRules(css, classes) + close;
  });
  const named = new Set(Array.from(lean.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!));
  return lean.replace(STYLE, (_, open: string, css: string, close: string) => {
    return open + withoutUnusedColours(css, named) + close;
  });
}

/** Names such as `[&>p]:mt-2` are escaped in an attribute. */
const unescaped = (text: string): string =>
  text.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/**
 * Leaves out the selectors that name a class which is not used, and rules that have none left.
 *
 * @param css minified, without comments
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  let used = "";
  for (const { head, body } of rulesOf(css)) {
    if (head.startsWith("@media") || head.startsWith("@container")) {
      const inner = usedRules(body, classes);
      if (inner) used += `${head}{${inner}}`;
    } else {
      const selectors = head.startsWith("@") ? [head] : selectorsOf(head, classes);
      if (selectors.length > 0) used += `${selectors.join(",")}{${body}}`;
    }
  }
  return used;
}

/** Rules of the outermost level. Braces in strings, such as those of data URLs, are none. */
function* rulesOf(css: string): Generator<{ head: string; body: string }> {
  let [start, depth, opened, quote] = [0, 0, 0, ""];
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]!;
    if (sign === "\\") at += 1;
    else if (quote) quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "{" && (depth += 1) === 1) opened = at;
    else if (sign === "}" && (depth -= 1) === 0) {
      yield { head: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) };
      start = at + 1;
    }
  }
}

/** Commas outside of brackets and escapes separate selectors. */
const selectorsOf = (head: string, classes: ReadonlySet<string>): string[] =>
  (head.match(/(?:\\.|\((?:\\.|[^()])*\)|\[[^\]]*\]|[^,])+/g) ?? []).filter((selector) =>
    classNames(selector).every((name) => classes.has(name)),
  );

/** Class names of a selector, without those in brackets: `:not(.a)`, `[class*=" i-"]`. */
const classNames = (selector: string): string[] =>
  Array.from(
    selector
      .replace(/(?<!\\)\((?:\\.|[^()])*\)|(?<!\\)\[(?:\\.|[^\]])*\]/g, "")
      .matchAll(/\.((?:\\.|[\w-])+)/g),
    ([, name]) => name!.replace(/\\(.)/g, "$1"),
  );

/** Without the colours of a theme that no rule and no element asks for. */
const withoutUnusedColours = (css: string, named: ReadonlySet<string>): string =>
  css.replace(/(--[\w-]+):#[\da-f]{3,8};?/gi, (declaration, name: string) =>
    named.has(name) ? declaration : "",
  );
