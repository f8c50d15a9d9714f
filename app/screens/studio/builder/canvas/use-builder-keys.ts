import { useEffect, useRef, useState } from "react";
import { MOVE_STEP, MOVE_STEP_LARGE } from "#domain/studio/builder/builder.ts";
import { findBlock } from "#domain/studio/builder/builder-work.ts";
import { moveOperation, type Direction } from "#domain/studio/builder/builder-form.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { useBuilder } from "#app/screens/studio/builder/use-builder.ts";
import { titleOf, writtenWords } from "#app/screens/studio/builder/words.ts";

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "right",
};

const EDITABLE = "input,textarea,select,[contenteditable]";

/**
 * Keyboard shortcuts for everything that a pointer can do. On a block: Enter selects (it is a link),
 * F2 edits its texts in place,
 * arrow keys move the selected block, Space picks up and swaps, Delete or Backspace removes, Escape
 * puts back or deselects, Ctrl+D duplicates. Anywhere: Ctrl+Z undoes, Ctrl+Shift+Z or Ctrl+Y redoes.
 *
 * @param editInPlace opens the editor of a block's texts on the canvas
 * @returns id of the block that is picked up, or null
 */
export function useBuilderKeys(
  builder: ReturnType<typeof useBuilder>,
  editInPlace: (id: string) => void,
): string | null {
  const lang = useLang();
  const [pickedId, setPickedId] = useState<string | null>(null);
  const { root, history, run, announce, stepBack, stepForward } = builder;
  const { present } = history;
  const picked = findBlock(present, pickedId);

  function pressOnPage(event: KeyboardEvent): boolean {
    const isElsewhere =
      (event.target as Element).closest(EDITABLE) && !root.current?.contains(event.target as Node);
    if (isElsewhere || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
    const key = event.key.toLowerCase();
    if (key === "y" && !event.shiftKey) stepForward();
    else if (key === "z") (event.shiftKey ? stepForward : stepBack)();
    else return false;
    return true;
  }

  function pressOnBlock(event: KeyboardEvent, id: string): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== "d" || shiftKey) return false;
      run({ kind: "duplicate", id, suffix: writtenWords(lang).copySuffix });
      return true;
    }
    const direction = ARROWS[key];
    if (direction && id === present.selectedId) {
      run(moveOperation(id, direction, shiftKey ? MOVE_STEP_LARGE : MOVE_STEP));
    } else if (key === "F2") {
      editInPlace(id);
    } else if (key === "Delete" || key === "Backspace") {
      run({ kind: "remove", id });
    } else if (key === " ") {
      pickOrSwap(id);
    } else if (key === "Escape" && (picked || present.selectedId)) {
      if (picked) putBack();
      else run({ kind: "select", id: null });
    } else {
      return false;
    }
    return true;
  }

  function pickOrSwap(id: string) {
    const block = findBlock(present, id);
    if (!block) return;
    if (!picked) {
      setPickedId(id);
      announce(m.builder_said_picked({ title: titleOf(block, lang) }, lang));
    } else if (picked.id === id) {
      putBack();
    } else {
      setPickedId(null);
      run({ kind: "swap", id: picked.id, otherId: id });
    }
  }

  function putBack() {
    setPickedId(null);
    announce(m.builder_said_put_back({}, lang));
  }

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const { target } = event;
    const block =
      target instanceof HTMLElement && root.current?.contains(target)
        ? target.closest<HTMLElement>("[data-block]")?.dataset.block
        : undefined;
    if (pressOnPage(event) || (block !== undefined && pressOnBlock(event, block)))
      event.preventDefault();
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return picked?.id ?? null;
}
