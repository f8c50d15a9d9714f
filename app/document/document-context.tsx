import { createContext, useContext } from "react";

/**
 * Values that only the server knows while it renders the document. In the browser every field is
 * empty: elements that use one keep the server's HTML (`suppressHydrationWarning`).
 */
export interface DocumentFacts {
  /** CSP nonce for inline scripts and styles; the browser hides it from scripts. */
  nonce?: string;
  requestId?: string;
  /** Address of the page with its scripts, if it is sent without them (`Save-Data`). */
  withScriptsHref?: string;
  /** The page is sent without scripts by its own choice (`handle.isStatic`): it has links and forms alone. */
  isStatic?: boolean;
  /** CSS of the screen with this route id. */
  stylesOf: (routeId: string) => { base: string; icons: string };
  /** URL of the style sheet with the rules of all screens. */
  wholeSheet?: string;
  /** The colours of a theme as CSS declarations. */
  tokensOf: (theme: string) => string;
}

const DocumentContext = createContext<DocumentFacts>({
  stylesOf: () => ({ base: "", icons: "" }),
  tokensOf: () => "",
});

export const DocumentProvider = DocumentContext.Provider;
export const useDocument = () => useContext(DocumentContext);
