import { Links, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useDocument } from "./document-context.tsx";

/**
 * The screen's own CSS in the theme it is shown in, within its HTML: the first paint asks for
 * nothing else.
 */
export function InlineStyles({ theme }: { theme: string }) {
  const { stylesOf, tokensOf } = useDocument();
  const leaf = useLeaf();
  // The development server sends the whole sheet as a link.
  if (import.meta.env.DEV) return <Links />;
  // Outside the element: a formatter would lay the text out as CSS, and every page would carry it so.
  const colours = `.${theme}{${tokensOf(theme)}}`;
  return <Style css={colours + stylesOf(leaf).base} />;
}

/**
 * Icon masks, placed after the main content so that they do not stand before the first words. Each
 * is a document to the browser, and a dozen of them take as long as the whole first frame: they are
 * for no medium until that is painted (`SHOW_ICONS`). Without script they come with the whole sheet.
 */
export function InlineIconStyles() {
  const { stylesOf, wholeSheet, withScriptsHref } = useDocument();
  const leaf = useLeaf();
  if (import.meta.env.DEV) return null;
  // No script will fetch the whole sheet, which has them all.
  if (withScriptsHref) return <link rel="stylesheet" href={wholeSheet} />;
  return <Style css={stylesOf(leaf).icons} id="icons" media="not all" />;
}

/** Stands in the page's own script: with the first frame's callbacks, and then after it. */
export const SHOW_ICONS = `requestAnimationFrame(()=>setTimeout(()=>icons.media=""));`;

/** Without script nothing fetches the whole sheet later, so it is asked for with the page. */
export function SheetWithoutScript() {
  const { wholeSheet } = useDocument();
  return (
    <noscript
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: wholeSheet ? `<link rel="stylesheet" href="${wholeSheet}">` : "",
      }}
    />
  );
}

/** The id of the route module in view. */
const useLeaf = () => useMatches().at(-1)?.id ?? "root";

/** The browser keeps what the server wrote, whatever changes: it does not know the CSS. */
function Style({ css, ...rest }: { css: string; id?: string; media?: string }) {
  const { nonce } = useDocument();
  const [__html] = useState(css);
  return (
    <style {...rest} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  );
}

/**
 * Fetches the whole sheet once the page is in use: the next screens and what opens on this one
 * need rules that this screen's own CSS leaves out.
 */
export function useWholeSheet(): void {
  useEffect(() => {
    const href = window.__remixManifest.routes.root?.css?.[0];
    if (!href || document.querySelector(`link[href="${href}"]`)) return;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
  }, []);
}
