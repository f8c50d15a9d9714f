import { createContext, useContext } from "react";

/**
 * Address of the page with its pictures, where `Save-Data` left them out; undefined where pictures
 * are shown, as always in the browser: a page that left them out has no scripts.
 */
const WithPicturesHref = createContext<string | undefined>(undefined);

export const WithPicturesHrefProvider = WithPicturesHref.Provider;
export const useWithPicturesHref = () => useContext(WithPicturesHref);
