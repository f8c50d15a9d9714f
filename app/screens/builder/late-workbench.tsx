import { useSearchParams } from "@remix-run/react";
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { canRedo, canUndo } from "#app/domain/builder-history.ts";
import { readChanges } from "#app/domain/builder-form.ts";
import { findBlock } from "#app/domain/builder-document.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FootAlert } from "#app/ui/foot-alert.tsx";
import { ScreenHeading } from "#app/ui/screen-heading.tsx";
import type * as Dialogs from "./builder-dialogs.client.tsx";
import { builderAddress, readPlace } from "./builder-address.ts";
import { problemText, type BuilderAnswer, type BuilderProblem } from "./builder-answer.ts";
import type { FoundDraft } from "./builder-action.server.ts";
import { Canvas } from "./canvas.tsx";
import { Outline } from "./outline.tsx";
import { Palette } from "./palette.tsx";
import { Properties } from "./properties.tsx";
import { saveLayout } from "./save-layout.ts";
import { useBuilder } from "./use-builder.ts";
import { useBuilderKeys } from "./use-builder-keys.ts";

/**
 * The builder (spec 2 "Builder"). Every button is a form or a link that works without script; with
 * it, what they ask for is done here, by the same rules.
 *
 * @param answer what the server said to a form that was sent without script
 */
export function Workbench({ draft, answer }: { draft: FoundDraft; answer: BuilderAnswer | null }) {
  const lang = useLang();
  const builder = useBuilder(draft);
  const { root, history, isReady, run, readForm } = builder;
  const { present } = history;
  const { blocks } = present;
  const selected = findBlock(present, present.selectedId);
  const pickedId = useBuilderKeys(builder);
  const dialogs = useDialogs();
  const place = readPlace(useSearchParams()[0]);
  const [problem, setProblem] = useState<BuilderProblem | null>(answer?.problem ?? null);
  const [typed, setTyped] = useState(answer?.typed ?? null);
  const startDrag = useDrag(builder);
  /** The draft is on its way from the browser's own storage: there is nothing to work on yet. */
  const isElsewhere = draft.isElsewhere && !isReady;

  function submit(event: FormEvent<HTMLDivElement>) {
    const form = event.target as HTMLFormElement;
    const fields = new FormData(form);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) fields.append(submitter.name, submitter.value);
    const operation = readForm(fields);
    const isSave = fields.get("intent") === "save";
    if (!operation && !isSave) return;
    event.preventDefault();
    setProblem(null);
    if (isSave) return void saveLayout(blocks).then(setProblem);
    dialogs.close();
    if (operation) run(operation);
  }

  function edit({ currentTarget }: ChangeEvent<Field>) {
    const { form, name } = currentTarget;
    const id = form && new FormData(form).get("block");
    if (!form || typeof id !== "string") return;
    setTyped(null);
    const fields = new FormData(form);
    const one = new FormData();
    for (const value of fields.getAll(name)) one.append(name, value);
    run({ kind: "edit", id, changes: readChanges(one) }, `${id}/${name}`);
  }

  function click(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { block, opens } = link.dataset;
    if (block !== undefined) {
      event.preventDefault();
      run({ kind: "select", id: block });
    } else if (opens === "advanced" || opens === "clear") {
      event.preventDefault();
      dialogs.open(opens, link.href);
    }
  }

  const Open = dialogs.opened;
  return (
    // What is pressed are the forms and links in it.
    <div
      ref={root}
      role="presentation"
      data-builder={isReady ? "ready" : undefined}
      onSubmit={submit}
      onClick={click}
      onPointerOver={dialogs.reach}
      onFocus={dialogs.reach}
    >
      <ScreenHeading title={m.builder_title({}, lang)} text={m.builder_intro({}, lang)}>
        <div className="flex flex-wrap gap-2">
          {blocks.length > 0 && (
            <a
              href={builderAddress({ asksToClear: true, hash: "clear" })}
              data-opens="clear"
              className="btn"
            >
              <span className="i-lucide-eraser" aria-hidden="true" />
              {m.builder_clear({}, lang)}
            </a>
          )}
          <form method="post" action="/builder">
            <button name="intent" value="save" className="btn-primary">
              <span className="i-lucide-save" aria-hidden="true" />
              {m.builder_save({}, lang)}
            </button>
          </form>
        </div>
      </ScreenHeading>
      {isElsewhere ? (
        <LargeDraft />
      ) : (
        <>
          {place.asksToClear && !isReady && blocks.length > 0 && (
            <ClearQuestion count={blocks.length} />
          )}
          <Palette />
          <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,50rem)_minmax(15rem,1fr)]">
            <section aria-label={m.builder_canvas({}, lang)}>
              <div className="flex flex-wrap items-center gap-x-3 min-h-11 mb-1">
                <h2 className="font-700 tabular" data-count="">
                  {m.builder_count({ count: blocks.length }, lang)}
                </h2>
                {blocks.length > 0 && (
                  <span className="nav-badge">{m.common_sample_data({}, lang)}</span>
                )}
                <span className="scripted ml-auto flex">
                  <HistoryButton
                    label={m.builder_undo({}, lang)}
                    icon="i-lucide-undo-2"
                    isOff={!canUndo(history)}
                    onPress={builder.stepBack}
                  />
                  <HistoryButton
                    label={m.builder_redo({}, lang)}
                    icon="i-lucide-redo-2"
                    isOff={!canRedo(history)}
                    onPress={builder.stepForward}
                  />
                </span>
              </div>
              <div
                onPointerDown={startDrag.press}
                onPointerEnter={startDrag.reach}
                onTouchStart={startDrag.reach}
              >
                <Canvas document={present} pickedId={pickedId} />
              </div>
              <Kept keeping={builder.keeping} />
            </section>
            <aside
              id="properties"
              aria-labelledby="properties-title"
              className="card flex flex-col gap-3 p-4"
            >
              <h2 id="properties-title" className="text-lg font-800">
                {m.builder_properties({}, lang)}
              </h2>
              {selected ? (
                <Properties
                  key={selected.id}
                  block={selected}
                  blocks={blocks}
                  typed={typed}
                  isAdvancedOpen={place.isAdvanced && place.block === selected.id}
                  isScripted={isReady}
                  onEdit={edit}
                />
              ) : (
                <p className="text-ink-soft">{m.builder_properties_none({}, lang)}</p>
              )}
              {blocks.length > 0 && <Outline blocks={blocks} selectedId={present.selectedId} />}
            </aside>
          </div>
        </>
      )}
      <p id="builder-keys" className="sr-only">
        {m.builder_keys({}, lang)}
      </p>
      <p role="status" aria-live="polite" className="sr-only">
        {builder.said}
      </p>
      {Open?.name === "advanced" && selected && (
        <Open.AdvancedDialog block={selected} onEdit={edit} onClose={dialogs.close} />
      )}
      {Open?.name === "clear" && <Open.ClearDialog count={blocks.length} onClose={dialogs.close} />}
      {problem && <FootAlert>{problemText(problem, lang)}</FootAlert>}
    </div>
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The dialogs are fetched when what opens them is reached; without them the link is followed. */
function useDialogs() {
  const [opened, setOpened] = useState<(typeof Dialogs & { name: "advanced" | "clear" }) | null>(
    null,
  );
  const fetchDialogs = () => import("./builder-dialogs.client.tsx");
  return {
    opened,
    reach: ({ target }: { target: EventTarget }) => {
      if ((target as Element).closest("[data-opens]")) void fetchDialogs().catch(() => undefined);
    },
    open: (name: "advanced" | "clear", address: string) =>
      void fetchDialogs().then(
        (dialogs) => setOpened({ ...dialogs, name }),
        () => location.assign(address),
      ),
    close: () => setOpened(null),
  };
}

/** The code that drags is fetched when the canvas is reached; a press that comes sooner counts. */
function useDrag({ run }: Pick<ReturnType<typeof useBuilder>, "run">) {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  const fetchDrag = () => import("./drag-block.client.ts");
  return {
    reach: () => void fetchDrag().catch(() => undefined),
    press: ({ target, button, pointerId, clientX, clientY }: PointerEvent) => {
      const block = (target as Element).closest<HTMLElement>("[data-block]");
      if (!block || button !== 0) return;
      let isHeld = true;
      const letGo = () => (isHeld = false);
      addEventListener("pointerup", letGo, { once: true });
      addEventListener("pointercancel", letGo, { once: true });
      const started = fetchDrag().then(({ dragBlock }) => {
        if (!isHeld) return;
        dragBlock(block, { pointerId, clientX, clientY }, ({ id, otherId, dx, dy }) =>
          latestRun.current(otherId ? { kind: "swap", id, otherId } : { kind: "move", id, dx, dy }),
        );
      });
      // Without the network a block is moved and swapped in the panel.
      started.catch(() => undefined);
    },
  };
}

/** Off but still there for the focus: what was pressed must not lose it. */
function HistoryButton({
  label,
  icon,
  isOff,
  onPress,
}: {
  label: string;
  icon: string;
  isOff: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="btn-icon aria-disabled:opacity-40"
    >
      <span className={icon} aria-hidden="true" />
    </button>
  );
}

function Kept({ keeping }: Pick<ReturnType<typeof useBuilder>, "keeping">) {
  const lang = useLang();
  if (keeping === null) return null;
  const text = { kept: m.builder_kept, session: m.builder_kept_session, not: m.builder_kept_not };
  return <p className="mt-1 text-sm text-ink-soft">{text[keeping]({}, lang)}</p>;
}

/** Without script: asks before everything is cleared. */
function ClearQuestion({ count }: { count: number }) {
  const lang = useLang();
  return (
    <section id="clear" className="card flex flex-col gap-3 p-4 mb-3 border-line-strong">
      <h2 className="text-lg font-800">{m.builder_clear_title({}, lang)}</h2>
      <p>{m.builder_clear_body({ count }, lang)}</p>
      <form method="post" action="/builder" className="flex flex-wrap gap-3">
        <button name="intent" value="clear" className="btn text-danger">
          {m.builder_clear_yes({}, lang)}
        </button>
        <a href="/builder" className="btn">
          {m.builder_cancel({}, lang)}
        </a>
      </form>
    </section>
  );
}

/** The draft is in the browser's own storage, which only script can read. */
function LargeDraft() {
  const lang = useLang();
  return (
    <section className="card flex flex-col items-start gap-3 p-4">
      <h2 className="text-lg font-800">{m.builder_large_title({}, lang)}</h2>
      <p className="max-w-160">{m.builder_large({}, lang)}</p>
      <form method="post" action="/builder">
        <button name="intent" value="start" className="btn">
          {m.builder_large_start({}, lang)}
        </button>
      </form>
    </section>
  );
}
