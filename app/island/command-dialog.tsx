import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { createPortal } from "react-dom";
import { VOICE_COMMANDS } from "#app/domain/voice-commands.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * The field where the spoken commands are typed (product.md, "Traps": "the same commands can be
 * typed"), with all of them to read and what the last one did.
 *
 * @param reason why it is offered instead of listening
 * @param onCommand does what was typed, and says in words what that was; undefined when there is no
 *   command in it
 */
export function CommandDialog({
  reason,
  onCommand,
  onClose,
}: {
  reason?: string;
  onCommand: (text: string) => string | undefined;
  onClose: () => void;
}) {
  const lang = useLang();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState("");

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // It gives the focus back by itself to whoever had it.
    if (!element.open) element.showModal();
    // A press beside it, on what it lies over; the keyboard has Escape.
    const onPress = ({ target }: MouseEvent) => target === element && element.close();
    element.addEventListener("click", onPress);
    return () => element.removeEventListener("click", onPress);
  }, []);

  const run = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === "") return;
    const done = onCommand(typed);
    setAnswer(done ?? m.island_voice_no_command({ text: typed }, lang));
    if (done) setText("");
  };

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] p-0 bg-surface text-ink border border-line-strong rounded-card shadow-lg"
    >
      <div className="flex flex-col gap-4 p-4">
        <div className="flex items-center justify-between gap-2">
          <h2 id={title} className="text-xl font-800">
            {m.island_commands_title({}, lang)}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={m.island_commands_close({}, lang)}
            className="btn-icon"
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        {reason && <p className="font-600">{reason}</p>}
        <p className="text-ink-soft">{m.island_commands_text({}, lang)}</p>
        <form onSubmit={run} className="flex gap-2">
          <input
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            aria-label={m.island_commands_field({}, lang)}
            placeholder="tema claro"
            lang="es"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="go"
            className="field flex-1 min-w-0"
          />
          <button className="btn-primary">{m.island_commands_run({}, lang)}</button>
        </form>
        <p role="status" className="min-h-6 font-600">
          {answer}
        </p>
        <div>
          <h3 className="mb-1 text-sm font-600 text-ink-soft">
            {m.island_commands_list({}, lang)}
          </h3>
          <ul lang="es" className="flex flex-wrap gap-2">
            {VOICE_COMMANDS.flatMap(({ phrases }) => phrases).map((phrase) => (
              <li key={phrase}>
                <button type="button" onClick={() => setText(phrase)} className="chip">
                  {phrase}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <p className="text-sm text-ink-soft">{m.island_commands_privacy({}, lang)}</p>
      </div>
    </dialog>,
    document.body,
  );
}
