import { useEffect } from "react";

/** Scroll distance in pixels from which the header is translucent. */
const BLUR_AFTER_PX = 12;

/** Marks the header of a page that has been scrolled. */
export function useHeaderGlass(): void {
  useEffect(() => {
    const update = () => {
      const header = document.querySelector<HTMLElement>(".header");
      if (window.scrollY > BLUR_AFTER_PX) header?.setAttribute("data-scrolled", "true");
      else header?.removeAttribute("data-scrolled");
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
}
