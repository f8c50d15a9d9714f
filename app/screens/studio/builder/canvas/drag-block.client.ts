import { BUILDER_CANVAS } from "#domain/studio/builder/builder.ts";

/** Pointer movement below which a press is a click. */
const CLICK_PX = 6;

/** Classes of the dragged block: above the others, and translucent to show the drop target. */
const DRAGGED = ["z-3", "opacity-80"];
const AIMED_AT = ["!border-kind", "!bg-tint"];

/** The result of a drag. */
export interface Drop {
  id: string;
  /** The block under the pointer at the drop. */
  otherId: string | null;
  /** Canvas pixels. */
  dx: number;
  dy: number;
}

/**
 * Drags a block with mouse or finger until the pointer is released. A drop on another block swaps the
 * two; Escape cancels.
 *
 * @param press the `pointerdown` that started it, possibly before this code was loaded
 * @param onDrop not called for a click, or when the browser starts scrolling (`pointercancel`)
 */
export function dragBlock(
  block: HTMLElement,
  press: { pointerId: number; clientX: number; clientY: number },
  onDrop: (drop: Drop) => void,
): void {
  const id = block.dataset.block ?? "";
  const canvas = block.closest<HTMLElement>("[data-canvas]");
  const listItem = block.parentElement;
  if (!canvas) return;
  let isDragged = false;
  let target: HTMLElement | null = null;

  const distance = ({ clientX, clientY }: PointerEvent): [number, number] => [
    clientX - press.clientX,
    clientY - press.clientY,
  ];

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const [dx, dy] = distance(event);
    if (!isDragged && Math.hypot(dx, dy) < CLICK_PX) return;
    if (!isDragged) begin();
    block.style.translate = `${dx}px ${dy}px`;
    aim(otherBlockAt(event));
  };

  function begin() {
    isDragged = true;
    listItem?.classList.add(...DRAGGED);
    // Suppress the click event that follows the drag, so that it selects nothing.
    addEventListener("click", swallow, { capture: true, once: true });
  }

  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const otherBlockAt = ({ clientX, clientY }: PointerEvent) =>
    document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest<HTMLElement>("[data-canvas] [data-block]"))
      .find((other) => other && other !== block) ?? null;

  function aim(other: HTMLElement | null) {
    if (other === target) return;
    target?.classList.remove(...AIMED_AT);
    target?.removeAttribute("data-aimed-at");
    other?.classList.add(...AIMED_AT);
    other?.setAttribute("data-aimed-at", "");
    target = other;
  }

  const up = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const otherId = target?.dataset.block ?? null;
    const [dx, dy] = distance(event);
    const { width, height } = canvas.getBoundingClientRect();
    const wasDragged = isDragged;
    end();
    if (!wasDragged) return;
    onDrop({
      id,
      otherId,
      dx: (dx / width) * BUILDER_CANVAS.width,
      dy: (dy / height) * BUILDER_CANVAS.height,
    });
  };

  const cancel = (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) end();
  };

  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isDragged) return;
    event.preventDefault();
    end();
  };

  function end() {
    aim(null);
    block.style.translate = "";
    listItem?.classList.remove(...DRAGGED);
    listening.abort();
    // If no click followed, stop suppressing: the next click is a real one.
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", cancel, { signal });
  addEventListener("keydown", escape, { signal, capture: true });
}
