import { DOCUMENT_ACCEPT } from "#domain/spaces/documents.ts";
import { MESSAGE_FILES_MAX } from "#domain/spaces/message-files.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { MessageFiles } from "./use-message-files.ts";

/** Phones offer the camera and the gallery for pictures, and iPhones then turn HEIC into JPEG. */
const ACCEPTED = `image/jpeg,image/png,image/webp,${DOCUMENT_ACCEPT}`;

/** The button that chooses files for a message; without JavaScript the browser's own field. */
export function FileButton({
  files: { input, hasScript, add },
  storage,
}: {
  files: MessageFiles;
  storage: LocalText;
}) {
  const lang = useLang();
  const name = m.files_add({ max: MESSAGE_FILES_MAX }, lang);
  const field = { type: "file", name: "files", multiple: true, accept: ACCEPTED } as const;
  return (
    <>
      <noscript>
        <label className="w-full flex flex-col px-2 text-sm">
          {name}
          <input {...field} className="w-full" />
          <span className="text-ink-soft">{storage[lang.locale]}</span>
        </label>
      </noscript>
      {hasScript && (
        <div className="relative h-0 -mb-2">
          <label className="btn-icon absolute left-0 top-0 focus-within:outline" title={name}>
            <span aria-hidden="true">📎</span>
            <input
              {...field}
              ref={input}
              aria-label={name}
              onChange={({ currentTarget }) => add(currentTarget.files)}
              className="sr-only"
            />
          </label>
        </div>
      )}
    </>
  );
}

/** The chosen files above the composer's buttons, each with a way to take it back. */
export function ChosenFiles({
  files: { chosen, remove, input },
  storage,
  isSending,
}: {
  files: MessageFiles;
  storage: LocalText;
  isSending: boolean;
}) {
  const lang = useLang();
  if (chosen.length === 0) return null;
  return (
    <>
      <ul aria-label={m.files_chosen({}, lang)} className="flex gap-2 overflow-x-auto">
        {chosen.map(({ file, preview }, index) => (
          <li key={index} className="card pl-2 flex items-center gap-2 shrink-0 max-w-48">
            {preview ? (
              <img src={preview} alt="" className="w-9 h-9 rounded-control object-cover" />
            ) : (
              <span aria-hidden="true">📄</span>
            )}
            <span className="min-w-0 text-sm">
              <span className="block truncate">{file.name}</span>
              <span className="text-ink-soft">{formatFileSize(file.size)}</span>
            </span>
            <button
              type="button"
              disabled={isSending}
              aria-label={m.files_remove({ name: file.name }, lang)}
              onClick={() => {
                remove(index);
                input.current?.focus();
              }}
              className="btn-icon shrink-0"
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <p className="px-2 text-sm text-ink-soft">{storage[lang.locale]}</p>
      {isSending && <progress aria-label={m.files_sending({}, lang)} className="w-full" />}
    </>
  );
}
