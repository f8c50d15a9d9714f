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
import { DRAFT_KEY } from "./draft-key.ts";
import { readEarlyEdits } from "./early-edits.ts";
import {
  findKeptDraft,
  findNewerDraft,
  forgetDraft,
  keepDraft,
  type Keeping,
} from "./kept-draft.ts";
import { titleOf, writtenWords } from "./words.ts";

/** Where the focus goes when what had it is gone. */
const PALETTE = "#palette button";

/**
 * The work in the browser: the same operations as the server's action, without asking it. Each
 * change is kept at once, can be taken back and is said aloud.
 *
 * @param shown the draft that the page came with
 */
export function useBuilder(shown: {
  at: number;
  work: BuilderWork;
  base: number;
  /** It was just saved, or put in the place of what was there: no draft is newer. */
  isFresh: boolean;
}) {
  const lang = useLang();
  const [params] = useSearchParams();
  const [history, setHistory] = useState(() => startHistory(withSelection(shown.work, params)));
  const [said, setSaid] = useState("");
  const [isReady, setIsReady] = useState(false);
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(history);
  const at = useRef(shown.at);
  /** The version that the work came from. */
  const base = useRef(shown.base);
  /** What gets the focus once it is drawn. */
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
      if (isGrowth && isFull(before.present)) say(m.builder_said_full({ count: MAX_BLOCKS }, lang));
      return;
    }
    if (operation.kind === "remove") {
      focusNext.current = neighbourOf(before.present, operation.id);
    } else if (operation.kind === "clear") {
      focusNext.current = PALETTE;
    }
    show(next);
    const words = wordsFor(operation, before.present, next.present, lang);
    if (words) say(words);
  }

  function stepBack() {
    const next = undo(latest.current);
    if (next === latest.current) return;
    show(next);
    say(m.builder_said_undone({}, lang));
  }

  function stepForward() {
    const next = redo(latest.current);
    if (next === latest.current) return;
    show(next);
    say(m.builder_said_redone({}, lang));
  }

  /** A text that is said twice is changed a little, or it would not be said again. */
  const say = (text: string) => setSaid((former) => (former === text ? `${text}\u00a0` : text));

  /** What a form asks for. */
  const readForm = (fields: FormData) => readOperation(fields, writtenWords(lang));

  /** What was sent is a version now: the draft of it is not needed any more. */
  function noteSaved(version: number, saved: BuilderWork) {
    base.current = version;
    // Changed while it was on its way: that is a draft of the new version.
    if (latest.current.present.blocks === saved.blocks) {
      forgetDraft();
      setKeeping(null);
    } else keepDraft(latest.current.present, { at: at.current, base: version });
  }

  function begin() {
    // It goes over any draft.
    const early = readEarlyEdits(root.current, shown.work, readForm);
    if (shown.isFresh) dropDraft();
    else takeNewerDraft();
    for (const written of early) run(written);
    setIsReady(true);
  }

  /** What is shown was just saved, or taken in the place of a draft: that can be taken back. */
  function dropDraft() {
    const kept = findKeptDraft();
    forgetDraft();
    if (kept && JSON.stringify(kept.work.blocks) !== JSON.stringify(shown.work.blocks))
      show(replaceWork(startHistory(kept.work), latest.current.present), false);
  }

  function takeNewerDraft() {
    const found = findNewerDraft({
      ...{ at: at.current, work: latest.current.present, base: base.current },
    });
    if (!found) return;
    at.current = found.draft.at;
    base.current = found.draft.base ?? 0;
    const work = withSelection(found.draft.work, params);
    const { replaced } = found;
    const before = startHistory(replaced?.work ?? work);
    show(replaced ? replaceWork(before, work) : before, replaced !== null);
    if (replaced) say(m.builder_said_imported({}, lang));
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
      say(m.builder_said_other_tab({}, lang));
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
    said,
    keeping,
    run,
    say,
    stepBack,
    stepForward,
    noteSaved,
    ...read,
  };
}

/** The address names what is selected; it is no place of its own to go back to. */
function noteAddress(block: string | null): void {
  window.history.replaceState(window.history.state, "", builderAddress({ block }));
}

function withSelection(work: BuilderWork, params: URLSearchParams): BuilderWork {
  const block = findBlock(work, readPlace(params).block);
  return block ? { ...work, selectedId: block.id } : work;
}

/** The block after the one that goes, else the one before it, else the palette. */
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
      // The fields say it themselves.
      return null;
  }
}
