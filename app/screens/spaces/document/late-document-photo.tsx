import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";

/**
 * A picture document as large as the window allows; a press opens it alone, at full size. With
 * `Save-Data` only the link. A picture without a caption says that agentiks know nothing of it.
 */
export function DocumentPhoto({
  path,
  document: { name },
  version: { number, state },
  passages,
}: {
  /** Address of the document. */
  path: string;
  document: { name: string };
  /** The version on the page. */
  version: { number: number; state: string };
  passages: readonly unknown[];
}) {
  const lang = useLang();
  const src = `${path}/file?version=${number}&show`;
  const hasNoPictures = usePicturesLink() !== undefined;
  const open = m.documents_photo_open({}, lang);
  const photo = hasNoPictures ? (
    <a href={src} className="btn self-start">
      {open}
    </a>
  ) : (
    <a href={src} aria-label={`${open}: ${name}`} data-tip="" className="block card p-1">
      {/* A height that is known before the picture has come, so that nothing moves. */}
      <img
        src={src}
        alt=""
        decoding="async"
        className="block w-full h-[60dvh] object-contain rounded-card"
      />
    </a>
  );
  return (
    <>
      {photo}
      {state === "ready" && passages.length === 0 && (
        <p className="text-ink-soft">{m.documents_picture_bare({}, lang)}</p>
      )}
    </>
  );
}
