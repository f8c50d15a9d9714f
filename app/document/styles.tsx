import { Links, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { useDocument } from "./document-context.tsx";

/** The screen's own CSS, in its HTML: the first paint asks for nothing else. */
export function InlineStyles() {
  return <StyleElement part="base" />;
}

/** Icon masks, placed after the main content so that they do not stand before the first words. */
export function InlineIconStyles() {
  return <StyleElement part="icons" />;
}

function StyleElement({ part }: { part: "base" | "icons" }) {
  const { nonce, stylesOf } = useDocument();
  const leaf = useMatches().at(-1)?.id ?? "root";
  // The development server sends the whole sheet as a link.
  if (import.meta.env.DEV) return part === "base" ? <Links /> : null;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: stylesOf(leaf)[part] }}
    />
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
