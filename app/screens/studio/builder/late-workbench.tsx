import { useSearchParams } from "@remix-run/react";
import { useRef, useState, type ChangeEvent, type FormEvent, type MouseEvent } from "react";
import { findBlock } from "#domain/studio/builder/builder-work.ts";
import { readChanges } from "#domain/studio/builder/builder-form.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FootAlert } from "#app/ui/forms/foot-alert.tsx";
import type { FoundDraft } from "./builder-action.server.ts";
import { readPlace } from "./builder-address.ts";
import type { BuilderAnswer } from "./builder-answer.ts";
import { CanvasBar } from "./canvas/canvas-bar.tsx";
import { Canvas } from "./canvas/canvas.tsx";
import { ClearQuestion } from "./dialogs/clear-form.tsx";
import type { InlineEditing } from "./canvas/inline-editor.tsx";
import { Conflict } from "./draft/conflict.tsx";
import { BuilderHeading } from "./builder-heading.tsx";
import type { Offered } from "./properties/content-fields.tsx";
import type { Field } from "./properties/fields.tsx";
import { LargeDraft } from "./draft/large-draft.tsx";
import { Palette } from "./canvas/palette.tsx";
import { Panel } from "./properties/panel.tsx";
import { isDraftLarge } from "./draft/kept-draft.ts";
import { saveLayout } from "./draft/save-layout.ts";
import { useBuilder } from "./use-builder.ts";
import { useBuilderKeys } from "./canvas/use-builder-keys.ts";
import { useDialogs } from "./dialogs/use-dialogs.ts";
import { useDrag } from "./canvas/use-drag.ts";

/**
 * The builder. Every button is a form or a link that works without JavaScript; with JavaScript the
 * same operations run here.
 *
 * @param answer the server's refusal of a form that was submitted without JavaScript
 */
export function Workbench({
  draft,
  answer,
}: {
  draft: FoundDraft & {
    formKey: string;
    offered: Offered;
    undo?: "undo" | "redo";
    doneLink?: { to: string; text: string };
  };
  answer: BuilderAnswer | null;
}) {
  const lang = useLang();
  const builder = useBuilder({ ...draft, isFresh: draft.done !== undefined });
  const { root, history, isReady, keeping, run, readForm } = builder;
  const { present } = history;
  const { blocks } = present;
  const selected = findBlock(present, present.selectedId);
  const [editedId, setEditedId] = useState<string | null>(null);
  const editInPlace = (id: string) => {
    run({ kind: "select", id });
    setEditedId(id);
  };
  const pickedId = useBuilderKeys(builder, editInPlace);
  const drag = useDrag(run);
  const dialogs = useDialogs();
  const place = readPlace(useSearchParams()[0]);
  const [problem, setProblem] = useState<BuilderAnswer | null>(answer);
  const [done, setDone] = useState(draft.done ?? "");
  const isSaving = useRef(false);
  const [typed, setTyped] = useState(answer?.typed ?? null);

  function submit(event: FormEvent<HTMLDivElement>) {
    const fields = new FormData(event.target as HTMLFormElement);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) fields.append(submitter.name, submitter.value);
    // A picture goes to the server with the whole form, and the draft with its cookie.
    if (fields.has("upload")) return sendPicture(event, submitter);
    const operation = readForm(fields);
    const isSave = fields.get("intent") === "save";
    if (!operation && !isSave) return;
    event.preventDefault();
    setProblem(null);
    setDone("");
    dialogs.close();
    if (operation) run(operation);
    else void save(Number(fields.get("base") ?? builder.base()));
  }

  /** The server adds a picture to the draft: one that no cookie holds is saved first. */
  function sendPicture(event: FormEvent<HTMLDivElement>, submitter: HTMLElement | null) {
    if (!isDraftLarge()) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    void save(builder.base()).then((isSaved) => isSaved && form.requestSubmit(submitter));
  }

  async function save(base: number) {
    if (isSaving.current) return false;
    isSaving.current = true;
    const saved = await saveLayout(present.blocks, base, lang);
    isSaving.current = false;
    if (saved.refused) {
      setProblem(saved.refused);
      return false;
    }
    builder.noteSaved(saved.version, present);
    setDone(saved.text);
    return true;
  }

  /** The server renders the preview: a draft that no cookie holds is saved first. */
  async function saveAndOpen(address: string) {
    if (await save(builder.base())) location.assign(address);
  }

  function edit({ currentTarget: { form, name } }: ChangeEvent<Field>) {
    if (!form) return;
    const fields = new FormData(form);
    const changed = new FormData();
    for (const value of fields.getAll(name)) changed.append(name, value);
    const id = String(fields.get("block"));
    setTyped(null);
    setProblem(null);
    run({ kind: "edit", id, changes: readChanges(changed) }, `${id}/${name}`);
  }

  function doubleClick({ target }: MouseEvent) {
    const id = (target as Element).closest<HTMLElement>("[data-block]")?.dataset.block;
    if (id !== undefined) editInPlace(id);
  }

  const editing: InlineEditing = {
    id: editedId,
    onEdit: edit,
    restore: (changes) => {
      if (editedId !== null) run({ kind: "edit", id: editedId, changes });
    },
    close: (isFocused) => {
      if (isFocused)
        root.current?.querySelector<HTMLElement>(`[data-block="${editedId}"]`)?.focus();
      setEditedId(null);
    },
  };

  function click(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { block, opens } = link.dataset;
    if (block !== undefined) run({ kind: "select", id: block });
    else if (opens === "advanced" || opens === "clear") dialogs.open(opens, link.href);
    else if (opens === "preview" && isDraftLarge()) void saveAndOpen(link.href);
    else return;
    setProblem(null);
    event.preventDefault();
  }

  const Open = dialogs.opened;
  return (
    // Event delegation: the interactive elements are the forms and links inside.
    <div
      ref={root}
      role="presentation"
      data-builder={isReady ? "ready" : undefined}
      data-offline={isReady ? "" : undefined}
      onSubmit={submit}
      onClick={click}
      onPointerOver={dialogs.reach}
      onFocus={dialogs.reach}
    >
      <BuilderHeading work={present} formKey={draft.formKey} />
      {done && (
        <div className="mb-3">
          <FormAnswer
            result={undefined}
            done={done}
            doneLink={draft.done === done ? draft.doneLink : undefined}
          />
        </div>
      )}
      {problem?.reason === "stale" && <Conflict latest={problem.value?.latest ?? 0} />}
      {draft.isElsewhere && !isReady ? (
        // The draft is still being read from localStorage.
        <LargeDraft />
      ) : (
        <>
          {place.asksToClear && !isReady && blocks.length > 0 && (
            <ClearQuestion count={blocks.length} />
          )}
          <Palette />
          <div className="flex flex-col lg:flex-row lg:items-start gap-4">
            <section aria-label={m.builder_canvas({}, lang)} className="lg:w-200">
              <CanvasBar builder={builder} undo={draft.undo} />
              <div
                onPointerDown={drag.press}
                onPointerEnter={drag.reach}
                onTouchStart={drag.reach}
                onDoubleClick={doubleClick}
              >
                <Canvas work={present} pickedId={pickedId} editing={editing} />
              </div>
              {keeping && (
                <p className="mt-1 text-sm text-ink-soft">{KEEPING[keeping]({}, lang)}</p>
              )}
            </section>
            <Panel
              selected={selected}
              blocks={blocks}
              typed={typed}
              isAdvancedOpen={place.isAdvanced && place.block === present.selectedId}
              isScripted={isReady}
              offered={draft.offered}
              onEdit={edit}
            />
          </div>
        </>
      )}
      <p id="builder-keys" className="sr-only">
        {m.builder_keys({}, lang)}
      </p>
      <p role="status" aria-live="polite" className="sr-only">
        {builder.announcement}
      </p>
      {Open?.name === "advanced" && selected && (
        <Open.AdvancedDialog
          block={selected}
          notes={draft.offered.notes}
          onEdit={edit}
          onClose={dialogs.close}
        />
      )}
      {Open?.name === "clear" && <Open.ClearDialog count={blocks.length} onClose={dialogs.close} />}
      {problem && problem.reason !== "stale" && <FootAlert>{problem.text}</FootAlert>}
    </div>
  );
}

const KEEPING = {
  kept: m.builder_kept,
  session: m.builder_kept_session,
  not: m.builder_kept_not,
};
