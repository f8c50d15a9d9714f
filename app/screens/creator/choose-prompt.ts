import type { MouseEvent } from "react";
import type { GivenPrompt } from "./composer.tsx";

/** Puts a prompt into the input. */
export type ChoosePrompt = (chosen: GivenPrompt) => void;

/** A link whose address fills the input fills it here; into another tab it leads as any link. */
export function choosePrompt(
  event: MouseEvent,
  { prompt, kind }: GivenPrompt,
  onChoose: ChoosePrompt,
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onChoose({ prompt, kind });
}
