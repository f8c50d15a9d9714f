import { expect, type Page } from "@playwright/test";

/**
 * Finds buttons and links without any visible text, and among them those without a tooltip: of
 * app/shell/tooltips.ts within the shell, by `title` outside of it, where that code is not loaded.
 */
export function findIconsOnly(page: Page): Promise<{ all: string[]; without: string[] }> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Texts for screen readers alone are clipped to one pixel.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const hasVisibleText = (control: Element) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (/[\p{L}\p{N}]/u.test(text.textContent ?? "") && isShown(text.parentElement!))
          return true;
      return false;
    };
    const isInShell = document.querySelector("#main") !== null;
    const tips =
      "[data-tip],.btn-icon,.play,.fab,.btn-primary,.sheet>summary,[role=search]>button,[title]";
    const tipped = isInShell ? tips : "[title]";
    // The drawer's backdrop shows no icon: it is the page beside the drawer.
    const controls = [...document.querySelectorAll("button,a[href],summary,[role=button]")].filter(
      (control) =>
        isShown(control) && !hasVisibleText(control) && !control.matches(".drawer-backdrop"),
    );
    const nameOf = (control: Element) => control.outerHTML.slice(0, 160);
    return {
      all: controls.map(nameOf),
      without: controls.filter((control) => !control.matches(tipped)).map(nameOf),
    };
  });
}

/** Expects a tooltip on every button and link that shows an icon alone. */
export async function expectTips(page: Page): Promise<void> {
  expect((await findIconsOnly(page)).without).toEqual([]);
}
