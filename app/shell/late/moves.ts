import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#domain/addresses/paths.ts";

/** Duration of a move, in milliseconds. */
const MOVE_MS = 200;
/** A toast comes within this time after the answer: its code may have to be loaded. */
const TOAST_WITHIN_MS = 3_000;

/** The picture of what was pressed, and where it was. */
interface Pressed {
  picture: HTMLElement;
  from: DOMRect;
}

/**
 * After a form on an item was sent, a copy of the item's picture moves to the place that the answer names: the
 * link of the toast, as that to what one has, or the bell when its count has grown. Not with reduced motion.
 */
export function useMoves(): void {
  const { state, formMethod } = useNavigation();
  const isWriting = state !== "idle" && formMethod !== undefined && formMethod !== "GET";
  const sent = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => (sent.current = target as Element);
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);
  useEffect(() => {
    if (!isWriting) return;
    const pressed = pictureOf(sent.current);
    if (!pressed) return;
    const countBefore = bellCount();
    const linkBefore = toastLink();
    // Its effect is cleaned up after the screen has been drawn with the answer.
    return () => {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      if (bellCount() > countBefore) move(pressed, bell());
      else void newToastLink(linkBefore).then((link) => move(pressed, link));
    };
  }, [isWriting]);
}

const bell = () => document.querySelector<HTMLElement>(`header a[href="${paths.notifications}"]`);
const bellCount = () => Number(bell()?.querySelector(".tabular")?.textContent ?? 0);

/**
 * The picture of the item that a form belongs to: of its card, or of the head of its page. Other forms have
 * none.
 */
function pictureOf(form: Element | null): Pressed | undefined {
  const card = form?.closest(".item-card");
  const head = form?.closest("section:has(.cover-strip)");
  const picture = card
    ? card.querySelector<HTMLElement>(".cover")
    : head?.querySelector<HTMLElement>(".cover-strip");
  return picture ? { picture, from: picture.getBoundingClientRect() } : undefined;
}

const toastLink = () => document.querySelector<HTMLElement>(".toast-place a");

/** The link of the toast that answers; null if there is none. A toast from before does not answer. */
function newToastLink(before: HTMLElement | null): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const look = () => {
      const link = toastLink();
      if (link && link !== before) done(link);
    };
    const done = (link: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(link);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => done(null), TOAST_WITHIN_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** Side of the moving picture, in pixels. */
const SIDE = 48;

/** Moves a copy of the picture, and removes it. */
function move({ picture, from }: Pressed, target: HTMLElement | null): void {
  if (!target) return;
  const to = target.getBoundingClientRect();
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.dataset.moving = "picture";
  copy.style.cssText = `position:fixed;z-index:70;left:0;top:0;width:${SIDE}px;height:${SIDE}px;min-height:0;border-radius:10px;pointer-events:none;view-transition-name:none`;
  document.body.append(copy);
  const at = ({ left, top, width, height }: DOMRect, scale: number) =>
    `translate(${left + width / 2 - SIDE / 2}px,${top + height / 2 - SIDE / 2}px) scale(${scale})`;
  const moving = copy.animate(
    [
      { transform: at(from, 1), opacity: 1 },
      { transform: at(to, 0.4), opacity: 0.4 },
    ],
    { duration: MOVE_MS, easing: "ease-in" },
  );
  moving.onfinish = moving.oncancel = () => copy.remove();
}
