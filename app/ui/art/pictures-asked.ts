import { createContext, useContext, type ReactNode } from "react";

/**
 * A link to the page with its pictures, where `Save-Data` left them out; undefined where they are shown,
 * as always in the browser: a page that left them out has no scripts.
 */
const PicturesLink = createContext<ReactNode>(undefined);

export const PicturesLinkProvider = PicturesLink.Provider;
export const usePicturesLink = () => useContext(PicturesLink);
