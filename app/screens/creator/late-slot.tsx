import { useEffect, useRef, useState, type ReactNode } from "react";
import type * as LateParts from "./late-parts.tsx";

let fetched: typeof LateParts | undefined;

/** Brings the parts' code before they are rendered, as the server does. */
export async function fetchParts(): Promise<typeof LateParts> {
  return (fetched ??= await import("./late-parts.tsx"));
}

/** How long to wait for somebody to be done, in milliseconds. */
const AT_REST_MS = 200;

/** A press would be lost if its target were replaced, and so would the focus and what was typed. */
const isInUse = (slot: Element) =>
  slot.matches(":active,:focus-within") ||
  [...slot.querySelectorAll<HTMLInputElement>("input,textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * A place for what stands beside and over the input. Its code comes after the input's: until then
 * what the server sent stands as it is, and its links and forms work as they do without script. Not
 * a lazy component: React takes those away when the theme changes before their code is there.
 */
export function LateSlot({
  className,
  children,
}: {
  className: string;
  children: (parts: typeof LateParts) => ReactNode;
}) {
  const slot = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(fetched);
  useEffect(() => {
    if (parts) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function takeOver() {
      if (slot.current && isInUse(slot.current)) timer = setTimeout(takeOver, AT_REST_MS);
      else setParts(fetched);
    }
    // Without its code the page goes on as it would without script.
    fetchParts().then(takeOver, () => undefined);
    return () => clearTimeout(timer);
  }, [parts]);
  return parts ? (
    <div className={className}>{children(parts)}</div>
  ) : (
    <div
      ref={slot}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
