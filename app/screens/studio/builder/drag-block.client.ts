import { BUILDER_CANVAS } from "#domain/studio/builder/builder.ts";

/** A press that moves less is a click. */
const CLICK_PX = 6;

/** Over the others, and seen through: what lies under it is where it goes. */
const DRAGGED = ["z-3", "opacity-80"];
const AIMED_AT = ["!border-kind", "!bg-tint"];

/** What a drag came to. */
export interface Drop {
  id: string;
  /** The block it was dropped on. */
  otherId: string | null;
  /** Canvas pixels. */
  dx: number;
  dy: number;
}

/**
 * Follows a pressed block with the pointer, mouse or finger, until it is let go (spec 2: "dragged
 * onto another block to swap positions"). Escape puts it back.
 *
 * @param press where it was pressed; the code may come later than the press
 * @param onDrop not called for a click, nor when the browser takes the finger to scroll
 */
export function dragBlock(
  block: HTMLElement,
  press: { pointerId: number; clientX: number; clientY: number },
  onDrop: (drop: Drop) => void,
): void {
  const id = block.dataset.block ?? "";
  const canvas = block.closest<HTMLElement>("[data-canvas]");
  const place = block.parentElement;
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
    place?.classList.add(...DRAGGED);
    // The click that ends the drag selects nothing.
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
    place?.classList.remove(...DRAGGED);
    listening.abort();
    // Where no click follows, the next one is somebody's.
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", cancel, { signal });
  addEventListener("keydown", escape, { signal, capture: true });
}
