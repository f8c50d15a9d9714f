import { useSearchParams } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { MAX_BLOCKS } from "#domain/studio/builder/builder.ts";
import { findBlock, isFull, type BuilderWork } from "#domain/studio/builder/builder-work.ts";
import type { BuilderOperation } from "#domain/studio/builder/builder-operation.ts";
import { parseDraft } from "#domain/studio/builder/builder-draft.ts";
import { readOperation } from "#domain/studio/builder/builder-form.ts";
import {
  doOperation,
  redo,
  replaceWork,
  startHistory,
  undo,
  type BuilderHistory,
} from "#domain/studio/builder/builder-history.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { builderAddress, readPlace } from "./builder-address.ts";
import { DRAFT_KEY } from "./draft/draft-key.ts";
import { readEarlyEdits } from "./draft/early-edits.ts";
import {
  findKeptDraft,
  findNewerDraft,
  forgetDraft,
  keepDraft,
  type Keeping,
} from "./draft/kept-draft.ts";
import { titleOf, writtenWords } from "./words.ts";

/** Selector that gets the focus when the focused block was removed and no other is left. */
const PALETTE = "#palette button";

/**
 * The builder's state in the browser, with the same operations as the server's action. Each change is
 * stored at once, can be undone, and is announced in a live region.
 *
 * @param shown the draft that the server rendered
 */
export function useBuilder(shown: {
  at: number;
  work: BuilderWork;
  base: number;
  /** The layout was just saved or restored, so no stored draft is newer. */
  isFresh: boolean;
}) {
  const lang = useLang();
  const [params] = useSearchParams();
  const [history, setHistory] = useState(() => startHistory(withSelection(shown.work, params)));
  const [announcement, setAnnouncement] = useState("");
  const [isReady, setIsReady] = useState(false);
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(history);
  const at = useRef(shown.at);
  /** The saved version that the work is based on. */
  const base = useRef(shown.base);
  /** Selector of the element to focus after the next render. */
  const focusNext = useRef<string | null>(null);

  function show(next: BuilderHistory, isKept = true) {
    const before = latest.current.present;
    latest.current = next;
    setHistory(next);
    if (isKept && next.present !== before) {
      const result = keepDraft(next.present, { at: at.current, base: base.current });
      at.current = result.at;
      setKeeping(result.keeping);
    }
    if (next.present.selectedId !== before.selectedId) noteAddress(next.present.selectedId);
  }

  /** @param step see `doOperation` */
  function run(operation: BuilderOperation, step: string | null = null) {
    const before = latest.current;
    const next = doOperation(before, operation, step);
    if (next === before) {
      const isGrowth = operation.kind === "add" || operation.kind === "duplicate";
      if (isGrowth && isFull(before.present))
        announce(m.builder_said_full({ count: MAX_BLOCKS }, lang));
      return;
    }
    if (operation.kind === "remove") {
      focusNext.current = neighbourOf(before.present, operation.id);
    } else if (operation.kind === "clear") {
      focusNext.current = PALETTE;
    }
    show(next);
    const words = wordsFor(operation, before.present, next.present, lang);
    if (words) announce(words);
  }

  function stepBack() {
    const next = undo(latest.current);
    if (next === latest.current) return;
    show(next);
    announce(m.builder_said_undone({}, lang));
  }

  function stepForward() {
    const next = redo(latest.current);
    if (next === latest.current) return;
    show(next);
    announce(m.builder_said_redone({}, lang));
  }

  /** Adds a no-break space to a repeated text: screen readers announce only changes. */
  const announce = (text: string) =>
    setAnnouncement((former) => (former === text ? `${text}\u00a0` : text));

  const readForm = (fields: FormData) => readOperation(fields, writtenWords(lang));

  /** After a successful save: forgets the draft, unless it was changed while the request was running. */
  function noteSaved(version: number, saved: BuilderWork) {
    base.current = version;
    // Changed blocks are a draft of the new version.
    if (latest.current.present.blocks === saved.blocks) {
      forgetDraft();
      setKeeping(null);
    } else keepDraft(latest.current.present, { at: at.current, base: version });
  }

  function begin() {
    // Typed before hydration: applied on top of whichever draft is used.
    const early = readEarlyEdits(root.current, shown.work, readForm);
    if (shown.isFresh) dropDraft();
    else takeNewerDraft();
    for (const written of early) run(written);
    setIsReady(true);
  }

  /** Forgets the stored draft: the page shows what was just saved or restored. Undo brings it back. */
  function dropDraft() {
    const stored = findKeptDraft();
    forgetDraft();
    if (stored && JSON.stringify(stored.work.blocks) !== JSON.stringify(shown.work.blocks))
      show(replaceWork(startHistory(stored.work), latest.current.present), false);
  }

  function takeNewerDraft() {
    const found = findNewerDraft({
      at: at.current,
      work: latest.current.present,
      base: base.current,
    });
    if (!found) return;
    at.current = found.draft.at;
    base.current = found.draft.base ?? 0;
    const work = withSelection(found.draft.work, params);
    const { replaced } = found;
    const before = startHistory(replaced?.work ?? work);
    show(replaced ? replaceWork(before, work) : before, replaced !== null);
    if (replaced) announce(m.builder_said_imported({}, lang));
  }
  const beginning = useRef<(() => void) | null>(begin);
  useEffect(() => {
    beginning.current?.();
    beginning.current = null;
  }, []);

  useEffect(() => {
    const take = ({ key, newValue }: StorageEvent) => {
      const draft = key === DRAFT_KEY ? parseDraft(newValue) : null;
      if (!draft || draft.at <= at.current) return;
      at.current = draft.at;
      base.current = draft.base ?? 0;
      show(replaceWork(latest.current, draft.work), false);
      announce(m.builder_said_other_tab({}, lang));
    };
    addEventListener("storage", take);
    return () => removeEventListener("storage", take);
  });

  useLayoutEffect(() => {
    const selector = focusNext.current;
    if (!selector) return;
    focusNext.current = null;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const read = { base: () => base.current, readForm };
  return {
    root,
    history,
    isReady,
    announcement,
    keeping,
    run,
    announce,
    stepBack,
    stepForward,
    noteSaved,
    ...read,
  };
}

/** Writes the selected block into the URL with `replaceState`, without a history entry. */
function noteAddress(block: string | null): void {
  window.history.replaceState(window.history.state, "", builderAddress({ block }));
}

function withSelection(work: BuilderWork, params: URLSearchParams): BuilderWork {
  const block = findBlock(work, readPlace(params).block);
  return block ? { ...work, selectedId: block.id } : work;
}

/** Selector of the block after the removed one, else the one before it, else the palette. */
function neighbourOf({ blocks }: BuilderWork, id: string): string {
  const index = blocks.findIndex((block) => block.id === id);
  const neighbour = blocks[index + 1] ?? blocks[index - 1];
  return neighbour ? `[data-block="${neighbour.id}"]` : PALETTE;
}

function wordsFor(
  operation: BuilderOperation,
  before: BuilderWork,
  after: BuilderWork,
  lang: ReturnType<typeof useLang>,
): string | null {
  const titleIn = (work: BuilderWork, id: string) => {
    const block = findBlock(work, id);
    return block ? titleOf(block, lang) : "";
  };
  const count = m.builder_count({ count: after.blocks.length }, lang);
  switch (operation.kind) {
    case "add":
      return `${m.builder_said_added({ title: titleIn(after, after.selectedId ?? "") }, lang)} ${count}`;
    case "duplicate":
      return `${m.builder_said_duplicated({ title: titleIn(before, operation.id) }, lang)} ${count}`;
    case "remove":
      return `${m.builder_said_removed({ title: titleIn(before, operation.id) }, lang)} ${count}`;
    case "clear":
      return m.builder_said_cleared({}, lang);
    case "swap": {
      const [title, other] = [titleIn(after, operation.id), titleIn(after, operation.otherId)];
      return m.builder_said_swapped({ title, other }, lang);
    }
    case "move": {
      const { x = 0, y = 0 } = findBlock(after, operation.id)?.position ?? {};
      return m.builder_said_moved({ title: titleIn(after, operation.id), x, y }, lang);
    }
    case "select":
    case "edit":
      // Screen readers announce the link and the fields themselves.
      return null;
  }
}
