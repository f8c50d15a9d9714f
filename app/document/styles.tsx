import { Links, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useDocument } from "./document-context.tsx";

/**
 * The screen's CSS and its theme's colours inline in the HTML, so that the first paint needs no other
 * request.
 */
export function InlineStyles({ theme }: { theme: string }) {
  const { stylesOf, tokensOf } = useDocument();
  const leaf = useLeaf();
  // The development server links the whole style sheet.
  if (import.meta.env.DEV) return <Links />;
  // Not in the JSX element: Prettier would format it as CSS there, and add whitespace to every page.
  const colours = `.${theme}{${tokensOf(theme)}}`;
  return <Style css={colours + stylesOf(leaf).base} />;
}

/**
 * CSS of the icons and tiles, placed after the main content so that it does not delay the first text. Each
 * picture is an SVG document to the browser, and a dozen of them take as long as the whole first frame:
 * `media="not all"` disables them until that frame is painted (`SHOW_ICONS`). Without JavaScript the
 * whole style sheet has them.
 */
export function InlineIconStyles() {
  const { stylesOf, wholeSheet, withScriptsHref, isStatic } = useDocument();
  const leaf = useLeaf();
  if (import.meta.env.DEV) return null;
  // No script would enable them after the first frame.
  if (isStatic) return <Style css={stylesOf(leaf).icons} />;
  // Without scripts nothing loads the whole style sheet later; it contains the icons.
  if (withScriptsHref) return <link rel="stylesheet" href={wholeSheet} />;
  return <Style css={stylesOf(leaf).icons} id="icons" media="not all" />;
}

/** Part of the inline script: enables the icons after the first frame. */
export const SHOW_ICONS = `requestAnimationFrame(()=>setTimeout(()=>icons.media=""));`;

/**
 * Links the whole style sheet for browsers without JavaScript: for them nothing loads it later. After the
 * content, which has its own styles already and is painted without waiting for it. A static page stays as it is.
 */
export function SheetWithoutScript() {
  const { wholeSheet, isStatic } = useDocument();
  if (isStatic) return null;
  return (
    <noscript
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: wholeSheet ? `<link rel="stylesheet" href="${wholeSheet}">` : "",
      }}
    />
  );
}

/** Id of the innermost matched route. */
const useLeaf = () => useMatches().at(-1)?.id ?? "root";

/** A `<style>` that never changes in the browser, which does not know the server's CSS. */
function Style({ css, ...rest }: { css: string; id?: string; media?: string }) {
  const { nonce } = useDocument();
  const [__html] = useState(css);
  return (
    <style {...rest} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  );
}

/**
 * Loads the whole style sheet after hydration: other screens, and parts that open on this one, need
 * rules that this screen's inline CSS lacks.
 */
export function useWholeSheet(): void {
  useEffect(() => {
    const href = window.__remixManifest.routes.root?.css?.[0];
    if (!href || document.querySelector(`link[href="${href}"]`)) return;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.body.append(link);
  }, []);
}
