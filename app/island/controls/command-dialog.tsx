import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useRef, useState, type FormEvent } from "react";
import { VOICE_COMMANDS, type VoiceCommand } from "#domain/input/voice-commands.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { commandText } from "./command-text.ts";

/**
 * Dialog to type the voice commands, with a button for each and the result of the last one. Uses
 * Ark's dialog, because it may open on top of the dialog Ajustes, which is one too.
 *
 * @param reason why typing is offered instead of listening
 * @param onCommand runs the typed command and returns it; undefined if the text has none
 */
export function CommandDialog({
  isOpen,
  reason,
  onCommand,
  onClose,
}: {
  isOpen: boolean;
  reason?: string;
  onCommand: (text: string) => VoiceCommand | undefined;
  onClose: () => void;
}) {
  const lang = useLang();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => field.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-[#0009]" />
        {/* At the top on phones: the on-screen keyboard covers the bottom. */}
        <Dialog.Positioner className="fixed inset-0 z-50 flex items-start justify-center sm:items-center p-4">
          <Dialog.Content className="flex flex-col gap-4 p-4 w-full max-w-120 max-h-full overflow-y-auto overscroll-contain rounded-card bg-surface border border-line-strong shadow-lg outline-none">
            <div className="flex items-center justify-between gap-2">
              <Dialog.Title className="text-xl font-800">
                {m.island_commands_title({}, lang)}
              </Dialog.Title>
              <Dialog.CloseTrigger
                aria-label={m.island_commands_close({}, lang)}
                className="btn-icon"
              >
                <span className="i-lucide-x" aria-hidden="true" />
              </Dialog.CloseTrigger>
            </div>
            {reason && <p className="font-600">{reason}</p>}
            <p className="text-ink-soft">{m.island_commands_text({}, lang)}</p>
            <Commands field={field} onCommand={onCommand} />
            <p className="text-sm text-ink-soft">{m.island_commands_privacy({}, lang)}</p>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Commands({
  field,
  onCommand,
}: {
  field: React.RefObject<HTMLInputElement>;
  onCommand: (text: string) => VoiceCommand | undefined;
}) {
  const lang = useLang();
  const [text, setText] = useState("");
  const [last, setLast] = useState<{ text: string; command?: VoiceCommand }>();

  const run = (words: string) => {
    const typed = words.trim();
    if (typed === "") return;
    const command = onCommand(typed);
    setLast({ text: typed, command });
    if (command) setText("");
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(text);
  };

  return (
    <>
      <form onSubmit={onSubmit} className="flex gap-2">
        <input
          ref={field}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-label={m.island_commands_field({}, lang)}
          placeholder={VOICE_COMMANDS[0]?.phrases[0]}
          lang="es"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
          className="field flex-1 min-w-0"
        />
        <button className="btn-primary">{m.island_commands_run({}, lang)}</button>
      </form>
      <p role="status" className="min-h-6 font-600">
        {last &&
          (last.command
            ? commandText(last.command, lang)
            : m.island_voice_no_command({ text: last.text }, lang))}
      </p>
      <div>
        <h3 className="mb-1 text-sm font-600 text-ink-soft">{m.island_commands_list({}, lang)}</h3>
        <ul lang="es" className="flex flex-wrap gap-2">
          {VOICE_COMMANDS.flatMap(({ phrases }) => phrases).map((phrase) => (
            <li key={phrase}>
              <button type="button" onClick={() => run(phrase)} className="chip">
                {phrase}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
