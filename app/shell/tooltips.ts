/** A tooltip opens after this delay, but at once if another closed within `TOOLTIP_SKIP_DELAY_MS`. */
const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

const GAP_PX = 8;

/** Elements with a tooltip; use-late-shell.tsx has a list that includes it. */
const TIPPED = "[data-tip],.btn-icon,.play,.fab,.btn-primary,.sheet>summary,[role=search]>button";

/**
 * Text of a tooltip: `data-tip`, or where it is empty or missing the accessible name of an element that
 * shows an icon alone. Undefined where the text can be read already: some buttons hide theirs only on a
 * phone.
 */
function tipOf(element: Element): string | undefined {
  const said = element.getAttribute("data-tip") || element.getAttribute("aria-label");
  if (said) return said;
  const shows = [...element.childNodes].some((child) =>
    child instanceof Element
      ? child.textContent && child.getBoundingClientRect().width > 1
      : child.textContent?.trim(),
  );
  return shows ? undefined : (element.textContent ?? undefined);
}

/**
 * Shows the tooltip of the element under the pointer or with keyboard focus, in one bubble for the whole
 * page. The text repeats the element's accessible name, so the bubble is hidden from assistive
 * technology.
 *
 * @param first the element that was hovered or focused while this code was loading
 * @returns stops it
 */
export function startTooltips(first?: Element): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const bubble = document.createElement("div");
  bubble.className = "tooltip";
  bubble.setAttribute("aria-hidden", "true");
  bubble.hidden = true;
  document.body.append(bubble);

  let current: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  const show = () => {
    const text = current?.isConnected && tipOf(current);
    if (!current || !text) return;
    bubble.textContent = text;
    bubble.hidden = false;
    const anchor = current.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const left = anchor.left + (anchor.width - width) / 2;
    const isRoomBelow = anchor.bottom + GAP_PX + height <= innerHeight;
    bubble.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - width - GAP_PX))}px`;
    bubble.style.top = `${isRoomBelow ? anchor.bottom + GAP_PX : anchor.top - GAP_PX - height}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    if (!bubble.hidden) closedAt = performance.now();
    bubble.hidden = true;
    current = null;
  };
  const reach = (target: Element | null) => {
    if (target === current) return;
    hide();
    current = target;
    if (!target) return;
    const isSkipping = performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
    timer = setTimeout(show, isSkipping ? 0 : TOOLTIP_OPEN_DELAY_MS);
  };
  const tippedBy = ({ target }: Event) =>
    target instanceof Element ? target.closest(TIPPED) : null;

  document.addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType !== "touch") reach(tippedBy(event));
    },
    { signal },
  );
  document.addEventListener(
    "focusin",
    (event) => {
      const target = tippedBy(event);
      if (target?.matches(":focus-visible")) reach(target);
    },
    { signal },
  );
  document.addEventListener("focusout", hide, { signal });
  document.addEventListener("pointerdown", hide, { signal });
  document.addEventListener("scroll", hide, { passive: true, capture: true, signal });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") hide();
    },
    { signal },
  );
  reach(first?.closest(TIPPED) ?? null);
  return () => {
    controller.abort();
    hide();
    bubble.remove();
  };
}
