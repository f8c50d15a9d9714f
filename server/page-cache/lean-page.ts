const STYLE = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** In a selector; what follows a digit is a number (`max-width:479.9px` has no class). */
const CLASS = /(?<!\d)\.((?:\\.|[\w-])+)/g;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** What Remix writes for its router: JSON laid out for people. */
const MANIFEST = /(?<=window\.__remixManifest = )\{[\s\S]*?\}(?=;\nwindow\.__remixRouteModules)/;

/** What it writes so that the loaders' data may still be coming: of a page that is whole, they have. */
const HANDOFF =
  /(?<=window\.__remixContext) = (\{.*?\});window\.__remixContext\.stream = .*?(?=<\/script>)/s;
const ENQUEUED =
  /<!--\$--><script[^>]*>window\.__remixContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
const CLOSED =
  /<!--\$--><script[^>]*>window\.__remixContext\.streamController\.close\(\);<\/script>(?:<!--\/\$-->)*/;

/**
 * A page without the bytes that do nothing in it: 400 to 450 of a list's 10,000, compressed. Worth
 * its time for a page that is kept.
 */
export const leanPage = (html: string): string =>
  handOverAtOnce(dropUnusedRules(html)).replace(MANIFEST, lean);

/** Gives the router the loaders' data in one piece, if one piece is what they came in. */
function handOverAtOnce(html: string): string {
  const [data, ...more] = html.matchAll(ENQUEUED);
  if (!data || more.length > 0 || !HANDOFF.test(html) || !CLOSED.test(html)) return html;
  return html
    .replace(CLOSED, "")
    .replace(data[0], "")
    .replace(
      HANDOFF,
      (_whole, context: string) =>
        `=${lean(context)};window.__remixContext.stream=new Response(${data[1]}).body;`,
    );
}

/** The same to the router, which asks whether a field is true. */
const lean = (json: string) =>
  JSON.stringify(JSON.parse(json), (_key, value: unknown) => (value === false ? undefined : value));

/**
 * Leaves out of a page's inline CSS the rules for classes that the page does not have: a screen's
 * CSS is made for all its states (app/document/styles.tsx), and those that a person brings about
 * find their rules in the whole sheet, which comes with the scripts.
 */
export function dropUnusedRules(html: string): string {
  const used = new Set<string>();
  for (const [, classes = ""] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of classes.split(/\s+/)) {
      used.add(name.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity));
    }
  }
  return html.replace(STYLE, (_whole, tag: string, css: string) => tag + keepRules(css, used));
}

/**
 * The rules of a minified sheet whose every class is among the used ones, inside `@media` as well.
 * Other at-rules and rules without a class stay.
 */
export function keepRules(css: string, used: ReadonlySet<string>): string {
  let kept = "";
  for (const { head, body } of rulesOf(css)) {
    if (/^@(media|supports)/.test(head)) {
      const inner = keepRules(body, used);
      if (inner) kept += `${head}{${inner}}`;
      continue;
    }
    const selectors = head.startsWith("@") ? [head] : splitSelectors(head);
    const left = selectors.filter((selector) => head.startsWith("@") || isUsed(selector, used));
    if (left.length > 0) kept += `${left.join(",")}{${body}}`;
  }
  return kept;
}

const isUsed = (selector: string, used: ReadonlySet<string>) =>
  Array.from(selector.matchAll(CLASS), ([, name = ""]) => name.replace(/\\(.)/g, "$1")).every(
    (name) => used.has(name),
  );

/** At the commas that are not within brackets or escaped. */
const splitSelectors = (head: string) => head.split(/(?<!\\),(?![^([]*[)\]])/);

/** Each rule of one level, its braces taken off. */
function* rulesOf(css: string): Generator<{ head: string; body: string }> {
  for (let at = 0; at < css.length;) {
    const open = css.indexOf("{", at);
    if (open < 0) return;
    let depth = 1;
    let close = open + 1;
    for (; depth > 0 && close < css.length; close += 1) {
      if (css[close] === "{") depth += 1;
      else if (css[close] === "}") depth -= 1;
    }
    yield { head: css.slice(at, open), body: css.slice(open + 1, close - 1) };
    at = close;
  }
}
