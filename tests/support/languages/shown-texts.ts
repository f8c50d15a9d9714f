/** A text on a page, the element or attribute it is in, and the language it is marked with. */
export interface ShownText {
  text: string;
  where: string;
  lang: string;
}

/**
 * All texts of a page: its title, text nodes, labels, tips, placeholders and what fields and buttons
 * say, also in parts that are closed. Runs in a browser too (`page.evaluate(shownTexts)`), so it names
 * nothing outside itself.
 */
export function shownTexts(page: Document = document): ShownText[] {
  const ATTRIBUTES = [
    "title",
    "alt",
    "placeholder",
    "label",
    "data-tip",
    "aria-label",
    "aria-description",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
  ];
  const found: ShownText[] = [];
  const add = (text: string | null, where: string, lang: string) => {
    const words = (text ?? "").replace(/\s+/g, " ").trim();
    if (words) found.push({ text: words, where, lang: lang.slice(0, 2) });
  };
  const visit = (element: Element, above: string) => {
    const name = element.tagName.toLowerCase();
    if (name === "script" || name === "style" || name === "template") return;
    // With scripts its content is the source of elements, as text.
    if (name === "noscript" && /<[a-z]/.test(element.textContent ?? "")) return;
    const lang = element.getAttribute("lang") ?? above;
    for (const attribute of ATTRIBUTES)
      add(element.getAttribute(attribute), `${name} ${attribute}`, lang);
    // Values of hidden or ticked fields are not shown.
    const type = element.getAttribute("type") ?? "text";
    if (name === "input" && /^(text|search|submit|button|reset)$/.test(type))
      add(element.getAttribute("value"), "input value", lang);
    for (const node of element.childNodes)
      if (node.nodeType === 3) add(node.nodeValue, name, lang);
      else if (node.nodeType === 1) visit(node as Element, lang);
  };
  const { lang } = page.documentElement;
  add(page.title, "the page's title", lang);
  for (const meta of page.querySelectorAll("meta[name=description], meta[property='og:title']"))
    add(meta.getAttribute("content"), "meta", lang);
  visit(page.body, lang);
  return found;
}
