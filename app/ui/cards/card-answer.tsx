import { useEffect, useRef } from "react";
import { Link } from "#app/ui/links/link.tsx";
import { useIsInDocument } from "#app/ui/toasts/use-is-in-document.ts";
import { useToast, type ToastLink } from "#app/ui/toasts/toast-context.ts";

/** Result of pressing a button on a card. */
export interface CardAnswer {
  isGood: boolean;
  text: string;
  /** Leads to what was made. */
  link?: ToastLink;
}

/** Id of the element on a card that shows the result of pressing its button. */
export const answerId = (itemId: string) => `${itemId}-answer`;

const FLASH_MS = 200;

/**
 * Result of a button on a card, at the end of the card. With JavaScript the card flashes, and a
 * success is a toast, which is visible wherever the page is scrolled to.
 */
export function CardAnswerText({ id, answer }: { id: string; answer: CardAnswer }) {
  const { isGood, text, link } = answer;
  const toast = useToast();
  const isInDocument = useIsInDocument();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isInDocument) return;
    if (isGood) toast(text, link);
    lightUp(line.current?.closest("li"));
  }, [isInDocument, isGood, text, link, toast]);
  return (
    <p
      ref={line}
      id={answerId(id)}
      // The toast has announced it already.
      role={!isGood ? "alert" : isInDocument ? "status" : undefined}
      className={`relative text-sm font-600 ${isGood ? "text-success" : "text-danger"}`}
    >
      {text}
      {link && (
        <>
          {" "}
          <Link to={link.to} className="underline">
            {link.text}
          </Link>
        </>
      )}
    </p>
  );
}

/** An outline that fades; none with reduced motion. */
function lightUp(card: Element | null | undefined): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  card?.animate([{ boxShadow: "0 0 0 4px var(--kind)" }, { boxShadow: "0 0 0 4px transparent" }], {
    duration: FLASH_MS,
    easing: "ease-out",
  });
}
