import { createContext, useContext } from "react";

/**
 * What only the server knows while it renders the document. In the browser every field is empty:
 * elements that use one keep what the server wrote (`suppressHydrationWarning`).
 */
export interface DocumentFacts {
  /** For inline scripts and styles; the browser hides it from scripts. */
  nonce?: string;
  requestId?: string;
  /** The page's address with its scripts, where it comes without them to save data. */
  withScriptsHref?: string;
  /** The CSS of the screen whose route module has this id. */
  stylesOf: (routeId: string) => { base: string; icons: string };
  /** The address of the sheet that has everything. */
  wholeSheet?: string;
  /** The colours of a theme, as declarations. */
  tokensOf: (theme: string) => string;
}

const DocumentContext = createContext<DocumentFacts>({
  stylesOf: () => ({ base: "", icons: "" }),
  tokensOf: () => "",
});

export const DocumentProvider = DocumentContext.Provider;
export const useDocument = () => useContext(DocumentContext);
